// The player on a page of its own, where no kernel answers: the state is in the page, and is kept there.

import { render } from "./player.js";

const values = JSON.parse(document.getElementById("state").textContent);
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
  save_changes() {},
};
render({ model, el: document.getElementById("player") });
