// A board to draw on. Wishes are sent to the kernel, which knows the rules; its answers are drawn here.

import { BoardView, picture } from "../board.js";
import { element, fill, write } from "../dom.js";
import { guard } from "../keys.js";
import { Pencil } from "./pencil.js";
import { SquareButtons, squareOf } from "../squares.js";

const PATIENCE = 1000; // milliseconds without an answer, after which nobody seems to be listening
const ACTIONS = { u: "undo", r: "redo", m: "move" };
const SIZES = ["squares", "columns", "die"];

class EditorView {
  constructor(model, root) {
    this.model = model;
    this.root = root;
    this.words = model.get("words");
    this.pencil = new Pencil();
    this.notice = ""; // by the page itself, until the kernel says something
    this.stop = new AbortController();
    this.build();
    this.listen();
    this.draw();
    this.wish({ do: "answer" });
  }

  build() {
    const { root, words } = this;
    root.classList.add("snl-editor", "snl-open");
    for (const [name, value] of Object.entries({ role: "group", "aria-label": words.name })) root.setAttribute(name, value);
    this.facts = element("strong", { class: "snl-facts" });
    this.message = element("span", { class: "snl-message" });
    this.sentence = element("p", { class: "snl-sentence", role: "status", "aria-live": "polite" }, this.facts, this.message);
    this.left = element("div", { class: "snl-left" }, this.tools());
    this.right = element("div", { class: "snl-right" }, this.sizes(), this.codePanel(), this.how());
    root.append(element("div", { class: "snl-film" }, element("div", { class: "snl-stage" }, this.sentence, this.left, this.right)));
  }

  tools() {
    const named = (name, attributes = {}) => element("button", { type: "button", class: `snl-button snl-text snl-do-${name}`, ...attributes }, this.words[name]);
    this.buttons = Object.fromEntries(["undo", "redo", "move", "clear", "random"].map((name) => [name, named(name)]));
    for (const [key, name] of Object.entries(ACTIONS)) this.buttons[name].title = `${this.words[name]} (${key.toUpperCase()})`;
    return element("div", { class: "snl-transport" }, ...Object.values(this.buttons));
  }

  sizes() {
    this.inputs = Object.fromEntries(SIZES.map((name) => [name, element("input", { type: "number", min: "1", step: "1" })]));
    const labels = SIZES.map((name) => element("label", {}, element("span", {}, this.words[name]), this.inputs[name]));
    return element("div", { class: "snl-panel snl-sizes", role: "group", "aria-label": this.words.size }, ...labels);
  }

  codePanel() {
    this.code = element("textarea", { class: "snl-code", readonly: "", rows: "3", spellcheck: "false", "aria-label": this.words.code });
    this.copy = element("button", { type: "button", class: "snl-button snl-text snl-do-copy" }, this.words.copy);
    return element("div", { class: "snl-panel snl-code-panel" }, this.code, this.copy);
  }

  how() {
    const { words } = this;
    const keys = [["←↑↓→", "key.arrows"], ["Space", "key.press"], ["Del", "key.take"], ["M", "move"], ["U", "undo"], ["R", "redo"], ["Esc", "key.escape"]];
    const table = element("dl", { class: "snl-keys" });
    for (const [key, name] of keys) table.append(element("div", {}, element("dt", {}, element("kbd", {}, key)), element("dd", {}, words[name])));
    const list = element("ul", { class: "snl-how" }, ...["take", "move"].map((name) => element("li", {}, words[`how.${name}`])));
    return element("div", { class: "snl-help" }, list, element("details", { class: "snl-menu" }, element("summary", {}, words.keys), table));
  }

