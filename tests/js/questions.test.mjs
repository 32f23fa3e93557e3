// What questions.js looks up and compares is what Python says of the same marks; the marks of a learner are kept as
// the questions need it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Marks, Questions } from "../../snl_edu/screens/player/ask/questions.js";

const { asked } = JSON.parse(readFileSync(process.env.SNL_FILMS, "utf8"));

for (const { name, data, questions } of asked) {
  test(`${name}: every question, and what is said about marks`, () => {
    const read = new Questions(data);
    assert.equal(read.length, questions.length);
    questions.forEach(({ arrivals, tries, ...expected }, number) => {
      assert.deepEqual(read.at(number), expected);
      assert.deepEqual(expected.right.map((square) => read.arrival(number, square)), arrivals);
      for (const { picked, ...told } of tries) {
        const { missing, marks, ...judged } = read.judge(number, picked);
        const found = { ...judged, missing: missing.length, marks: marks.map((mark) => [mark.square, mark.reason, mark.sentence]) };
        assert.deepEqual(found, told);
        assert.ok(missing.every((square) => expected.right.includes(square) && !picked.includes(square)));
      }
    });
  });

  test(`${name}: the score`, () => {
    const read = new Questions(data);
    const answers = questions.map(({ right }, question) => ({ question, picked: right, tries: 1, shown: question === 1 }));
    assert.deepEqual(read.score(answers), [questions.length - (questions.length > 1 ? 1 : 0), questions.length]);
    assert.deepEqual(read.score([]), [0, questions.length]);
    assert.deepEqual(read.kept(answers), answers);
  });
}

test("of answers that were kept somewhere only those are taken that make sense", () => {
  const read = new Questions(asked[0].data);
  const good = { question: 0, picked: [3], tries: 1, shown: false };
  for (const nonsense of [null, 5, "x", {}, { answers: [good] }]) assert.deepEqual(read.kept(nonsense), []);
  const bad = [null, 5, [], { ...good }, { ...good, question: 2 }];
  const odd = [{ picked: 3 }, { picked: [0] }, { picked: ["3"] }, { picked: [10 ** 6] }, { tries: -1 }, { tries: "1" }, { shown: 1 }];
  for (const second of [...bad, ...odd.map((part) => ({ ...good, question: 1, ...part }))]) {
    assert.deepEqual(read.kept([good, second]), [good]);
  }
});

const judged = (reasons) => ({ marks: Object.entries(reasons).map(([square, reason]) => ({ square: Number(square), reason })) });

test("a square is marked, and its mark is taken away, and both can be undone", () => {
  const marks = new Marks();
  for (const square of [15, 3, 15, 7]) marks.toggle(square);
  assert.deepEqual([marks.picked, marks.sorted], [[3, 7], [3, 7]]);
  marks.undo();
  marks.undo();
  assert.deepEqual([marks.picked, marks.sorted], [[15, 3], [3, 15]]);
  for (let i = 0; i < 5; i += 1) marks.undo();
  assert.deepEqual(marks.picked, []);
});

test("where one square is asked for, a mark moves", () => {
  const marks = new Marks();
  marks.toggle(5, true);
  marks.toggle(8, true);
  assert.deepEqual(marks.picked, [8]);
  marks.toggle(8, true);
  assert.deepEqual(marks.picked, []);
});

test("a second try keeps what was right", () => {
  const marks = new Marks();
  for (const square of [3, 2, 8]) marks.toggle(square);
  marks.check(judged({ 3: "right", 2: "jump", 8: "later" }));
  assert.deepEqual([marks.picked, marks.tries], [[3, 2, 8], 1]);
  marks.undo();
  assert.deepEqual(marks.picked, [3, 2, 8]); // what was said cannot be unsaid
  marks.toggle(15);
  assert.deepEqual(marks.picked, [3, 15]);
});

test("wrong marks that are taken away by hand are not put back, unless they are meant", () => {
  const marks = new Marks();
  for (const square of [3, 2, 8]) marks.toggle(square);
  marks.check(judged({ 3: "right", 2: "jump", 8: "later" }));
  marks.toggle(2);
  assert.deepEqual([marks.picked, [...marks.told.keys()]], [[3], [3, 8]]);
  marks.toggle(8);
  assert.deepEqual([marks.picked, [...marks.told.keys()]], [[3], [3]]);
  marks.toggle(8);
  assert.deepEqual(marks.picked, [3, 8]);
});
