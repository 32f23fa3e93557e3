// What two clicks ask for, without a screen.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Pencil } from "../../snl_edu/screens/player/editor/pencil.js";

const CHAIN = { 2: 8, 8: 9, 7: 8 };

function pencil(isMoving = false) {
  const made = new Pencil();
  made.follow(CHAIN, 16);
  made.isMoving = isMoving;
  return made;
}

test("two clicks put a jump, also from where another one ends", () => {
  const made = pencil();
  assert.equal(made.press(9), null);
  assert.deepEqual(made.held, { at: 9 });
  assert.deepEqual(made.between(3), [9, 3]);
  assert.deepEqual(made.press(3), { put: [9, 3] });
  assert.equal(made.held, null);
});

test("a second click on the same square lets it go", () => {
  const made = pencil();
  made.press(5);
  assert.equal(made.press(5), null);
  assert.equal(made.held, null);
});

test("a click where a jump starts takes it away, but as a second click it is an end like any other", () => {
  const made = pencil();
  assert.deepEqual(made.press(2), { take: 2 });
  made.press(5);
  assert.deepEqual(made.press(2), { put: [5, 2] });
});

test("either end can be moved, and a further click takes hold of the next end on the same square", () => {
  const made = pencil(true);
  const held = () => made.held && [made.held.from, made.held.end];
  assert.equal(made.press(5), null);
  assert.equal(made.held, null);
  made.press(8);
  assert.deepEqual(held(), [8, "from"]);
  assert.deepEqual(made.between(10), [10, 9]);
  made.press(8);
  assert.deepEqual(held(), [2, "to"]);
  made.press(8);
  assert.deepEqual(held(), [7, "to"]);
  assert.deepEqual(made.press(12), { take: 7, put: [7, 12] });
  made.press(2);
  assert.deepEqual(made.press(3), { take: 2, put: [3, 8] });
  for (let i = 0; i < 4; i += 1) made.press(8);
  assert.equal(made.held, null);
});

test("dragging moves the end that is there, and puts a jump where there is none", () => {
  const made = pencil();
  const drag = (from, to) => {
    made.grab(from);
    return made.to(to);
  };
  assert.deepEqual(drag(8, 12), { take: 8, put: [12, 9] });
  assert.deepEqual(drag(9, 12), { take: 8, put: [8, 12] });
  assert.deepEqual(drag(4, 12), { put: [4, 12] });
  made.grab(8);
  assert.equal(made.press(8), null);
  assert.equal(made.held, null);
  made.isMoving = true;
  made.grab(8);
  made.press(8);
  assert.equal(made.held, null);
});

test("what is no longer there is not held either", () => {
  const made = pencil(true);
  made.press(9);
  made.follow(CHAIN, 16);
  assert.equal(made.held.from, 8);
  made.follow({ 8: 10 }, 16);
  assert.equal(made.held, null);
  made.follow(CHAIN, 16);
  made.press(2);
  made.follow({}, 16);
  assert.equal(made.held, null);
  made.isMoving = false;
  made.press(16);
  made.follow({}, 16);
  assert.deepEqual(made.held, { at: 16 });
  made.follow({}, 15);
  assert.equal(made.held, null);
});
