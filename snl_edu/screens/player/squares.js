// The squares of a board as buttons: one of them can be reached with Tab, the others from there with the arrows. The
// picture says where each of them is, and so which one is beside it.

import { drawn } from "./dom.js";

const MOVES = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The square that was pressed, or has the focus.
export function squareOf({ target }) {
  const node = target.closest?.("[data-square]");
  return node ? Number(node.dataset.square) : null;
}

export class SquareButtons {
  constructor(board) {
    board.node.setAttribute("role", "group");
    this.squares = new Map([...board.squares].filter(([square]) => square));
    this.byPlace = new Map();
    for (const [square, part] of this.squares) {
      const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(part.node.querySelector(".snl-cell").getAttribute(name)));
      // So that the gap between two squares belongs to one of them.
      part.node.prepend(drawn("rect", { class: "snl-hit", width: width + 2 * x, height: height + 2 * y }));
      part.node.setAttribute("role", "button");
      this.size = width + 2 * x;
      this.byPlace.set(part.centre.join(), square);
    }
    [this.first, this.last] = [Math.min(...this.squares.keys()), Math.max(...this.squares.keys())];
    this.focus(this.first, false);
  }

  // What a key does on a square, if it moves to another one.
  moveOf(key, square) {
    if (key === "Home") return () => this.focus(this.first);
    if (key === "End") return () => this.focus(this.last);
    return MOVES[key] && (() => this.move(square, MOVES[key]));
  }

  move(square, [right, down]) {
    const [x, y] = this.squares.get(square).centre;
    const beside = this.byPlace.get([x + right * this.size, y + down * this.size].join());
    if (beside) this.focus(beside);
  }

  focus(square, now = true) {
    for (const [each, { node }] of this.squares) {
      const index = each === square ? "0" : "-1";
      if (node.getAttribute("tabindex") !== index) node.setAttribute("tabindex", index);
    }
    if (now) this.squares.get(square).node.focus();
  }
}
