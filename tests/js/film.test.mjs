// Every scene that film.js reads from the wire is compared with what Python says of the same moment. The films, and
// what is expected of them, are written by test_js.py into the file that the environment names.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Film, Reels } from "../../snl_edu/screens/player/film.js";

const cases = JSON.parse(readFileSync(process.env.SNL_FILMS, "utf8"));

// A scene in the form in which Python wrote down its moment.
function plain({ kind, line, sentence, queue, seen, states, heat, arrow, counters, variables, about }) {
  const shown = [...states].filter(([, state]) => state !== "unseen").sort(([a], [b]) => a - b);
  const warm = [...heat].filter(([, each]) => each).sort(([a], [b]) => a - b);
  const squares = [...new Set(about)].sort((a, b) => a - b);
  return { kind, line, sentence, queue, seen, states: shown, heat: warm, arrow, counters: Object.fromEntries(counters), variables, about: squares };
}

for (const { name, wire, text, moments, games, landmarks } of cases.films) {
  test(`${name}: where one may want to go`, () => {
    const film = new Film(wire);
    for (const each of ["frontier", "jump", "rejected"]) assert.deepEqual(film.landmarks(each), landmarks[each] ?? []);
    const square = moments.find(({ about }) => about.length)?.about[0];
    const visits = moments.flatMap(({ about, kind }, moment) => (about.includes(square) && kind !== "game" ? [moment] : []));
    assert.deepEqual(film.visits(square), visits);
  });

  test(`${name}: as it comes from a kernel`, () => assert.deepEqual(JSON.parse(text), wire));

  test(`${name}: every moment, forwards and backwards, with the rolls of the squares that are seen where they are known`, () => {
    const film = new Film(wire);
    assert.equal(film.length, moments.length);
    const places = [...moments.keys()];
    for (const place of [...places, ...places.toReversed()]) assert.deepEqual(plain(film.scene(place)), moments[place]);
    const known = new Map(Object.entries(wire.rolls).map(([square, rolls]) => [Number(square), rolls]));
    for (const { seen } of moments) {
      const expected = seen.filter((square) => known.has(square)).map((square) => [square, known.get(square)]);
      assert.deepEqual(film.rolls({ seen }), new Map(expected));
    }
  });

  test(`${name}: states and counters are what Python calls and counts them`, () => {
    const rows = wire.moments.map((row, moment) => ({ ...row, counts: Object.keys(wire.counter_labels).flatMap((_, i) => [i, -moment]) }));
    const film = new Film({ ...wire, states: wire.states.map((state) => `${state}!`), moments: rows });
    for (const game of [0, ...games.keys()]) {
      const scene = film.scene(moments.length - 1, game);
      assert.deepEqual([...scene.states.values()].filter((state) => !state.endsWith("!")), []);
      assert.deepEqual(new Set(scene.counters.map(([, number]) => number)), new Set([1 - moments.length]));
    }
  });

  test(`${name}: every game that it may end with`, () => {
    const film = new Film(wire);
    games.forEach(({ sentence, states, landings }, game) => {
      const scene = film.scene(moments.length - 1, game);
      const landed = scene.gameArrows.map(([, to]) => to);
      assert.deepEqual(scene.gameArrows.map(([from]) => from), scene.game.path.slice(0, -1));
      assert.deepEqual({ sentence: scene.sentence, states: plain(scene).states, landings: landed }, { sentence, states, landings });
      assert.deepEqual(plain(film.scene(0)), moments[0]); // nothing of a game is left behind
    });
  });
}

for (const { name, wires, grains, steps } of cases.together) {
  test(`${name}: the next of some moments`, () => {
    const reels = new Reels(wires.map((wire) => new Film(wire)), grains);
    const [{ grain, moments }] = steps;
    moments.forEach(([now], step) => {
      const later = moments.find(([moment]) => moment > now);
      const found = reels.next(grain, step, (film) => (film === reels.films[0] && later ? [now, later[0]] : []));
      if (!later) assert.equal(found, null);
      else assert.deepEqual([found.grain, reels.moments(found.grain, found.step)[0]], [grain, later[0]]);
    });
  });

  test(`${name}: films that run together`, () => {
    const reels = new Reels(wires.map((wire) => new Film(wire)), grains);
    for (const { grain, moments, same } of steps) {
      moments.forEach((expected, step) => assert.deepEqual(reels.moments(grain, step), expected));
      assert.equal(reels.last(grain), moments.length - 1);
      for (const [to, wanted] of Object.entries(same)) {
        wanted.forEach((expected, step) => assert.equal(reels.sameStep(grain, step, to), expected));
        wanted.forEach((expected, step) => assert.equal(reels.stepAt(to, moments[step]), expected));
      }
    }
  });
}
