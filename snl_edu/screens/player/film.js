// A film as it comes from Python: a row for each moment, with what changes at it. Nothing here knows a rule of the game:
// the changes up to a moment are applied one after another.

import { fill } from "./dom.js";

export const VERSION = 6;

export class Film {
  constructor(wire) {
    this.wire = wire;
    this.rows = wire.moments;
    this.length = this.rows.length;
    this.games = wire.games;
    this.words = wire.kinds.map(({ words }) => words.split("0")); // each 0 is a gap for a number
    [this.kinds, this.about] = [[], []];
    for (const { kind, move, about } of this.rows) {
      this.kinds.push(kind ?? this.kinds.at(-1));
      const [start, , landing, end = landing] = move ?? [];
      this.about.push(move ? [...new Set([start, landing, end])] : about ?? this.about.at(-1) ?? []);
    }
    this.rewind();
  }

  places(grain) {
    return this.wire.grains[grain] ?? [...this.rows.keys()];
  }

  // The squares that a moment is about.
  squares(moment) {
    return this.about[moment];
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
    return [...this.rows.keys()].filter((moment) => this.squares(moment).includes(square));
  }

  // To go back everything begins again, which takes no time worth saving.
  rewind() {
    this.done = 0;
    this.now = { queue: [], seen: [], states: new Map(), heat: new Map(), counters: [], name: "", functions: new Map() };
  }

  // What there is once the changes up to a moment are applied.
  at(moment) {
    if (moment + 1 < this.done) this.rewind();
    for (; this.done <= moment; this.done += 1) this.apply(this.rows[this.done]);
    return this.now;
  }

  apply({ queue, seen, states = {}, heat = {}, counts = [], variables }) {
    const { now, wire } = this;
    if (queue) now.queue.splice(...queue);
    if (seen) now.seen.splice(...seen);
    for (const [square, state] of Object.entries(states)) now.states.set(Number(square), wire.states[state]);
    for (const [square, each] of Object.entries(heat)) now.heat.set(Number(square), wire.heats[each]);
    for (let i = 0; i < counts.length; i += 2) now.counters[counts[i]] = counts[i + 1];
    if (variables === undefined) return;
    const { function: name, entered, changes } = wire.variables[variables];
    now.name = name;
    if (entered || !now.functions.has(name)) now.functions.set(name, new Map());
    for (const [variable, text] of Object.entries(changes)) now.functions.get(name).set(variable, text);
  }

  // The words of a moment, with the numbers of its move, or its own, in their gaps.
  sentence(kind, { numbers, move = [] }) {
    const [start, roll, landing, end = landing] = move;
    const { gaps } = this.wire.kinds[kind];
    const values = gaps?.map((name) => ({ start, roll, landing, end })[name]) ?? numbers;
    const [first, ...rest] = this.words[kind];
    return first + rest.map((part, i) => values[i] + part).join("");
  }

  // Everything to show at one moment; the last one shows one of the games that the film may end with.
  scene(moment, game = 0) {
    const { wire } = this;
    const row = this.rows[moment];
    const now = this.at(moment);
    const { name: kind, line } = wire.kinds[this.kinds[moment]];
    const scene = {
      kind,
      line,
      sentence: this.sentence(this.kinds[moment], row),
      queue: [...now.queue],
      seen: [...now.seen],
      states: now.states,
      heat: now.heat,
      about: this.squares(moment),
      arrow: row.move ? [row.move[0], row.move[2]] : row.arrow ?? null,
      counters: Object.keys(wire.counter_labels).map((name, i) => [name, now.counters[i] ?? null]),
      variables: wire.variables.length ? this.variables(row) : null,
      game: null,
      gameArrows: [],
    };
    return kind === "game" ? { ...scene, ...this.ending(now.states, game) } : scene;
  }

  ending(shown, number) {
    const { without, on, sentence } = this.wire.game_ending;
    const game = this.games[number];
    const { path, landings } = game;
    const states = new Map(shown);
    for (const [square, state] of Object.entries(without)) states.set(Number(square), this.wire.states[state]);
    for (const square of path) states.set(square, this.wire.states[on]);
    return {
      game,
      gameArrows: path.slice(1).map((end, i) => [path[i], landings[i] ?? end, "game"]),
      states,
      about: [...path, ...Object.values(landings)],
      sentence: fill(sentence, { squares: path.join(", ") }),
    };
  }

  variables({ variables }) {
    const { functions, name } = this.now;
    const { changes } = this.wire.variables[variables] ?? { changes: {} };
    return [...functions.get(name)].map(([variable, text]) => [variable, text, Object.hasOwn(changes, variable)]);
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
