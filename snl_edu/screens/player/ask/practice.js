// One board after another, each with its questions; a board that somebody got wrong comes back.

import { AskView } from "./ask.js";
import { element, fill, write } from "../dom.js";
import { localModel } from "../model.js";
import { saveChanges } from "../news.js";

// The boards that are still to come, in order. Results are in the order in which boards were finished.
export function boardsLeft(results, count) {
  const left = [...Array(count).keys()];
  for (const { right, all } of results) {
    const board = left.shift();
    if (right < all) left.push(board);
  }
  return left;
}

// Results that were kept somewhere, up to the first wrong one; `sizes` says how many questions each board has.
export function keptResults(results, sizes) {
  const kept = [];
  for (const result of Array.isArray(results) ? results : []) {
    const [board] = boardsLeft(kept, sizes.length);
    const { right, all } = result ?? {};
    if (board === undefined || result?.board !== board || all !== sizes[board] || !Number.isInteger(right) || right < 0 || right > all) break;
    kept.push({ board, right, all });
  }
  return kept;
}

export class PracticeView {
  constructor(model, el, rounds) {
    this.model = model;
    this.el = el;
    this.words = model.get("stage").words;
    this.rounds = rounds;
    this.results = keptResults(model.get("results"), rounds.map(({ questions }) => questions.questions.kind.length));
    this.build();
    this.open();
  }

  build() {
    const { words } = this;
    this.place = element("span", {});
    this.bar = element("progress", { max: String(this.rounds.length), "aria-label": words.practice });
    this.again = element("button", { type: "button", class: "snl-text" }, words.again);
    this.next = element("button", { type: "button", class: "snl-button snl-text snl-primary" }, words.next_board);
    this.head = element("div", { class: "snl-progress snl-practice" }, this.place, this.bar, this.again);
    this.next.addEventListener("click", () => this.open());
    this.again.addEventListener("click", () => {
      this.keep([]);
      this.open();
    });
  }

  get left() {
    return boardsLeft(this.results, this.rounds.length);
  }

  open() {
    const [board = 0] = this.left;
    const { film, stage, questions } = this.rounds[board];
    const values = {
      stage: { ...stage, words: this.words },
      title: this.model.get("title"),
      ask: this.model.get("ask"),
      grain: this.model.get("grain"),
      feedback: "at once",
      picked: [],
      answers: [],
    };
    this.isKept = false;
    this.view?.destroy();
    const root = element("div");
    this.el.replaceChildren(root);
    this.view = new AskView(localModel(values, ({ answers, score }) => this.finish(board, answers, score)), root, film, questions);
    root.querySelector(".snl-film").before(this.head);
    this.view.buttons.again.replaceWith(this.next);
    this.draw();
  }

  finish(board, answers, [right, all] = [0, 0]) {
    if (this.isKept || !all || answers.length < all || !this.left.length) return;
    this.isKept = true;
    this.keep([...this.results, { board, right, all }]);
    this.draw();
  }

  keep(results) {
    this.results = results;
    this.model.set("results", results);
    saveChanges(this.model);
  }

  draw() {
    const count = this.rounds.length;
    const passed = count - this.left.length;
    this.next.hidden = !this.isKept || this.left.length === 0;
    this.bar.value = passed;
    write(this.place, fill(this.words[this.left.length ? "boards" : "boards.done"], { passed, count }));
    this.again.setAttribute("aria-disabled", String(this.results.length === 0));
    this.view.root.dataset.practice = `${passed}/${count}`;
  }

  destroy() {
    this.view.destroy();
  }
}
