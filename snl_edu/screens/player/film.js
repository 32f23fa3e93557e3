// A film as it comes from Python: named columns with a row for each moment. Nothing here knows a rule of the game: a
// moment is looked up, and the changes up to it are applied.

import { Lists, Replay, Sentences } from "./columns.js";
import { fill } from "./dom.js";

export const VERSION = 5;

// From a kernel a film comes as text, and in it most columns are text again, with two bytes for each number.
export function parsed(text) {
  const film = JSON.parse(text);
  return { ...film, moments: unpacked(film.moments), landmarks: unpacked(film.landmarks), games: unpacked(film.games) };
}

function unpacked(column) {
  if (typeof column === "string") return [...new Uint16Array(Uint8Array.from(atob(column), (byte) => byte.charCodeAt(0)).buffer)];
  if (typeof column !== "object" || Array.isArray(column)) return column;
  return Object.fromEntries(Object.entries(column).map(([name, each]) => [name, unpacked(each)]));
}

// A stretch of a line; a column of stretches that all begin at the start of the line has no `first`.
function stretch({ line, first, last, backwards }, moment) {
  const squares = line.slice(first ? first[moment] : 0, last[moment]);
  return backwards ? squares.toReversed() : squares;
}

export class Film {
  constructor(wire) {
    this.wire = wire;
    const { kind, states, about, heat, variables } = wire.moments;
    this.length = kind.length;
    this.sentences = new Sentences(wire.kinds.words, kind, wire.moments.numbers);
    this.about = new Lists(about);
    const [marked, warmed] = [new Lists(states), heat ? new Lists(heat) : null];
    this.states = new Replay((held, moment) => this.put(held, marked, moment));
    // How likely squares are: a level and a label for each, or nothing.
    this.heat = new Replay((held, moment) => warmed?.put(held, moment, "heats", (number) => wire.heats[number]));
    this.variables = variables ? new Replay((functions, moment) => this.change(functions, moment)) : null;
    this.games = this.endings();
  }

  places(grain) {
    return this.wire.grains[grain] ?? [...Array(this.length).keys()];
  }

  // Squares take on their new states.
  put(states, lists, number) {
    lists.put(states, number, "states", (state) => this.wire.states[state]);
  }

  // The squares that a moment is about.
  squares(moment) {
    return this.about.at(moment);
  }

  // The rolls to each square seen so far, where they are known.
  rolls({ seen }) {
    const { rolls } = this.wire;
    return new Map(seen.filter((square) => square in rolls).map((square) => [square, rolls[square]]));
  }

  // The moments that stand out for some reason, and those that are about a square: Python says which.
  landmarks(name) {
    return this.wire.landmarks[name] ?? [];
  }

  visits(square) {
    return [...Array(this.length).keys()].filter((moment) => this.squares(moment).includes(square));
  }

  // In which function variables have changed, whether it has just been called, and what they hold now.
  change(functions, moment) {
    const { entered } = this.wire.moments.variables;
    const name = this.functionAt(moment);
    if (entered[moment] || !functions.has(name)) functions.set(name, new Map());
    for (const [variable, text] of Object.entries(this.changesAt(moment))) functions.get(name).set(variable, text);
  }

  functionAt(moment) {
    return this.wire.functions[this.wire.moments.variables.function[moment]];
  }

  changesAt(moment) {
    return this.wire.changes[this.wire.moments.variables.changes[moment]];
  }

  // Everything to show at one moment; the last one shows one of the games that the film may end with.
  scene(moment, game = 0) {
    const { wire } = this;
    const { waiting, seen, arrow, counters } = wire.moments;
    const number = wire.moments.kind[moment];
    const scene = {
      kind: wire.kinds.name[number],
      line: wire.kinds.line[number],
      sentence: this.sentences.at(moment),
      queue: stretch(waiting, moment),
      seen: stretch(seen, moment),
      states: this.states.at(moment),
      heat: this.heat.at(moment),
      about: this.squares(moment),
      arrow: arrow.landing[moment] ? [arrow.start[moment], arrow.landing[moment]] : null,
      counters: Object.keys(wire.counter_labels).map((name) => [name, counters[name][moment]]),
      variables: this.variablesAt(moment),
      game: null,
      gameArrows: [],
    };
    return scene.kind === "game" ? { ...scene, ...this.ending(moment, game) } : scene;
  }

  // The games that it may end with: the squares of each path, and where the die lands if a move goes on.
  endings() {
    const { name, path, landings } = this.wire.games;
    const [paths, landed] = [new Lists(path), new Lists(landings)];
    return name.map((each, i) => {
      const squares = landed.at(i);
      return { name: each, path: paths.at(i), landings: new Map(landed.at(i, "places").map((place, k) => [place, squares[k]])) };
    });
  }

  ending(moment, number) {
    const { off, on } = this.wire.games;
    const game = this.games[number];
    const { path, landings } = game;
    const states = new Map(this.states.at(moment));
    off.squares.forEach((square, i) => states.set(square, this.wire.states[off.states[i]]));
    for (const square of path) states.set(square, this.wire.states[on]);
    return {
      game,
      gameArrows: path.slice(1).map((end, i) => [path[i], landings.get(i) ?? end, "game"]),
      states,
      about: [...path, ...landings.values()],
      sentence: fill(this.wire.game_sentence, { squares: path.join(", ") }),
    };
  }

  variablesAt(moment) {
    if (!this.variables) return null;
    const changed = this.changesAt(moment);
    const held = this.variables.at(moment).get(this.functionAt(moment));
    return [...held].map(([variable, text]) => [variable, text, Object.hasOwn(changed, variable)]);
  }
}

// Several films run together: at each grain it is known how many steps each of them waits before it begins.
export class Reels {
  constructor(films, grains) {
    this.films = films;
    this.grains = grains;
    this.places = {};
    for (const grain of Object.keys(grains)) this.places[grain] = films.map((film) => film.places(grain));
  }

  last(grain) {
    return this.grains[grain].last;
  }

  // The moment of each film at a step: a shorter film waits on its last one.
  moments(grain, step) {
    return this.places[grain].map((places, i) => {
      const place = step - this.grains[grain].waits[i];
      return places[Math.max(0, Math.min(places.length - 1, place))];
    });
  }

  // The next of some moments of the first film that has one: a grain that shows it, this one if it does, and the step.
  next(grain, step, wanted) {
    const now = this.moments(grain, step);
    for (const [i, film] of this.films.entries()) {
      const moment = wanted(film).find((each) => each > now[i]);
      const shown = [grain, ...Object.keys(this.grains)].find((name) => this.places[name][i].includes(moment));
      if (shown) return { grain: shown, step: this.places[shown][i].indexOf(moment) + this.grains[shown].waits[i] };
    }
    return null;
  }

  // The last step at which no film is past its own one of these moments.
  stepAt(grain, moments) {
    let step = this.last(grain);
    while (step > 0 && this.moments(grain, step).some((moment, i) => moment > moments[i])) step -= 1;
    return step;
  }

  // The last step of another grain that shows nothing before its time.
  sameStep(from, step, to) {
    return this.stepAt(to, this.moments(from, step));
  }
}
