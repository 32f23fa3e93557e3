// The board: one element for each square, looked up once, changed only where its state changes.

import { drawn, write } from "./dom.js";

export function picture(svg) {
  return document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
}

export class BoardView {
  constructor(stage) {
    this.stage = stage;
    this.node = picture(stage.svg);
    this.node.setAttribute("aria-label", stage.board);
    this.node.style.maxWidth = `${stage.columns * 110}px`; // a small board need not be a huge one
    this.squares = new Map();
    const numbers = [...this.node.querySelectorAll(".snl-numbers text")];
    for (const [i, node] of [...this.node.querySelectorAll("[data-square]")].entries()) {
      this.add(Number(node.dataset.square), node, numbers[i]);
    }
    const start = this.node.querySelector(".snl-start");
    if (start) this.add(0, start, null);
    // What is drawn of each jump: from where it starts to where it ends, and its beginning.
    this.jumps = [...this.node.querySelectorAll(".snl-jump, .snl-beginning")].map((node) => [Number(node.dataset.from ?? node.dataset.at), node]);
    this.arrows = this.node.querySelector(".snl-arrows");
    this.notes = this.node.querySelector(".snl-notes");
  }

  // The picture itself says where a square is.
  add(square, node, number) {
    const [x, y] = node.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
    const cell = node.querySelector(".snl-cell");
    const [left, top, width, height] = ["x", "y", "width", "height"].map((name) => Number(cell.getAttribute(name)));
    const centre = [x + left + width / 2, y + top + height / 2];
    const { right, below } = this.stage.note;
    const plain = number?.getAttribute("class");
    this.squares.set(square, { node, number, plain, centre, end: [x + right, y + below], cue: node.querySelector(".snl-cue"), state: "unseen" });
  }

  show(states, notes, arrows, heat = new Map()) {
    for (const [square, part] of this.squares) {
      const state = states.get(square) ?? "unseen";
      const level = heat.get(square)?.level;
      if (state !== part.state || level !== part.level) this.mark(part, state, level);
      if (part.note || notes.has(square)) this.write(square, part, notes.get(square) ?? "");
    }
    this.arrows.replaceChildren(...arrows.map(([from, to, kind]) => this.arrow(from, to, kind)));
  }

  // If asked to, it fades the jumps that play no part at this moment.
  showJumps(which, squares) {
    this.node.dataset.jumps = which;
    if (which !== "near") return;
    const near = new Set(squares);
    for (const [from, node] of this.jumps) node.classList.toggle("snl-near", near.has(from));
  }

  mark(part, state, level) {
    part.state = state;
    part.level = level;
    part.node.dataset.state = state;
    if (level === undefined) delete part.node.dataset.heat;
    else part.node.dataset.heat = `heat-${level}`;
    part.cue?.setAttribute("d", this.stage.cues[state]);
    const plain = state === "unseen" ? part.plain : `snl-${state}`;
    const name = level === undefined ? plain : `snl-heat-${level}`;
    for (const text of [part.number, part.note]) text?.setAttribute("class", name);
  }

  write(square, part, text) {
    if (square === 0) return;
    if (!part.note) {
      const [x, y] = part.end;
      part.note = drawn("text", { x, y, class: part.number.getAttribute("class") });
      this.notes.append(part.note);
    }
    write(part.note, String(text));
  }

  // A small square in some state, for a legend.
  key(state) {
    const cell = this.node.querySelector("[data-square] .snl-cell").cloneNode();
    const side = 2 * Number(cell.getAttribute("x")) + Number(cell.getAttribute("width"));
    const shown = drawn("g", { class: `snl-key snl-key-${state}` }, cell, drawn("path", { class: "snl-cue", d: this.stage.cues[state] ?? "" }));
    return drawn("svg", { viewBox: `0 0 ${side} ${side}`, class: "snl-board", "aria-hidden": "true" }, shown);
  }

  // As in a still picture: the head, whose shape comes from there, is put on the tip and turned.
  arrow(from, to, kind) {
    const [[x1, y1], [x2, y2]] = [from, to].map((square) => this.squares.get(square).centre);
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const head = { d: this.stage.arrow, transform: `translate(${x2} ${y2}) rotate(${turn})` };
    return drawn("g", { class: `snl-arrow snl-arrow-${kind}` }, drawn("path", { d: `M${x1} ${y1}L${x2} ${y2}` }), drawn("path", head));
  }
}
