// A board on which a learner marks squares; it shows whether each mark is right, or why it is wrong.

import { BoardView } from "../board.js";
import { drawn, fill } from "../dom.js";
import { SquareButtons } from "../squares.js";

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

function symbol(name) {
  return [drawn("circle", { cx: 16, cy: 44, r: 10.5 }), drawn("path", { d: SYMBOLS[name] })];
}

// The symbol of a reason by itself, for a list.
export function symbolKey(name) {
  const shown = drawn("g", { class: "snl-symbol", "data-answer": name }, ...symbol(name));
  return drawn("svg", { viewBox: "4 32 24 24", class: "snl-symbol-key", "aria-hidden": "true" }, shown);
}

export class AnswerBoard {
  // `names` says what is special about some squares.
  constructor(stage, names) {
    this.words = stage.words;
    this.names = names;
    this.board = new BoardView(stage);
    this.node = this.board.node;
    this.buttons = new SquareButtons(this.board);
    this.symbols = drawn("g", { class: "snl-symbols" });
    this.node.append(this.symbols);
  }

  // Shows a scene of the film, and over it the marks and what was said about them.
  show(scene, rolls, { picked, told }, isOpen) {
    this.board.show(scene.states, rolls, scene.gameArrows);
    this.node.setAttribute("aria-disabled", String(!isOpen));
    const marked = new Set(picked);
    const symbols = [];
    for (const [square, part] of this.buttons.squares) {
      const answer = told.get(square) ?? "";
      const isMarked = marked.has(square);
      const look = `${answer} ${isMarked} ${part.state}`;
      if (part.look !== look) this.draw(square, part, answer, isMarked);
      part.look = look;
      if (!answer && !isMarked) continue;
      const [x, y] = part.centre.map((middle) => middle - this.buttons.size / 2);
      symbols.push(drawn("g", { class: "snl-symbol", "data-answer": answer || "marked", transform: `translate(${x} ${y})` }, ...symbol(answer || "marked")));
    }
    this.symbols.replaceChildren(...symbols);
  }

  draw(square, part, answer, isMarked) {
    const { words } = this;
    const state = part.state === "unseen" ? "" : words[`state.${part.state}`];
    const mark = answer ? words[`answer.${answer}`] : isMarked ? words["answer.marked"] : "";
    const name = [fill(words.square, { square }), this.names[square], state, mark];
    part.node.setAttribute("aria-label", name.filter(Boolean).join(", "));
    part.node.setAttribute("aria-pressed", String(isMarked));
    if (answer) part.node.dataset.answer = answer;
    else delete part.node.dataset.answer;
    for (const text of [part.number, part.note]) if (text) text.dataset.told = answer || (isMarked ? "marked" : "");
  }
}
