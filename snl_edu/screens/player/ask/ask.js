// The player while it asks: a question, a board whose squares are buttons, and what is said about the marks. It
// shows the film only as far as it was answered; what comes next is not on the screen in any form.

import { AnswerBoard, symbolKey } from "./answer_board.js";
import { element, fill, panel, write } from "../dom.js";
import { Film, Reels } from "../film.js";
import { guard, isHeld, keyHelp } from "../keys.js";
import { save } from "../news.js";
import { QueueView } from "../queue.js";
import { Marks, Questions } from "./questions.js";
import { Kept, RightAnswer, reviewList } from "./review.js";
import { squareOf } from "../squares.js";
import { worksheet } from "./worksheet.js";

const REASONS = ["right", "seen", "later", "jump", "never", "missed"];

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
    this.reels = new Reels([this.film], this.stage.grains);
    this.grain = model.get("grain");
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
    this.level = this.onPage ? 2 : 3;
    this.board = new AnswerBoard(this.stage, this.questions.data.names);
    this.kept = new Kept(words);
    this.prompt = element("p", { class: "snl-prompt", "aria-live": "polite" });
    this.sentence = element("p", { class: "snl-sentence", role: "status", "aria-live": "polite" });
    this.tally = element("p", { class: "snl-tally", "aria-live": "polite" });
    this.marked = element("p", { class: "snl-marked" });
    this.reasons = element("ul", { class: "snl-reasons", tabindex: "0", "aria-label": words.reasons });
    this.queue = new QueueView(this.film.wire, words);
    this.queuePanel = panel(this.level, "queue", words.queue, this.queue.node);
    this.review = element("ol", { class: "snl-review" });
    this.feedback = element("div", { class: "snl-panel snl-feedback" }, this.tally, this.reasons);
    this.left = element("div", { class: "snl-left" }, this.board.node, this.controls(), ...this.progress());
    this.right = element("div", { class: "snl-right" },
      this.sentence, this.marked, this.feedback, this.queuePanel, this.review, this.kept.node, this.legend());
    root.append(element("div", { class: "snl-film" }, element("div", { class: "snl-stage" }, this.prompt, this.left, this.right)));
  }

  controls() {
    const { words } = this;
    const text = (name) => element("button", { type: "button", class: `snl-button snl-text snl-do-${name}` }, words[name]);
    // Another board comes from the kernel.
    const names = ["check", "next", "undo", "hint", "show_me", "back", ...(this.model.send ? ["another"] : []), "again"];
    this.buttons = Object.fromEntries(names.map((name) => [name, text(name)]));
    return element("div", { class: "snl-transport" }, ...Object.values(this.buttons));
  }

  progress() {
    this.bar = element("progress", { max: String(this.questions.length), "aria-label": this.words.asked });
    this.place = element("span", { class: "snl-place" });
    this.points = element("span", { class: "snl-points" });
    this.projector = element("button", { type: "button", class: "snl-text" }, this.words.projector);
    this.help = keyHelp(this.words, this.keys());
    return [
      element("div", { class: "snl-progress" }, this.place, this.bar, this.points, this.projector, this.help.button),
      this.help.table,
    ];
  }

  keys() {
    const { words } = this;
    const rows = [[["←", "→", "↑", "↓"], "key.move"], [["Home"], "key.first"], [["End"], "key.last"], [[words.space], "key.mark"], [["Enter"], "key.enter"]];
    return [...rows, [["?"], "keys"], [["Esc"], "leave"]].map(([keys, name]) => [keys, words[name]]);
  }

  legend() {
    const list = element("ul", { class: "snl-legend", "aria-label": this.words.answers });
    const states = this.isFrontier ? ["frontier", "seen"] : ["current", "frontier", "seen"];
    for (const state of states) list.append(element("li", {}, this.board.board.key(state), this.words[`state.${state}`]));
    for (const name of REASONS) list.append(element("li", {}, symbolKey(name), this.words[`answer.${name}`]));
    return list;
  }

  listen() {
    this.stop = new AbortController();
    const on = (node, event, handler) => node.addEventListener(event, handler, { signal: this.stop.signal });
    const { check, undo, hint, show_me: show, back, next, another, again } = this.buttons;
    on(check, "click", () => this.check());
    on(undo, "click", () => this.undo());
    on(hint, "click", () => this.hint());
    on(show, "click", () => this.show());
    on(back, "click", () => this.number > 0 && this.open(this.number - 1));
    on(next, "click", () => this.next());
    on(again, "click", () => this.again());
    if (another) on(another, "click", () => this.another());
    on(this.projector, "click", () => this.tell({ projector: !this.model.get("projector") }));
    on(this.board.node, "click", (event) => this.press(squareOf(event)));
    on(this.root, "keydown", (event) => this.key(event));
    guard(this.root, this.stop.signal);
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

  // On paper nobody can press anything. The sheet is made only when needed, since it has a board for each question.
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

  // Whether an answer is shown beside the film: only when feedback comes at the end, and all answers are given.
  get isReview() {
    return this.atEnd && this.isClosed && this.answers.length === this.questions.length;
  }

  // If the question is which square is taken, a click is an answer by itself.
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

  // Shows an answered question as it was left, and what was missing.
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
    const { words, questions, answers } = this;
    const [right, all] = questions.score(answers);
    const shown = answers.filter((answer) => answer.shown).length;
    const done = fill(words[shown ? "done.shown" : "done"], { right, all, shown });
    if (!this.atEnd) return done;
    const parted = answers.findIndex((answer) => answer.shown || !questions.judge(answer.question, answer.picked).right);
    return [done, ...(parted < 0 ? [] : [fill(words.parted, { number: parted + 1 })]), words["done.beside"]].join(" ");
  }

  press(square) {
    if (!square || this.isClosed || this.isOver) return;
    this.board.buttons.focus(square, false);
    this.marks.toggle(square, this.question.kind === "take");
    this.tell({ picked: this.marks.sorted }); // first: a right click answers the question, and leaves no mark behind
    if (this.isTake && this.marks.picked.length) this.check();
    else this.draw();
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
    else if (this.isOver && this.atEnd) this.open(0);
  }

  another() {
    this.message = this.words["another.wait"];
    this.draw();
    this.model.send({ wish: "another board" });
  }

  again() {
    this.answers = [];
    this.tell({ answers: [], score: this.questions.score([]), picked: [] });
    this.open(0);
  }

  // Marks or answers were changed elsewhere: in the kernel, or in another view of the same player.
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
    if (!isHeld(event, true)) return;
    const square = squareOf(event);
    const onBoard = {
      " ": () => this.press(square),
      Enter: () => (this.isClosed ? this.next() : this.isTake ? this.press(square) : this.check()),
    };
    const action = event.key === "?" ? this.help.toggle : square && (this.board.buttons.moveOf(event.key, square) ?? onBoard[event.key]);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  tell(news) {
    for (const [name, value] of Object.entries(news)) this.model.set(name, value);
    save(this.model);
  }

  draw() {
    const { root, words, questions } = this;
    const [right, all] = questions.score(this.answers);
    const moment = this.isOver ? this.film.length - 1 : this.question.askedAt;
    const scene = this.film.scene(moment);
    const step = this.reels.stepAt(this.grain, [moment]);
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
    this.drawKept([right, all]);
    Object.assign(root.dataset, { step, asked: this.answers.length, score: `${right}/${all}` });
    if (step !== this.model.get("step")) this.tell({ step });
  }

  drawBoard(scene) {
    const isOpen = !(this.isClosed || this.isOver);
    // While the learner plays the search, the rolls would give away which square comes next.
    this.board.show(scene, this.isFrontier || this.isOver ? this.film.rolls(scene) : new Map(), this.marks, isOpen);
    // If there are very many jumps, those in reach stand out.
    this.board.board.showJumps(this.stage.jumps ?? "all", this.isOver ? scene.about : this.question.jumps);
    this.root.classList.toggle("snl-open", isOpen);
    this.drawRightAnswer();
  }

  // It is a second board, made only when it is needed.
  drawRightAnswer() {
    if (this.isReview && !this.rightAnswer) {
      this.rightAnswer = new RightAnswer(this.film, this.stage, this.level);
      this.marked.after(this.rightAnswer.node);
    }
    if (!this.rightAnswer) return;
    this.rightAnswer.node.hidden = !this.isReview;
    if (!this.isReview) return;
    this.rightAnswer.show(this.question.revealedTo, !this.isFrontier);
    this.rightAnswer.board.showJumps(this.stage.jumps ?? "all", this.question.jumps);
  }

  drawMarked() {
    const { words } = this;
    const { picked } = this.marks;
    const squares = picked.join(", ");
    write(this.marked, squares ? fill(words.marked, { squares }) : words["marked.nothing"]);
    this.marked.hidden = this.isOver || this.isTake || this.marks.told.size > 0;
  }

  // Every mark with its reason, wrong ones first.
  drawReasons() {
    const told = [...this.marks.told].map(([square, reason]) => ({
      reason,
      square,
      sentence: reason === "missed" ? this.questions.arrival(this.number, square) : this.questions.mark(this.number, square).sentence,
    }));
    const order = this.questions.reasons;
    told.sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason) || a.square - b.square);
    this.reasons.replaceChildren(...told.map(({ square, reason, sentence }) => element("li", { "data-reason": reason },
      symbolKey(reason), element("strong", {}, String(square)), element("span", {}, fill(this.words[`reason.${reason}`] ?? "{sentence}", { sentence })))));
    this.reasons.hidden = told.length === 0;
    // The sentence is already about the one square that was wrong.
    this.feedback.hidden = (told.length === 0 && !this.judged) || (this.isTake && !this.isClosed);
  }

  // The queue is hidden while the question is which square leaves it.
  drawQueue(scene) {
    this.queuePanel.hidden = this.isFrontier || this.isOver || this.isReview || this.question.kind === "take";
    if (!this.queuePanel.hidden) this.queue.show(scene.queue);
  }

  // When all questions are answered, each can be opened again.
  drawReview() {
    this.review.hidden = !this.isOver;
    const listed = this.isOver ? reviewList(this.questions, this.answers, this.words, (question) => this.open(question)) : [];
    this.review.replaceChildren(...listed);
  }

  drawButtons() {
    const { check, undo, hint, show_me: show, back, next, again } = this.buttons;
    const isOpen = !this.isClosed && !this.isOver;
    can(check, isOpen && !this.isTake);
    can(undo, isOpen && this.marks.before.length > 0);
    can(hint, isOpen);
    can(show, isOpen);
    can(back, this.number > 0 && (!this.atEnd || this.answers.length === this.questions.length));
    const goesOn = this.isClosed || (this.isOver && this.atEnd);
    can(next, goesOn);
    can(again, this.answers.length > 0);
    for (const node of [hint, show]) node.hidden = this.atEnd;
    check.classList.toggle("snl-primary", isOpen && !this.isTake);
    next.classList.toggle("snl-primary", goesOn);
  }

  drawProjector() {
    const on = Boolean(this.model.get("projector"));
    this.root.classList.toggle("snl-projector", on);
    this.projector.setAttribute("aria-pressed", String(on));
  }

  drawKept(score) {
    const { answers, model } = this;
    this.kept.node.hidden = !this.onPage || answers.length === 0;
    if (this.kept.node.hidden) return;
    const kept = { title: model.get("title"), board: this.film.wire.name, ask: model.get("ask"), score, answers };
    this.kept.show(kept, !this.atEnd || answers.length === this.questions.length);
  }

  destroy() {
    this.stop.abort();
    this.kept.forget();
    for (const [name, handler] of Object.entries(this.changes)) this.model.off(name, handler);
    this.root.remove();
  }
}
