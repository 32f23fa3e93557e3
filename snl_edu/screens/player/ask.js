// The player while it asks: a question, a board whose squares are buttons, and what is said about the marks. Of the
// film it shows only what was answered; what comes next is not on the screen in any form.

import { BoardView } from "./board.js";
import { drawn, element, fill, panel, write } from "./dom.js";
import { Film } from "./film.js";
import { Marks, Questions } from "./questions.js";
import { SquareButtons } from "./squares.js";
import { stateKey } from "./view.js";
import { worksheet } from "./worksheet.js";

// Drawn in the lower left corner of a square, where neither its number nor its rolls are.
const SYMBOLS = {
  marked: "M16 44h.01",
  right: "M10.5 44.5l4 4.5 7.5-9.5",
  seen: "M21 44a5 5 0 1 1-1.5-3.6M21.5 37v4.2h-4.2",
  later: "M16 38v12M10 44h12",
  jump: "M10.5 49c0-13 10.5-12 10.5-3M17.5 43.500l3.5 4 3.5-4",
  never: "M11.5 39.500l9 9M20.5 39.500l-9 9",
  missed: "M16 37.500v7M16 50v.01",
};
const REASONS = ["right", "seen", "later", "jump", "never", "missed"];

function symbol(name) {
  return [drawn("circle", { cx: 16, cy: 44, r: 10.5 }), drawn("path", { d: SYMBOLS[name] })];
}

function key(name) {
  const shown = drawn("g", { class: "snl-symbol", "data-answer": name }, ...symbol(name));
  return drawn("svg", { viewBox: "4 32 24 24", class: "snl-symbol-key", "aria-hidden": "true" }, shown);
}

function can(node, possible) {
  node.setAttribute("aria-disabled", String(!possible));
}

export class AskView {
  constructor(model, root, wire, data) {
    this.model = model;
    this.root = root;
    this.stage = model.get("stage");
    this.words = this.stage.words;
    this.film = new Film(wire);
    this.places = this.film.places(model.get("grain"));
    this.questions = new Questions(data);
    this.answers = this.questions.kept(model.get("answers"));
    this.isFrontier = model.get("ask") === "frontier";
    this.build();
    this.listen();
    this.drawProjector();
    this.open(this.answers.length, model.get("picked"));
  }

  build() {
    const { root, words, model } = this;
    this.onPage = Boolean(root.closest(".snl-page"));
    this.title = model.get("title") || words.asked;
    root.classList.add("snl-player", "snl-ask");
    for (const [name, value] of Object.entries({ role: "group", "aria-label": this.title })) root.setAttribute(name, value);
    root.dataset.ask = model.get("ask");
    if (model.get("title") || this.onPage) root.append(element(this.onPage ? "h1" : "h2", { class: "snl-title" }, this.title));
    const level = this.onPage ? 2 : 3;
    this.buildBoard();
    this.prompt = element("p", { class: "snl-prompt", "aria-live": "polite" });
    this.sentence = element("p", { class: "snl-sentence", role: "status", "aria-live": "polite" });
    this.tally = element("p", { class: "snl-tally", "aria-live": "polite" });
    this.marked = element("p", { class: "snl-marked" });
    this.reasons = element("ul", { class: "snl-reasons", tabindex: "0", "aria-label": words.reasons });
    this.queue = element("ol", { class: "snl-queue", tabindex: "0", "aria-label": words.queue });
    this.queuePanel = panel(level, "queue", words.queue, this.queue);
    this.review = element("ol", { class: "snl-review" });
    this.left = element("div", { class: "snl-left" }, this.board.node, this.controls(), this.progress());
    this.feedback = element("div", { class: "snl-panel snl-feedback" }, this.tally, this.reasons);
    root.append(element("div", { class: "snl-film" }, element("div", { class: "snl-stage" },
      this.prompt,
      this.left,
      element("div", { class: "snl-right" },
        this.sentence, this.marked, this.feedback, this.queuePanel, this.review, this.keep(), this.legend()),
    )));
  }

