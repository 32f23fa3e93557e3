// The questions about a film as they come from Python, and what a learner has answered. Nothing here knows a rule of
// the game: what a marked square means is looked up, and sets of squares are compared.

import { fill } from "../dom.js";

export const QUESTIONS_VERSION = 2;

const sorted = (squares) => [...squares].sort((a, b) => a - b);

// Where the part of each row begins in a list that holds those of all rows, one after another.
function begins(lengths) {
  const places = [0];
  for (const length of lengths) places.push(places.at(-1) + length);
  return places;
}

// Lists that stand one after another in a column, or in several.
class Lists {
  constructor({ counts, ...columns }) {
    this.begins = begins(counts);
    this.columns = columns;
  }

  at(number, name = "squares") {
    return this.columns[name].slice(this.begins[number], this.begins[number + 1]);
  }

  // Where in the columns a list stands.
  places(number) {
    const first = this.begins[number];
    return Array.from({ length: this.begins[number + 1] - first }, (_, i) => first + i);
  }

  // The squares of a list take on what another column has for them.
  put(held, number, name, valueOf = (value) => value) {
    const values = this.at(number, name);
    this.at(number).forEach((square, i) => held.set(square, valueOf(values[i])));
  }
}

// Each sentence has words, with a 0 for each number, and the numbers.
class Sentences {
  constructor(phrases, phrase, numbers) {
    this.words = phrases.map((each) => each.split("0"));
    this.phrase = phrase;
    this.numbers = numbers;
    this.begins = begins(phrase.map((number) => this.words[number].length - 1));
  }

  at(place) {
    const [first, ...rest] = this.words[this.phrase[place]];
    return first + rest.map((part, i) => this.numbers[this.begins[place] + i] + part).join("");
  }
}

// Applies the changes of one row after another; to go back it begins again, which takes no time worth saving.
class Replay {
  constructor(change) {
    this.change = change;
    this.rewind();
  }

  rewind() {
    this.done = 0;
    this.held = new Map();
  }

  at(row) {
    if (row + 1 < this.done) this.rewind();
    for (; this.done <= row; this.done += 1) this.change(this.held, this.done);
    return this.held;
  }
}

export class Questions {
  constructor(data) {
    this.data = data;
    this.columns = data.questions;
    const { kind, right, jumps, hints, ideas, runs, letters } = this.columns;
    this.length = kind.length;
    this.sentences = new Sentences(data.phrases, data.sentences.phrase, data.sentences.numbers);
    this.right = new Lists(right);
    this.jumps = new Lists(jumps);
    this.hints = new Lists(hints);
    this.ideas = new Lists(ideas);
    this.runs = new Lists(runs);
    const changed = new Lists(letters);
    this.letters = new Replay((held, number) => changed.put(held, number, "letter"));
  }

  // All that can be said of a square, the most helpful first.
  get reasons() {
    return [...this.data.helpful, "missed", "right"];
  }

  // One question, its sentences in words.
  at(number) {
    const { kind, prompt, asked_at, revealed_to, why } = this.columns;
    return {
      kind: kind[number],
      prompt: this.sentences.at(prompt[number]),
      askedAt: asked_at[number],
      revealedTo: revealed_to[number],
      right: this.right.at(number),
      jumps: this.jumps.at(number),
      why: this.sentences.at(why[number]),
      hints: this.hints.at(number, "sentence").map((hint) => this.sentences.at(hint)),
    };
  }

  // The reason and the words about a square that was marked.
  mark(number, square) {
    const { kind, start } = this.columns;
    const { reason, form } = this.data.meanings[kind[number]][this.letters.at(number).get(square)];
    if (form === null) return { square, reason, sentence: this.arrival(number, square) };
    const values = {
      square,
      end: this.data.ends[square],
      rolls: this.data.rolls[square - 1],
      right: this.right.at(number)[0],
      start: start[number],
    };
    return { square, reason, sentence: fill(form, values) };
  }

  // How a right square is reached.
  arrival(number, square) {
    return this.sentences.at(this.right.at(number, "sentence")[this.right.at(number).indexOf(square)]);
  }

