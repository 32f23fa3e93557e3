// Small helpers to build elements; nothing here parses text as HTML.

const SVG = "http://www.w3.org/2000/svg";

// Icons are drawn, because not every font has the characters.
export const ICONS = {
  first: "M6 5v14M18 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  play: "M7 4l12 8-12 8z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  forward: "M8 5l9 7-9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
};

function filled(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

export function element(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

export function drawn(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

export function button(name, label, key) {
  const attributes = { type: "button", class: `snl-button snl-${name}`, "aria-label": label, title: `${label} (${key})` };
  return element("button", attributes, drawn("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, drawn("path", { d: ICONS[name] })));
}

export function chooser(label, options, chosen) {
  const select = element("select", { "aria-label": label });
  for (const [value, text] of options) select.append(element("option", { value }, text));
  select.value = String(chosen);
  return select;
}

export function panel(level, name, heading, ...children) {
  const box = element("section", { class: `snl-panel snl-panel-${name}`, "data-panel": name });
  if (heading) box.append(element(`h${level}`, {}, heading));
  box.append(...children);
  return box;
}

// Puts values into a sentence of the tables: "{rolls} rolls".
export function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

// Writes a text only where it has changed, so that the page is not laid out again for nothing.
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