  buildBoard() {
    this.board = new BoardView(this.stage);
    this.grid = new SquareButtons(this.board);
    this.squares = this.grid.squares;
    this.symbols = drawn("g", { class: "snl-symbols" });
    this.board.node.append(this.symbols);
  }

  controls() {
    const { words } = this;
    const text = (name) => element("button", { type: "button", class: `snl-button snl-text snl-do-${name}` }, words[name]);
    this.buttons = Object.fromEntries(["check", "next", "undo", "hint", "show_me", "back", "again"].map((name) => [name, text(name)]));
    return element("div", { class: "snl-transport" }, ...Object.values(this.buttons));
  }

  progress() {
    this.bar = element("progress", { max: String(this.questions.length), "aria-label": this.words.asked });
    this.place = element("span", { class: "snl-place" });
    this.points = element("span", { class: "snl-points" });
    this.projector = element("button", { type: "button", class: "snl-text" }, this.words.projector);
    return element("div", { class: "snl-progress" }, this.place, this.bar, this.points, this.projector);
  }

  legend() {
    const list = element("ul", { class: "snl-legend", "aria-label": this.words.answers });
    const states = this.isFrontier ? ["frontier", "seen"] : ["current", "frontier", "seen"];
    for (const state of states) list.append(element("li", {}, stateKey(this.stage, state), this.words[`state.${state}`]));
    for (const name of REASONS) list.append(element("li", {}, key(name), this.words[`answer.${name}`]));
    return list;
  }

  // What a learner can take away from a page; in a notebook the answers are in the kernel.
  keep() {
    const { words } = this;
    this.result = element("p", { class: "snl-result", "aria-label": words["result.label"] });
    this.download = element("a", { class: "snl-download", download: "answers.json" }, words.download);
    this.kept = element("div", { class: "snl-kept" }, this.result, this.download);
    return this.kept;
  }

