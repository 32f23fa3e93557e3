// Questions on paper: blank boards with what is asked about them, and the key on a last page of its own.

import { BoardView } from "../board.js";
import { element } from "../dom.js";

// A blank board for each frontier.
function frontierSheet({ stage, words, asked }) {
  return element("ol", { class: "snl-sheet" }, ...asked.map(({ prompt }) => element("li", {}, element("p", {}, prompt), new BoardView(stage).node, element("p", { class: "snl-write" }, words["sheet.squares"]))));
}

// One blank board, and a line for each square that is taken: which one it is, and which join. A question that names
// the square would answer the one before it.
function searchSheet({ stage, words, asked }) {
  const rows = asked.filter(({ kind }) => kind === "join").map((_, i) => element("tr", {}, element("td", {}, String(i + 1)), element("td"), element("td")));
  const head = ["", words["sheet.takes"], words["sheet.joins"]].map((text) => element("th", { scope: "col" }, text));
  const table = element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows));
  return element("div", { class: "snl-sheet snl-sheet-search" }, new BoardView(stage).node, table);
}

export function worksheet({ stage, words, questions, isFrontier }) {
  const asked = Array.from({ length: questions.length }, (_, number) => questions.at(number));
  // The order of a frontier's squares does not matter, so the key sorts them; the order of those that join does.
  const listed = (right) => (isFrontier ? [...right].sort((a, b) => a - b) : right).join(", ") || words["sheet.none"];
  const answers = asked.map(({ prompt, right }) => element("li", {}, `${prompt} `, element("strong", {}, listed(right))));
  return element("section", { class: "snl-worksheet" },
    (isFrontier ? frontierSheet : searchSheet)({ stage, words, asked }),
    element("div", { class: "snl-answer-key" }, element("h2", {}, words["sheet.key"]), element("ol", {}, ...answers)),
  );
}
