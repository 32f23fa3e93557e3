// Puts a player, its questions or a practice into a page, whichever the model holds.

import { AskView } from "./ask/ask.js";
import { element } from "./dom.js";
import { VERSION } from "./film.js";
import { Player, handOver } from "./player.js";
import { PracticeView } from "./ask/practice.js";
import { QUESTIONS_VERSION } from "./ask/questions.js";

const OTHER_VERSION = "This player was saved by another version of snl_edu: run its cell again to see it.";

// From a kernel, films and questions come as text.
function dataOf(data) {
  return typeof data === "string" ? JSON.parse(data) : data;
}

// Each film of the model, and what is asked about it, if anything is.
function roundsOf(model) {
  const rounds = model.get("rounds")?.map(dataOf);
  if (rounds) return rounds.map((round) => ({ ...round, film: dataOf(round.film) }));
  const questions = model.get("ask") ? dataOf(model.get("questions")) : null;
  const films = model.get("films");
  return Array.isArray(films) ? films.map((film) => ({ film: dataOf(film), questions })) : [];
}

// What was saved long ago may meet a newer script, or the other way round.
function isReadable({ film, questions }) {
  return film?.version === VERSION && (!questions || questions.version === QUESTIONS_VERSION);
}

export function render({ model, el }) {
  let player;
  // New films get a new player in place of the old one; the change happens between two frames of the screen.
  const begin = (step) => {
    const films = model.get("films");
    if (player?.films) handOver(player.films, films);
    player?.destroy();
    player = undefined;
    if ((model.get("rounds") ?? films)?.length === 0) return el.replaceChildren(); // it is closed, or empty
    const rounds = roundsOf(model);
    if (!rounds.length || !rounds.every(isReadable)) {
      el.replaceChildren(element("p", { class: "snl-player", role: "status" }, OTHER_VERSION));
      return;
    }
    if (model.get("rounds")) {
      player = new PracticeView(model, el, rounds);
      return;
    }
    const root = element("div");
    el.replaceChildren(root);
    const [{ film, questions }] = rounds;
    player = questions ? new AskView(model, root, film, questions) : new Player(model, root, rounds.map((round) => round.film), step);
  };
  // The step comes from the new films, since a step of the old ones may still be on its way to the kernel.
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
