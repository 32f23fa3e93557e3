// How columns are read, whatever they hold.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Lists, Replay, Sentences } from "../../snl_edu/screens/player/columns.js";

const lists = new Lists({ counts: [2, 0, 1], squares: [3, 4, 9], letter: "abc" });

test("lists that stand one after another are taken apart", () => {
  assert.deepEqual([0, 1, 2].map((number) => lists.at(number)), [[3, 4], [], [9]]);
  assert.deepEqual([0, 1, 2].map((number) => lists.at(number, "letter")), ["ab", "", "c"]);
  assert.deepEqual([0, 1, 2].map((number) => lists.places(number)), [[0, 1], [], [2]]);
});

test("changes are applied up to a row, forwards and backwards", () => {
  const [letters, names] = [new Map(), new Map()];
  lists.put(letters, 0, "letter");
  lists.put(names, 2, "letter", (letter) => letter.toUpperCase());
  assert.deepEqual([[...letters], [...names]], [[[3, "a"], [4, "b"]], [[9, "C"]]]);
  const replay = new Replay((held, row) => lists.put(held, row, "letter"));
  for (const [row, size] of [[0, 2], [2, 3], [2, 3], [1, 2], [0, 2]]) assert.equal(replay.at(row).size, size);
});

test("numbers are put between words, in their order", () => {
  const sentences = new Sentences(["Nothing.", "0 and 0.", "From 0"], [1, 0, 2, 1], [5, 10, 0, 7, 12]);
  assert.deepEqual([0, 1, 2, 3].map((place) => sentences.at(place)), ["5 and 10.", "Nothing.", "From 0", "7 and 12."]);
});