  listen() {
    this.stop = new AbortController();
    const on = (node, event, handler, capture = false) => node.addEventListener(event, handler, { signal: this.stop.signal, capture });
    const { check, undo, hint, show_me: show, back, next, again } = this.buttons;
    on(check, "click", () => this.check());
    on(undo, "click", () => this.undo());
    on(hint, "click", () => this.hint());
    on(show, "click", () => this.show());
    on(back, "click", () => this.number > 0 && this.open(this.number - 1));
    on(next, "click", () => this.next());
    on(again, "click", () => this.again());
    on(this.projector, "click", () => this.tell({ projector: !this.model.get("projector") }));
    on(this.board.node, "click", (event) => this.press(event.target.closest("[data-square]")));
    on(this.board.node, "keydown", (event) => this.key(event));
    // JupyterLab hears keys before the player does, and asks what has the focus for this attribute. Those with Ctrl or
    // Shift, and Escape, are left to it.
    on(window, "keydown", (event) => {
      const ours = !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.key === "Escape");
      if (this.root.contains(event.target)) event.target.toggleAttribute("data-lm-suppress-shortcuts", ours);
    }, true);
    if (this.onPage) {
      const print = matchMedia("print");
      on(window, "beforeprint", () => this.writeSheet());
      on(print, "change", () => print.matches && this.writeSheet());
      if (print.matches) this.writeSheet();
    }
    this.changes = {
      "change:picked": () => this.follow(),
      "change:answers": () => this.restart(),
      "change:feedback": () => this.draw(),
      "change:projector": () => this.drawProjector(),
    };
    for (const [name, handler] of Object.entries(this.changes)) this.model.on(name, handler);
  }

  // On paper nobody can press anything. The sheet is made when it is wanted, since it holds a board for each question.
  writeSheet() {
    if (!this.root.querySelector(".snl-worksheet")) this.root.append(worksheet(this));
  }

  get atEnd() {
    return this.model.get("feedback") === "at end";
  }

  get isOver() {
    return this.number >= this.questions.length;
  }

  // Whether the question that is shown is answered.
  get isClosed() {
    return this.number < this.answers.length;
  }

  // A click on a square that is taken is an answer by itself.
  get isTake() {
    return !this.atEnd && this.question?.kind === "take";
  }

  open(number, picked = []) {
    this.number = number;
    this.question = this.isOver ? null : this.questions.at(number);
    this.marks = new Marks(this.isClosed || this.isOver ? [] : picked);
    this.judged = null;
    this.message = "";
    const answer = this.answers[number];
    if (this.isOver) this.message = this.doneWords();
    else if (!answer) this.message = this.words[this.question.kind === "take" && this.atEnd ? "do.take.later" : `do.${this.question.kind}`];
    else this.recall(answer);
    this.draw();
  }

  // An answered question, as it was left; what was missing is shown too.
  recall({ picked, shown }) {
    this.marks.picked = picked;
    this.judged = this.questions.judge(this.number, picked);
    for (const { square, reason } of this.judged.marks) this.marks.told.set(square, reason);
    for (const square of this.judged.missing) this.marks.told.set(square, "missed");
    this.message = this.judged.sentence;
    if (!shown) return;
    this.judged.count = ""; // nothing is missing any more
    this.message = `${this.words[this.question.right.length ? "shown" : "shown.none"]} ${this.question.why}`;
  }

  doneWords() {
    const [right, all] = this.questions.score(this.answers);
    const shown = this.answers.filter((answer) => answer.shown).length;
    return fill(this.words[shown ? "done.shown" : "done"], { right, all, shown });
  }

  press(node) {
    if (!node || this.isClosed || this.isOver) return;
    const square = Number(node.dataset.square);
    this.grid.focus(square, false);
    this.marks.toggle(square, this.question.kind === "take");
    if (this.isTake && this.marks.picked.length) this.check();
    else this.draw();
    this.tell({ picked: this.marks.sorted });
  }

  check() {
    if (this.isClosed || this.isOver || this.marks.checked) return;
    if (this.question.kind === "take" && !this.marks.picked.length) return; // something is always taken
    const judged = this.questions.judge(this.number, this.marks.picked);
    this.marks.check(judged);
    if (this.atEnd) {
      this.close(false);
      this.open(this.number + 1);
    } else if (judged.right) {
      this.close(false);
      this.open(this.number);
    } else {
      this.judged = judged;
      this.message = judged.sentence;
      this.draw();
    }
  }

  undo() {
    this.marks.undo();
    this.draw();
    this.tell({ picked: this.marks.sorted });
  }

  hint() {
    if (this.isClosed || this.isOver || this.atEnd) return;
    const { hints } = this.question;
    this.message = fill(this.words.hinted, { hint: hints[Math.min(this.marks.hints, hints.length - 1)] });
    this.marks.hints += 1;
    this.draw();
  }

  show() {
    if (this.isClosed || this.isOver || this.atEnd) return;
    this.close(true);
    this.open(this.number);
  }

  close(shown) {
    const { picked, tries } = this.marks;
    this.answers = [...this.answers, { question: this.number, picked, tries, shown }];
    this.tell({ answers: this.answers, score: this.questions.score(this.answers), picked: [] });
  }

  next() {
    if (this.isClosed) this.open(this.number + 1);
  }

  again() {
    this.answers = [];
    this.tell({ answers: [], score: this.questions.score([]), picked: [] });
    this.open(0);
  }

  // Marks or answers were changed elsewhere: in the kernel, or where the same player is shown once more.
  follow() {
    const picked = this.model.get("picked");
    if (this.isClosed || this.isOver || picked.join() === this.marks.sorted.join()) return;
    this.marks.picked = picked;
    this.marks.checked = false;
    this.draw();
  }

  restart() {
    const answers = this.questions.kept(this.model.get("answers"));
    if (JSON.stringify(answers) === JSON.stringify(this.answers)) return;
    this.answers = answers;
    this.open(answers.length);
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const node = event.target.closest("[data-square]");
    const actions = {
      " ": () => this.press(node),
      Enter: () => (this.isClosed ? this.next() : this.isTake ? this.press(node) : this.check()),
    };
    const action = node && (this.grid.moveOf(event.key, Number(node.dataset.square)) ?? actions[event.key]);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  tell(news) {
    for (const [name, value] of Object.entries(news)) this.model.set(name, value);
    try {
      this.model.save_changes();
    } catch {
      // The kernel is gone. The questions go on.
    }
  }

  draw() {
    const { root, words, questions } = this;
    const [right, all] = questions.score(this.answers);
    const moment = this.isOver ? this.film.length - 1 : this.question.askedAt;
    const scene = this.film.scene(moment);
    const step = this.places.findLastIndex((place) => place <= moment);
    this.drawBoard(scene);
    write(this.prompt, this.isOver ? scene.sentence : this.question.prompt);
    write(this.sentence, this.message);
    write(this.tally, this.judged?.count ?? "");
    this.drawMarked();
    this.drawReasons();
    this.drawQueue(scene);
    this.drawReview();
    this.drawButtons();
    write(this.place, this.isOver ? "" : fill(words.question, { number: this.number + 1, all }));
    this.bar.value = this.answers.length;
    write(this.points, this.atEnd && this.answers.length < all ? "" : fill(words.score, { right, all }));
    this.drawKept(right, all);
    Object.assign(root.dataset, { step, asked: this.answers.length, score: `${right}/${all}` });
    if (step !== this.model.get("step")) this.tell({ step });
  }

  drawBoard(scene) {
    const { rolls } = this.film.wire;
    // While the learner is the search, the rolls would say which square comes next.
    const known = this.isFrontier || this.isOver ? scene.seen.filter((square) => square in rolls) : [];
    const path = scene.game?.path ?? [];
    const arrows = path.slice(1).map((end, i) => [path[i], scene.game.landings[i] ?? end, "game"]);
    this.board.show(scene.states, new Map(known.map((square) => [square, rolls[square]])), arrows);
    this.board.node.setAttribute("aria-disabled", String(this.isClosed || this.isOver));
    this.root.classList.toggle("snl-open", !(this.isClosed || this.isOver));
    const picked = new Set(this.marks.picked);
    const symbols = [];
    for (const [square, part] of this.squares) {
      const answer = this.marks.told.get(square) ?? "";
      const isMarked = picked.has(square);
      const look = `${answer} ${isMarked} ${part.state}`;
      if (part.look !== look) this.drawSquare(square, part, answer, isMarked);
      part.look = look;
      if (answer || isMarked) symbols.push(this.symbolOf(part, answer || "marked"));
    }
    this.symbols.replaceChildren(...symbols);
  }

  drawSquare(square, part, answer, isMarked) {
    const { words } = this;
    const state = part.state === "unseen" ? "" : words[`state.${part.state}`];
    const mark = answer ? words[`answer.${answer}`] : isMarked ? words["answer.marked"] : "";
    const name = [fill(words.square, { square }), this.questions.data.names[square], state, mark];
    part.node.setAttribute("aria-label", name.filter(Boolean).join(", "));
    part.node.setAttribute("aria-pressed", String(isMarked));
    if (answer) part.node.dataset.answer = answer;
    else delete part.node.dataset.answer;
    for (const text of [part.number, part.note]) if (text) text.dataset.told = answer || (isMarked ? "marked" : "");
  }

  symbolOf({ centre: [x, y] }, name) {
    const place = `translate(${x - this.grid.size / 2} ${y - this.grid.size / 2})`;
    return drawn("g", { class: "snl-symbol", "data-answer": name, transform: place }, ...symbol(name));
  }

  drawMarked() {
    const { words } = this;
    const { picked } = this.marks;
    const squares = picked.join(", ");
    write(this.marked, squares ? fill(words.marked, { squares }) : words["marked.nothing"]);
    this.marked.hidden = this.isOver || this.isTake || this.marks.told.size > 0;
  }

  // Every mark with its reason, what is wrong first.
  drawReasons() {
    const told = [...this.marks.told].map(([square, reason]) => ({
      reason,
      square,
      sentence: reason === "missed" ? this.questions.arrival(this.number, square) : this.questions.mark(this.number, square).sentence,
    }));
    const order = ["jump", "seen", "later", "never", "missed", "right"];
    told.sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason) || a.square - b.square);
    this.reasons.replaceChildren(...told.map(({ square, reason, sentence }) => element("li", { "data-reason": reason },
      key(reason), element("strong", {}, String(square)), element("span", {}, fill(this.words[`reason.${reason}`] ?? "{sentence}", { sentence })))));
    this.reasons.hidden = told.length === 0;
    // One square that was wrong is spoken of already.
    this.feedback.hidden = (told.length === 0 && !this.judged) || (this.isTake && !this.isClosed);
  }

  // Which square leaves the queue is asked, so the queue is shown only while it is not.
  drawQueue(scene) {
    this.queuePanel.hidden = this.isFrontier || this.isOver || this.question.kind === "take";
    if (this.queuePanel.hidden) return;
    this.queue.replaceChildren(...scene.queue.map((square) => element("li", {}, String(square))));
    this.queue.classList.toggle("snl-empty", scene.queue.length === 0);
    this.queue.dataset.empty = this.words.empty;
  }

  // When all is answered, each question can be opened once more.
  drawReview() {
    this.review.hidden = !this.isOver;
    if (!this.isOver) return this.review.replaceChildren();
    return this.review.replaceChildren(...this.answers.map(({ question, picked, shown }) => {
      const judged = this.questions.judge(question, picked);
      const reason = judged.right && !shown ? "right" : shown ? "missed" : judged.marks.find((mark) => mark.reason !== "right")?.reason ?? "missed";
      const name = shown ? this.words.show_me : this.words[`answer.${reason}`];
      const open = element("button", { type: "button", class: "snl-text" }, key(reason), element("span", {}, `${this.questions.at(question).prompt} `), element("em", {}, name));
      open.addEventListener("click", () => this.open(question));
      return element("li", {}, open);
    }));
  }

  drawButtons() {
    const { check, undo, hint, show_me: show, back, next, again } = this.buttons;
    const isOpen = !this.isClosed && !this.isOver;
    can(check, isOpen && !this.isTake);
    can(undo, isOpen && this.marks.before.length > 0);
    can(hint, isOpen);
    can(show, isOpen);
    can(back, this.number > 0 && (!this.atEnd || this.answers.length === this.questions.length));
    can(next, this.isClosed);
    can(again, this.answers.length > 0);
    for (const node of [hint, show]) node.hidden = this.atEnd;
    check.classList.toggle("snl-primary", isOpen && !this.isTake);
    next.classList.toggle("snl-primary", this.isClosed);
  }

  drawProjector() {
    const on = Boolean(this.model.get("projector"));
    this.root.classList.toggle("snl-projector", on);
    this.projector.setAttribute("aria-pressed", String(on));
  }

  drawKept(right, all) {
    const { answers, words } = this;
    this.kept.hidden = !this.onPage || answers.length === 0;
    if (this.kept.hidden) return;
    const tries = answers.reduce((sum, answer) => sum + answer.tries, 0);
    const shown = answers.filter((answer) => answer.shown).length;
    const isTold = !this.atEnd || answers.length === all;
    this.result.hidden = !isTold;
    write(this.result, isTold ? fill(words.result, { title: this.title, right, all, tries, shown }) : "");
    const text = JSON.stringify({ title: this.title, board: this.film.wire.name, ask: this.model.get("ask"), score: [right, all], answers });
    if (text === this.text) return;
    this.text = text;
    if (this.download.href) URL.revokeObjectURL(this.download.href);
    this.download.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  }

  destroy() {
    this.stop.abort();
    if (this.download.href) URL.revokeObjectURL(this.download.href);
    for (const [name, handler] of Object.entries(this.changes)) this.model.off(name, handler);
    this.root.remove();
  }
}
