// A film as it comes from Python: named columns with a row for each moment. Nothing here knows a rule of the game: a
// moment is looked up, and the changes up to it are applied.

import { fill } from "./dom.js";

export const VERSION = 4;

// From a kernel a film comes as text, and in it most columns are text again, with two bytes for each number.
export function parsed(text) {
  const film = JSON.parse(text);
  return { ...film, moments: unpacked(film.moments) };
}

function unpacked(column) {
  if (typeof column === "string") return [...new Uint16Array(Uint8Array.from(atob(column), (byte) => byte.charCodeAt(0)).buffer)];
  if (typeof column !== "object" || Array.isArray(column)) return column;
  return Object.fromEntries(Object.entries(column).map(([name, each]) => [name, unpacked(each)]));
}

// Where the part of each moment begins in a list that holds those of all moments, one after another.
function begins(lengths) {
  const places = [0];
  for (const length of lengths) places.push(places.at(-1) + length);
  return places;
}

// What always begins at the beginning says so once.
function stretch({ line, first, last, backwards }, moment) {
  const squares = line.slice(first ? first[moment] : 0, last[moment]);
  return backwards ? squares.toReversed() : squares;
}

export class Film {
  constructor(wire) {
    this.wire = wire;
    const { kind, changed, variables } = wire.moments;
    this.length = kind.length;
    this.kinds = wire.kinds.map(([name, line, words]) => [name, line, words.split("0")]); // a 0 for each number
    this.numbers = begins(kind.map((number) => this.kinds[number][2].length - 1));
    this.about = begins(wire.moments.about.counts);
    this.changes = begins(changed.map((count) => 2 * count));
    this.states = new Replay((states, moment) => this.mark(states, moment));
    this.warmed = begins(wire.moments.heat?.counts ?? []);
    this.heat = new Replay((heats, moment) => this.warm(heats, moment));
    this.variables = variables ? new Replay((functions, moment) => this.change(functions, variables[moment])) : null;
  }

  places(grain) {
    return this.wire.grains[grain] ?? [...Array(this.length).keys()];
  }

  mark(states, moment) {
    this.put(states, this.wire.moments.states.slice(this.changes[moment], this.changes[moment + 1]));
  }

  // Squares, each with the number of its new state.
  put(states, changed) {
    for (let i = 0; i < changed.length; i += 2) states.set(changed[i], this.wire.states[changed[i + 1]]);
  }

  // How likely squares are: a level and a label for each, or nothing.
  warm(heats, moment) {
    const { heat } = this.wire.moments;
    for (let i = this.warmed[moment]; i < this.warmed[moment + 1]; i += 1) heats.set(heat.squares[i], this.wire.heats[heat.heats[i]]);
  }

  // The squares that a moment is about.
  squares(moment) {
    return this.wire.moments.about.squares.slice(this.about[moment], this.about[moment + 1]);
  }

  // The moments that stand out for some reason, and those that are about a square: Python says which.
  landmarks(name) {
    return this.wire.landmarks[name] ?? [];
  }

  visits(square) {
    return [...Array(this.length).keys()].filter((moment) => this.squares(moment).includes(square));
  }

  // A row says in which function variables have changed, whether it has just been called, and what they hold now.
  change(functions, [name, entered, changes]) {
    if (entered || !functions.has(name)) functions.set(name, new Map());
    for (const [variable, text] of this.wire.changes[changes]) functions.get(name).set(variable, text);
  }

  // Everything that is to be seen at one moment, with one of the games that the film may end with.
  scene(moment, game = 0) {
    const { wire } = this;
    const { waiting, seen, arrow, counters } = wire.moments;
    const [kind, line, words] = this.kinds[wire.moments.kind[moment]];
    const numbers = this.numbers[moment] - 1; // before its first one: no number stands before the first words
    const scene = {
      kind,
      line,
      sentence: words.map((part, i) => (i ? wire.moments.numbers[numbers + i] + part : part)).join(""),
      queue: stretch(waiting, moment),
      seen: stretch(seen, moment),
      states: this.states.at(moment),
      heat: this.heat.at(moment),
      about: this.squares(moment),
      arrow: arrow[2 * moment + 1] ? arrow.slice(2 * moment, 2 * moment + 2) : null,
      counters: Object.keys(wire.counter_labels).map((name) => [name, counters[name][moment]]),
      variables: this.variablesAt(moment),
      game: null,
      gameArrows: [],
    };
    return scene.kind === "game" ? { ...scene, ...this.ending(moment, wire.games[game]) } : scene;
  }

  ending(moment, game) {
    const states = new Map(this.states.at(moment));
    this.put(states, game.states);
    const { path, landings } = game;
    return {
      game,
      gameArrows: path.slice(1).map((end, i) => [path[i], landings[i] ?? end, "game"]),
      states,
      about: [...path, ...Object.values(landings)],
      sentence: fill(this.wire.game_sentence, { squares: path.join(", ") }),
    };
  }

  variablesAt(moment) {
    if (!this.variables) return null;
    const [name, , changes] = this.wire.moments.variables[moment];
    const changed = new Set(this.wire.changes[changes].map(([variable]) => variable));
    return [...this.variables.at(moment).get(name)].map(([variable, text]) => [variable, text, changed.has(variable)]);
  }
}

// Applies the changes of one moment after another; to go back it begins again, which takes no time worth saving.
class Replay {
  constructor(change) {
    this.change = change;
    this.rewind();
  }

  rewind() {
    this.done = 0;
    this.held = new Map();
  }

  at(moment) {
    if (moment + 1 < this.done) this.rewind();
    for (; this.done <= moment; this.done += 1) this.change(this.held, this.done);
    return this.held;
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

  // The last step of another grain that shows nothing before its time.
  sameStep(from, step, to) {
    const now = this.moments(from, step);
    let wanted = this.last(to);
    while (wanted > 0 && this.moments(to, wanted).some((moment, i) => moment > now[i])) wanted -= 1;
    return wanted;
  }
}
