// Which board comes next in a practice, and what is taken over from a store.

import assert from "node:assert/strict";
import { test } from "node:test";

import { localModel } from "../../snl_edu/screens/player/model.js";
import { PracticeView, boardsLeft, keptResults } from "../../snl_edu/screens/player/ask/practice.js";

const result = (board, right, all = 2) => ({ board, right, all });

test("a board that was answered is done, and one at which somebody failed comes back at the end", () => {
  assert.deepEqual(boardsLeft([], 3), [0, 1, 2]);
  assert.deepEqual(boardsLeft([result(0, 2)], 3), [1, 2]);
  assert.deepEqual(boardsLeft([result(0, 1)], 3), [1, 2, 0]);
  assert.deepEqual(boardsLeft([result(0, 1), result(1, 2), result(2, 0), result(0, 2)], 3), [2]);
  assert.deepEqual(boardsLeft([result(0, 2), result(1, 2), result(2, 2)], 3), []);
});

test("results that were kept are taken as far as they make sense", () => {
  const good = [result(0, 1), result(1, 2)];
  assert.deepEqual(keptResults(good, [2, 2]), good);
  for (const nonsense of [null, 5, "x", {}]) assert.deepEqual(keptResults(nonsense, [2, 2]), []);
  for (const third of [null, 5, result(1, 2), result(0, 3), result(0, -1), result(0, 1.5), result(0, 2, 3)]) {
    assert.deepEqual(keptResults([...good, third], [2, 2]), good);
  }
  const done = [result(0, 2), result(1, 2)];
  assert.deepEqual(keptResults([...done, result(0, 2)], [2, 2]), done);
});

test("a model without a kernel says what has changed to those who listen", () => {
  const heard = [];
  const model = localModel({ step: 0 }, ({ step }) => heard.push(`saved ${step}`));
  const listener = () => heard.push(model.get("step"));
  model.off("change:step", listener);
  model.on("change:step", listener);
  model.set("step", 1);
  model.save_changes();
  model.off("change:step", listener);
  model.set("step", 2);
  localModel({}).save_changes();
  assert.deepEqual([heard, model.get("step")], [[1, "saved 1"], 2]);
});

test("without a kernel a result is kept all the same", () => {
  const model = localModel({ results: [] }, () => {
    throw new Error("no comm");
  });
  const view = Object.assign(Object.create(PracticeView.prototype), { model });
  view.keep([result(0, 2)]);
  assert.deepEqual([view.results, model.get("results")], [[result(0, 2)], [result(0, 2)]]);
});
