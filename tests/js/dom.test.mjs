// What dom.js does without a document.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fill } from "../../snl_edu/screens/player/dom.js";

test("values are put into a sentence of the catalogue", () => {
  assert.equal(fill("{speed} a second, {speed}", { speed: 2 }), "2 a second, 2");
  assert.equal(fill("no values", {}), "no values");
});

test("a value is not read as a sentence again", () => {
  assert.equal(fill("{a}", { a: "{b}", b: "never" }), "{b}");
});