  // The wrong idea that marks exactly these squares, if there is one.
  idea(number, squares) {
    const wanted = squares.join();
    const place = this.ideas.places(number).find((each) => this.squaresOf(each).join() === wanted);
    const { key, sentence } = this.columns.ideas;
    return place === undefined ? null : { key: this.data.keys[key[place]], sentence: this.sentences.at(sentence[place]) };
  }

  // The squares that an idea marks.
  squaresOf(idea) {
    const last = this.runs.at(idea, "last");
    return this.runs.at(idea, "first").flatMap((first, i) => Array.from({ length: last[i] - first + 1 }, (_, k) => first + k));
  }

  // The feedback for a learner who has marked these squares.
  judge(number, picked) {
    const { texts } = this.data;
    const squares = sorted(picked);
    const marks = squares.map((square) => this.mark(number, square));
    const wrong = marks.filter(({ reason }) => reason !== "right");
    const missing = this.right.at(number).filter((square) => !squares.includes(square));
    const idea = this.idea(number, squares);
    // Of the marks that are wrong, the one that is spoken of.
    const worst = this.data.helpful.map((reason) => wrong.find((mark) => mark.reason === reason)).find(Boolean);
    const numbers = { right: marks.length - wrong.length, missing: missing.length, wrong: wrong.length };
    const counts = Object.entries(numbers).filter(([, count]) => count);
    const lacking = fill(texts[missing.length === 1 ? "missing.one" : "missing.many"], { number: missing.length });
    const isRight = !wrong.length && !missing.length;
    return {
      right: isRight,
      reason: worst?.reason ?? (isRight ? "right" : "missed"),
      marks,
      missing,
      idea: idea?.key ?? null,
      sentence: isRight ? this.sentences.at(this.columns.why[number]) : (idea ?? worst)?.sentence ?? lacking,
      count: counts.map(([name, count]) => fill(texts[`count.${name}`], { number: count })).join(", "),
    };
  }

  // How many questions were answered right without Show me, and how many there are.
  score(answers) {
    const right = answers.filter(({ question, picked, shown }) => !shown && this.judge(question, picked).right);
    return [right.length, this.length];
  }

  // Answers that were kept somewhere, up to the first that makes no sense: a browser's store may hold anything.
  kept(answers) {
    const given = Array.isArray(answers) ? answers : [];
    const isSquare = (square) => Number.isInteger(square) && square >= 1 && square <= this.data.board;
    const wrong = given.findIndex((answer, place) => !(
      answer?.question === place && place < this.length && Array.isArray(answer.picked) && answer.picked.every(isSquare) &&
      Number.isInteger(answer.tries) && answer.tries >= 0 && typeof answer.shown === "boolean"
    ));
    return wrong < 0 ? given : given.slice(0, wrong);
  }
}

// One question in progress: what is marked, in order, and what was said about it at the last Check.
export class Marks {
  constructor(picked = []) {
    this.picked = [...picked];
    this.told = new Map(); // the reason of each square that was judged
    this.before = [];
    this.tries = 0;
    this.hints = 0;
    this.checked = false;
  }

  get sorted() {
    return sorted(this.picked);
  }

  // Marks a square or takes its mark away. After a Check only right marks are kept; the first click on a
  // square that was called wrong only clears that, so that a learner who takes wrong marks away does not put them back.
  toggle(square, only = false) {
    this.before.push([this.picked, this.told, this.checked]);
    const told = new Map(this.told);
    const reason = told.get(square);
    const kept = this.checked ? this.picked.filter((each) => told.get(each) === "right") : this.picked;
    const isWrong = reason !== undefined && reason !== "right";
    told.delete(square);
    const rest = kept.filter((each) => each !== square);
    this.picked = isWrong || rest.length < kept.length ? rest : [...(only ? [] : kept), square];
    this.told = told;
    this.checked = false;
  }

  undo() {
    if (!this.before.length) return;
    [this.picked, this.told, this.checked] = this.before.pop();
  }

  check(judged) {
    this.tries += 1;
    this.checked = true;
    this.before = [];
    this.told = new Map(judged.marks.map(({ square, reason }) => [square, reason]));
  }
}
