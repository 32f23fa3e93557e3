// How columns are read: lists that stand one after another, sentences whose words are sent once, and changes. Films and
// questions come from Python in this form, and nothing here knows what they are about.

// Where the part of each row begins in a list that holds those of all rows, one after another.
function begins(lengths) {
  const places = [0];
  for (const length of lengths) places.push(places.at(-1) + length);
  return places;
}

// Lists that stand one after another in a column, or in several.
export class Lists {
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
export class Sentences {
  constructor(words, phrase, numbers) {
    this.words = words.map((each) => each.split("0"));
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
export class Replay {
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
