// Which keys the player holds back.

import assert from "node:assert/strict";
import { test } from "node:test";

import { KEYS, actionOf, isHeld, keyNames } from "../../snl_edu/screens/player/keys.js";

const press = (key, held = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held });

test("the player's own keys, letters and digits are held back", () => {
  for (const key of [...Object.keys(KEYS), "1", "d", "ü", "𝄞"]) assert.ok(isHeld(press(key), false), key);
  assert.ok(isHeld(press("M", { shiftKey: true }), false));
});

test("a key that is pressed together with another is the notebook's", () => {
  for (const held of ["altKey", "ctrlKey", "metaKey"]) {
    for (const key of [...Object.keys(KEYS), "s", "Enter"]) assert.ok(!isHeld(press(key, { [held]: true }), true), key);
  }
  for (const key of ["ArrowDown", "End", "Enter"]) assert.ok(!isHeld(press(key, { shiftKey: true }), true), key);
});

test("Enter presses a control, and elsewhere it is the notebook's", () => {
  assert.ok(isHeld(press("Enter"), true));
  assert.ok(!isHeld(press("Enter"), false));
});

test("no other key is held back", () => {
  for (const key of ["Escape", "Tab", "Delete", "PageDown", "F1"]) assert.ok(!isHeld(press(key), true), key);
});

test("a letter does the same as its capital", () => {
  assert.equal(actionOf(press("f")), "next.frontier");
  assert.equal(actionOf(press("F")), "next.frontier");
  assert.equal(actionOf(press("x")), undefined);
});

test("every key is listed under its action", () => {
  const names = keyNames("Space");
  assert.deepEqual(new Set(names.keys()), new Set(Object.values(KEYS)));
  assert.deepEqual(names.get("forward"), ["→", "↑"]);
  assert.deepEqual(names.get("play"), ["Space"]);
  assert.deepEqual(names.get("next.jump"), ["J"]);
});
