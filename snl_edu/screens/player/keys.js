// Which keys belong to the player. Everything else is left to the notebook: it runs cells, saves, undoes.

import { element } from "./dom.js";

// What each key does, under the name of its label.
export const KEYS = {
  ArrowRight: "forward",
  ArrowUp: "forward",
  ArrowLeft: "back",
  ArrowDown: "back",
  Home: "first",
  End: "last",
  " ": "play",
  f: "next.frontier",
  j: "next.jump",
  r: "next.rejected",
  s: "next.square",
  "?": "keys",
};
const KEY_NAMES = { ArrowRight: "→", ArrowUp: "↑", ArrowLeft: "←", ArrowDown: "↓" };

// What a key does; a capital letter does the same as a small one.
export function actionOf({ key }) {
  return KEYS[key] ?? KEYS[key.toLowerCase()];
}

// Each action with the names of its keys, in the order of the table above; a letter is a capital, as on the keyboard.
export function keyNames(space) {
  const names = new Map();
  for (const [key, action] of Object.entries(KEYS)) {
    names.set(action, [...(names.get(action) ?? []), KEY_NAMES[key] ?? (key === " " ? space : key.length === 1 ? key.toUpperCase() : key)]);
  }
  return names;
}

// Whether a key is kept from the notebook. Letters and digits are too: there one letter changes a cell, two delete it.
export function isHeld({ key, altKey, ctrlKey, metaKey, shiftKey }, onControl) {
  if (altKey || ctrlKey || metaKey) return false;
  if ([...key].length === 1) return true;
  return !shiftKey && (key in KEYS || (key === "Enter" && onControl));
}

// JupyterLab looks at this attribute when a key event reaches the document, before anything inside it. Only the window
// gets the event sooner. The attribute must be on the very element that has the focus, since most shortcuts look for it
// there. `stays` says whether Escape is needed inside.
export function guard(root, signal, stays = () => false) {
  const hear = (event) => {
    if (!root.contains(event.target)) return;
    const onControl = event.target.closest("button, [role=button], select, summary, input") !== null;
    const isOurs = event.key === "Escape" && stays();
    const suppressed = isOurs || isHeld(event, onControl);
    // It looks at the element with the focus first, and then at everything around it.
    for (const node of [root, event.target]) node.toggleAttribute("data-lm-suppress-shortcuts", suppressed);
    if (event.key !== "Escape" || isOurs) return;
    document.activeElement.blur(); // gives the keys back to the notebook, or to the page
    root.closest(".jp-Cell")?.focus();
  };
  window.addEventListener("keydown", hear, { capture: true, signal });
}

// A button that lists keys, and the list: some keys, and what they do.
export function keyHelp(words, rows) {
  const attributes = { type: "button", class: "snl-button snl-text", "aria-label": words.keys, title: words.keys, "aria-expanded": "false" };
  const button = element("button", attributes, "?");
  const listed = rows.map(([keys, does]) => element("div", {}, element("dt", {}, ...keys.map((key) => element("kbd", {}, key))), element("dd", {}, does)));
  const table = element("dl", { class: "snl-keys" }, ...listed);
  table.hidden = true;
  const toggle = () => {
    table.hidden = !table.hidden;
    button.setAttribute("aria-expanded", String(!table.hidden));
  };
  button.addEventListener("click", toggle);
  return { button, table, toggle };
}
