// What is in the learner's hand between two clicks, and what a click asks for. The kernel decides
// whether that is allowed.

export class Pencil {
  jumps = {};
  isMoving = false; // whether a click takes hold of one end of a jump
  held = null; // a square that was clicked, and in a move the jump that is held there

  // The ends of jumps on a square, a jump that starts there first: { from, end } with "from" or "to" as the end.
  endsOn(square) {
    const starts = square in this.jumps ? [{ from: square, end: "from" }] : [];
    const stops = Object.entries(this.jumps).filter(([, to]) => to === square);
    return [...starts, ...stops.map(([from]) => ({ from: Number(from), end: "to" }))];
  }

  // What a click on a square asks for, or null if it only takes hold of something or lets it go.
  press(square) {
    const { held } = this;
    if (held && held.at !== square) return this.to(square);
    if (this.isMoving) {
      const ends = this.endsOn(square);
      const next = held ? held.number + 1 : 0; // clicked again: another end on the same square
      this.held = next < ends.length ? { at: square, number: next, ...ends[next] } : null;
      return null;
    }
    this.held = held || square in this.jumps ? null : { at: square };
    return held || this.held ? null : { take: square };
  }

  // Dragging takes hold of the end that is on a square; where there is none, a new jump starts.
  grab(square) {
    this.held = { at: square, ...this.endsOn(square)[0] };
  }

  // What letting go on another square asks for.
  to(square) {
    const { from } = this.held;
    const put = this.between(square);
    this.held = null;
    return from === undefined ? { put } : { take: from, put };
  }

  // Where the jump in the hand would start and end.
  between(square) {
    const { at, from, end } = this.held;
    if (from === undefined) return [at, square];
    return end === "from" ? [square, this.jumps[from]] : [from, square];
  }

  // The board has changed: what is held may no longer be there.
  follow(jumps, squares) {
    this.jumps = jumps;
    const { at, from, end } = this.held ?? {};
    if (at > squares || (from !== undefined && (end === "from" ? !(at in jumps) : jumps[from] !== at))) this.held = null;
  }
}
