// What waits in a film: a queue with its next square first, or a stack with its top last.

import { element, fill, write } from "./dom.js";

const LONGEST_QUEUE = 200;

export class QueueView {
  constructor({ waiting_label: label, next_is_last: nextIsLast }, words) {
    this.words = words;
    this.nextIsLast = nextIsLast;
    this.node = element("ol", { class: "snl-queue", tabindex: "0", "aria-label": label, "data-empty": words.empty });
  }

  // If very many squares wait, only the next ones are shown, and how many more there are.
  show(queue) {
    const { node, nextIsLast } = this;
    const hidden = Math.max(0, queue.length - LONGEST_QUEUE);
    const more = hidden ? [fill(this.words.more, { number: hidden })] : [];
    const shown = nextIsLast ? [...more, ...queue.slice(hidden)] : [...queue.slice(0, LONGEST_QUEUE), ...more];
    while (node.children.length > shown.length) node.lastChild.remove();
    shown.forEach((square, place) => {
      const item = node.children[place] ?? node.appendChild(element("li"));
      write(item, String(square));
    });
    node.classList.toggle("snl-empty", queue.length === 0);
    if (nextIsLast) node.scrollTop = node.scrollHeight; // the top of a stack is in view
  }
}
