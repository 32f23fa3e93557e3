// What the kernel is told, with a model that sends what has changed, as that of a notebook does.

import assert from "node:assert/strict";
import { test } from "node:test";

import { save } from "../../snl_edu/screens/player/news.js";
import { Player } from "../../snl_edu/screens/player/player.js";

const FILMS = ["a film"];

function notebookModel(values) {
  let unsent = {};
  const sent = [];
  return {
    sent,
    get: (name) => values[name],
    set(name, value) {
      if (values[name] !== value) unsent[name] = value;
      values[name] = value;
    },
    save_changes() {
      sent.push(unsent);
      unsent = {};
    },
  };
}

// A player without a screen.
function playerOf(model, values) {
  return Object.assign(Object.create(Player.prototype), { model, films: FILMS, saved: 0, isUnsaved: false, drawButtons() {} }, values);
}

test("each message says which films are meant, and what holds for them", () => {
  const model = notebookModel({ _reel: 2, step: 0, grain: "move", last: 9, playing: false, picked: [], answers: [] });
  const said = { reel: 2, grain: "move", last: 9, playing: false, picked: [], answers: [] };
  model.set("step", 3);
  save(model);
  model.set("speed", 4);
  save(model);
  assert.deepEqual(model.sent, [{ step: 3, _said: { ...said, step: 3 } }, { speed: 4, _said: { ...said, step: 3 } }]);
  assert.equal(model.get("_said"), null);
});

test("without a kernel nothing is said, and nothing fails", () => {
  const model = notebookModel({ step: 1 });
  model.save_changes = () => {
    throw new Error("no comm");
  };
  save(model);
  assert.equal(model.get("_said"), null);
});

test("a film that is stopped by the kernel saves where it is", () => {
  const model = notebookModel({ films: FILMS, _reel: 0, step: 0, last: 9, playing: true });
  const player = playerOf(model, { playing: true, timer: setInterval(() => {}, 1000), saved: performance.now() });
  player.tell({ step: 1, last: 9 });
  assert.deepEqual(model.sent, []);
  model.set("playing", false);
  player.pause();
  player.tell({ step: 1, last: 9 });
  assert.deepEqual(model.sent.map(({ step, _said: said }) => [step, said.step]), [[1, 1]]);
});

test("a film that was replaced saves nothing any more", () => {
  const model = notebookModel({ films: FILMS, step: 0, playing: false });
  const player = playerOf(model, { playing: true, isUnsaved: true });
  model.set("films", ["another film"]);
  player.pause();
  assert.deepEqual(model.sent, []);
});

test("what is told while something is told is saved with it, once", () => {
  const model = notebookModel({ films: FILMS, grain: "frontier", step: 1 });
  const player = playerOf(model, {});
  const { set } = model;
  model.set = (name, value) => {
    set(name, value);
    if (name === "grain") player.tell({ step: 5 });
  };
  player.tell({ grain: "move" });
  assert.deepEqual(model.sent.map(({ grain, step }) => [grain, step]), [["move", 5]]);
});
