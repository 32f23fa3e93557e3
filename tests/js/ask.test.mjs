// What a player that asks leaves in its model, without a screen.

import assert from "node:assert/strict";
import { test } from "node:test";

import { AskView } from "../../snl_edu/screens/player/ask/ask.js";
import { localModel } from "../../snl_edu/screens/player/model.js";
import { Marks } from "../../snl_edu/screens/player/ask/questions.js";

const RIGHT = 3;

// A view of one question, which is which square is taken next.
function viewOf(model) {
  const questions = {
    length: 2,
    at: () => ({ kind: "take", right: [RIGHT] }),
    judge: (_, picked) => ({ right: picked.join() === `${RIGHT}`, marks: [], missing: [], sentence: "" }),
    kept: (answers) => answers,
    score: (answers) => [answers.length, 2],
  };
  const board = { buttons: { focus() {} } };
  const view = Object.assign(Object.create(AskView.prototype), { model, questions, board, answers: model.get("answers"), words: {}, draw() {} });
  view.open(view.answers.length, model.get("picked"));
  return view;
}

test("a right click is an answer and leaves no mark behind for another view", () => {
  const model = localModel({ picked: [], answers: [], feedback: "at once" });
  const view = viewOf(model);
  view.press(RIGHT + 1);
  assert.deepEqual(model.get("picked"), [RIGHT + 1]);
  view.press(RIGHT);
  assert.deepEqual(model.get("picked"), []);
  assert.deepEqual(model.get("answers"), [{ question: 0, picked: [RIGHT], tries: 2, shown: false }]);
  const second = viewOf(model);
  assert.equal(second.number, 1);
  assert.deepEqual(second.marks, new Marks());
});