  listen() {
    const on = (node, event, handler) => node.addEventListener(event, handler, { signal: this.stop.signal });
    for (const name of ["undo", "redo", "clear", "random"]) on(this.buttons[name], "click", () => this.act(name));
    on(this.buttons.move, "click", () => this.act("move"));
    on(this.copy, "click", () => this.copyCode());
    for (const name of SIZES) {
      on(this.inputs[name], "change", ({ target }) => this.resize(name, target.value));
      on(this.inputs[name], "keydown", ({ key, target }) => key === "Enter" && this.resize(name, target.value));
    }
    on(this.left, "click", (event) => this.press(squareOf(event)));
    on(this.left, "pointerdown", (event) => {
      this.down = event.pointerType !== "touch" && event.button === 0 ? squareOf(event) : null;
    });
    on(this.left, "pointerover", (event) => this.hover(event));
    on(this.left, "focusin", (event) => this.preview(squareOf(event)));
    on(window, "pointerup", (event) => this.release(event));
    on(this.root, "keydown", (event) => this.key(event));
    guard(this.root, this.stop.signal, () => this.pencil.held !== null);
    this.follow = () => {
      clearTimeout(this.timer);
      if (!this.model.get("scene").sizes) return; // it is closed
      this.notice = "";
      this.draw();
    };
    this.model.on("change:scene", this.follow);
  }

