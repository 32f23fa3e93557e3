// Puts a player, its questions or a practice into a page: what the model holds says which.

import { AskView } from "./ask.js";
import { element } from "./dom.js";
import { VERSION, parsed } from "./film.js";
import { Player, handOver } from "./player.js";
import { PracticeView } from "./practice.js";
import { QUESTIONS_VERSION } from "./questions.js";

const OTHER_VERSION = "This player was saved by another version of snl_edu: run its cell again to see it.";

// A player that was saved long ago may meet a newer script, or the other way round.
function readable(films) {
  const wires = Array.isArray(films) ? films.map((film) => (typeof film === "string" ? parsed(film) : film)) : [];
  return wires.length > 0 && wires.every(({ version }) => version === VERSION) ? wires : null;
}

// What is asked about the films, if anything is.
function asked(model) {
  if (!model.get("ask")) return null;
  const data = model.get("questions");
  return typeof data === "string" ? JSON.parse(data) : data;
}

export function render({ model, el }) {
  let player;
  // New films are a new player in the place of the old one; both are drawn between two frames of the screen.
  const begin = (step) => {
    const films = model.get("films");
    if (player?.films) handOver(player.films, films);
    player?.destroy();
    player = undefined;
    const rounds = model.get("rounds");
    if ((rounds ?? films)?.length === 0) return el.replaceChildren(); // it is closed, or empty
    if (rounds) {
      player = new PracticeView(model, el);
      return;
    }
    const wires = readable(films);
    const data = asked(model);
    if (!wires || (data && data.version !== QUESTIONS_VERSION)) {
      el.replaceChildren(element("p", { class: "snl-player", role: "status" }, OTHER_VERSION));
      return;
    }
    const root = element("div");
    el.replaceChildren(root);
    player = data ? new AskView(model, root, wires[0], data) : new Player(model, root, wires, step);
  };
  // The step is asked of the new films, since one that was played may still be on its way to the kernel.
  const replace = () => begin(model.get("stage")?.grains?.[model.get("grain")]?.first ?? 0);
  begin(model.get("step"));
  model.on("change:films", replace);
  return () => {
    model.off("change:films", replace);
    player?.destroy();
    player = undefined;
    el.replaceChildren();
  };
}
