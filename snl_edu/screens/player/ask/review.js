// What a learner sees when a question is answered: the answer beside the film, all answers in a list, and a file to keep.

import { symbolKey } from "./answer_board.js";
import { BoardView } from "../board.js";
import { element, fill, write } from "../dom.js";
import { QueueView } from "../queue.js";

// The film beside an answer: the moment when it has answered the question itself.
export class RightAnswer {
  constructor(film, stage, level) {
    this.film = film;
    this.board = new BoardView(stage);
    // Only the squares of the other board can be marked; these are just shown.
    for (const [square, { node }] of this.board.squares) {
      delete node.dataset.square;
      node.dataset.beside = square;
    }
    this.queue = new QueueView(film.wire, stage.words);
    const heading = element(`h${level}`, {}, stage.words["title.search"]);
    this.node = element("section", { class: "snl-panel snl-beside" }, heading, this.board.node, this.queue.node);
  }

  show(moment, hasQueue) {
    const scene = this.film.scene(moment);
    this.board.show(scene.states, this.film.rolls(scene), []);
    this.queue.node.hidden = !hasQueue;
    this.queue.show(scene.queue);
  }
}

// Each question with what its answer was worth; `open` opens one again.
export function reviewList(questions, answers, words, open) {
  return answers.map(({ question, picked, shown }) => {
    const reason = shown ? "missed" : questions.judge(question, picked).reason;
    const name = shown ? words.show_me : words[`answer.${reason}`];
    const node = element("button", { type: "button", class: "snl-text" },
      symbolKey(reason), element("span", {}, `${questions.at(question).prompt} `), element("em", {}, name));
    node.addEventListener("click", () => open(question));
    return element("li", {}, node);
  });
}

// What a learner can take away from a page; in a notebook the answers are in the kernel.
export class Kept {
  constructor(words) {
    this.words = words;
    this.result = element("p", { class: "snl-result", "aria-label": words["result.label"] });
    this.download = element("a", { class: "snl-download", download: "answers.json" }, words.download);
    this.node = element("div", { class: "snl-kept" }, this.result, this.download);
  }

  show({ title, board, ask, score, answers }, isTold) {
    const [right, all] = score;
    const tries = answers.reduce((sum, answer) => sum + answer.tries, 0);
    const shown = answers.filter((answer) => answer.shown).length;
    this.result.hidden = !isTold;
    write(this.result, isTold ? fill(this.words.result, { title: title || board, right, all, tries, shown }) : "");
    const text = JSON.stringify({ title, board, ask, score, answers });
    if (text === this.text) return;
    this.forget();
    this.text = text;
    this.download.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  }

  forget() {
    if (this.download.href) URL.revokeObjectURL(this.download.href);
  }
}