  // Asks the kernel for something. If nobody answers, a message says so, and nothing has changed.
  wish(wish) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.say(this.words.silent), PATIENCE);
    try {
      this.model.send(wish);
    } catch {
      // The kernel is gone; the message will say so in a moment.
    }
  }

  act(name) {
    if (name === "move") {
      this.pencil.isMoving = !this.pencil.isMoving;
      this.letGo(this.pencil.isMoving ? this.words.moving : "");
    } else if (this.buttons[name].getAttribute("aria-disabled") !== "true") {
      this.wish({ do: name });
    }
  }

  resize(name, text) {
    if (text === "") this.draw();
    else if (text !== String(this.model.get("scene").sizes[name])) {
      this.resized = name;
      this.wish({ do: "resize", [name]: Number(text) });
    }
  }

  press(square) {
    if (!square) return;
    this.grid.focus(square, false);
    const wish = this.pencil.press(square);
    if (wish) this.change(wish);
    else this.say(this.heldWords(square));
  }

  change(wish) {
    this.wish({ do: "change", ...wish });
    this.drawHeld();
  }

  heldWords(square) {
    const { held, isMoving, jumps } = this.pencil;
    if (!held) return isMoving ? fill(this.words.no_end, { square }) : "";
    if (held.from === undefined) return fill(this.words.held, { square });
    return fill(this.words[`held.${held.end}`], { from: held.from, to: jumps[held.from] });
  }

  // While its button is held down, the mouse drags what it was pressed on.
  hover(event) {
    const square = squareOf(event);
    if (event.buttons === 0) this.down = null; // it was let go outside the window
    if (this.down && square && square !== this.down && this.pencil.held?.at !== this.down) this.pencil.grab(this.down);
    this.preview(square);
  }

  release(event) {
    const [from, to] = [this.down, this.left.contains(event.target) ? squareOf(event) : null];
    this.down = null;
    if (!from || from === to || this.pencil.held?.at !== from) return;
    if (to) this.change(this.pencil.to(to));
    else this.letGo("");
  }

  letGo(message) {
    this.pencil.held = null;
    this.say(message);
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const square = squareOf(event);
    const name = ACTIONS[event.key.toLowerCase()];
    const typing = event.target.closest("input, textarea");
    const take = () => square in this.pencil.jumps && this.change({ take: square });
    const onSquare = { " ": () => this.press(square), Enter: () => this.press(square), Delete: take, Backspace: take };
    let action = square && !event.shiftKey && (this.grid.moveOf(event.key, square) ?? onSquare[event.key]);
    if (name && !typing) action = () => this.act(name);
    if (event.key === "Escape" && this.pencil.held) action = () => this.letGo("");
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  async copyCode() {
    let copied = true;
    try {
      await navigator.clipboard.writeText(this.code.value);
    } catch {
      this.code.select();
      copied = document.execCommand("copy"); // where a page may not use the clipboard by itself
    }
    this.say(copied ? this.words.copied : this.words.copy_yourself);
  }

  say(message) {
    this.notice = message;
    this.drawWords();
    this.drawHeld();
  }

  draw() {
    const { sizes, jumps, undo, redo } = this.model.get("scene");
    this.pencil.follow(jumps, sizes.squares);
    this.drawBoard(sizes);
    this.drawWords();
    this.drawHeld();
    for (const name of SIZES) {
      const isTyped = this.inputs[name] === document.activeElement && name !== this.resized; // that stays as it is
      if (!isTyped && this.inputs[name].value !== String(sizes[name])) this.inputs[name].value = sizes[name];
    }
    this.resized = null;
    if (this.code.value !== this.model.get("code")) this.code.value = this.model.get("code");
    const possible = { undo, redo, clear: Object.keys(jumps).length > 0 };
    for (const [name, can] of Object.entries(possible)) this.buttons[name].setAttribute("aria-disabled", String(!can));
    this.root.dataset.jumps = JSON.stringify(jumps);
  }

  // While the size stays the same, so do the squares, and with them the focus; only the jumps are drawn again.
  drawBoard({ squares, columns }) {
    const stage = this.model.get("stage");
    if (stage === this.stage) return;
    this.stage = stage;
    const size = `${squares}/${columns}`;
    if (size === this.size) {
      this.board.node.querySelector(".snl-jumps").replaceWith(picture(stage.svg).querySelector(".snl-jumps"));
      this.board.node.setAttribute("aria-label", stage.board);
      return;
    }
    const focused = this.board?.node.contains(document.activeElement) ? squareOf({ target: document.activeElement }) : null;
    this.size = size;
    const next = new BoardView(stage);
    if (this.board) this.board.node.replaceWith(next.node);
    else this.left.prepend(next.node);
    this.board = next;
    this.grid = new SquareButtons(next);
    if (focused) this.grid.focus(Math.min(focused, squares));
  }

  drawWords() {
    const { facts, message, refused } = this.model.get("scene");
    write(this.facts, facts);
    write(this.message, this.notice || message || this.words["how.put"]);
    this.sentence.classList.toggle("snl-refused", refused && !this.notice);
  }

  drawHeld() {
    const { held, isMoving } = this.pencil;
    const { names } = this.model.get("scene");
    for (const [square, { node, number }] of this.grid.squares) {
      const isHeld = held?.at === square;
      const name = [fill(this.words.square, { square }), names[square]].filter(Boolean).join(", ");
      for (const [attribute, value] of [["aria-pressed", String(isHeld)], ["aria-label", name]]) {
        if (node.getAttribute(attribute) !== value) node.setAttribute(attribute, value);
      }
      number.dataset.told = isHeld ? "marked" : "";
    }
    for (const node of this.board.node.querySelectorAll("[data-from]")) {
      node.classList.toggle("snl-held", Number(node.dataset.from) === held?.from);
    }
    this.buttons.move.setAttribute("aria-pressed", String(isMoving));
    this.preview(null);
  }

  // Shows what a click here would do.
  preview(square) {
    const shown = this.pencil.held && square && square !== this.pencil.held.at ? this.pencil.between(square) : null;
    const arrows = shown && shown[0] !== shown[1] ? [this.board.arrow(...shown, "try")] : [];
    this.board.arrows.replaceChildren(...arrows);
  }

  destroy() {
    clearTimeout(this.timer);
    this.stop.abort();
    this.model.off("change:scene", this.follow);
    this.root.remove();
  }
}

function render({ model, el }) {
  if (!model.get("scene")?.sizes) return undefined; // it is closed
  const root = element("div");
  el.replaceChildren(root);
  const view = new EditorView(model, root);
  return () => {
    view.destroy();
    el.replaceChildren();
  };
}

export default { render };
