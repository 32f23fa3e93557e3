// The player on a page of its own, where no kernel answers: the state is in the page, and is kept there.

import { render } from "./player.js";

const values = JSON.parse(document.getElementById("state").textContent);

// Answers are kept in the browser with each one that is given. All pages that are opened as files share one store, so
// a page writes under its own path and a digest of its questions.
const shelf = `snl_edu ${location.pathname} ${values.digest}`;

function stored() {
  try {
    return JSON.parse(localStorage.getItem(shelf));
  } catch {
    return null; // storage is refused, or holds something else
  }
}

function store(answers) {
  try {
    if (answers.length) localStorage.setItem(shelf, JSON.stringify(answers));
    else localStorage.removeItem(shelf);
  } catch {
    // Storage is refused, or full. The answers last as long as the page.
  }
}

if (values.ask) values.answers = stored() ?? [];
const listeners = {};
const model = {
  get: (name) => values[name],
  set(name, value) {
    values[name] = value;
    for (const listener of listeners[`change:${name}`] ?? []) listener();
  },
  on(name, listener) {
    (listeners[name] ??= new Set()).add(listener);
  },
  off(name, listener) {
    listeners[name]?.delete(listener);
  },
  save_changes() {
    if (values.ask) store(values.answers);
  },
};
render({ model, el: document.getElementById("player") });
