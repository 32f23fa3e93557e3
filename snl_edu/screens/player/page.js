// The player on a page of its own, where no kernel answers: the state is in the page, and is kept there.

import { localModel } from "./model.js";
import { render } from "./render.js";

const values = JSON.parse(document.getElementById("state").textContent);

// Each answer is kept in the browser as soon as it is given. All pages that are opened as files share one store, so
// a page writes under its own path and a digest of its questions.
const shelf = `snl_edu ${location.pathname} ${values.digest}`;

function stored() {
  try {
    return JSON.parse(localStorage.getItem(shelf));
  } catch {
    return null; // storage is refused, or holds something else
  }
}

function store(given) {
  try {
    if (given.length) localStorage.setItem(shelf, JSON.stringify(given));
    else localStorage.removeItem(shelf);
  } catch {
    // Storage is refused, or full. The answers last as long as the page.
  }
}

// What is kept: the answers of a player that asks, or the results of a practice.
const kept = values.rounds ? "results" : values.ask ? "answers" : null;
if (kept) values[kept] = stored() ?? [];
const model = localModel(values, () => kept && store(values[kept]));
render({ model, el: document.getElementById("player") });
