// What a view tells the kernel, if there is one.

// These belong to the films that are shown.
const OF_THE_FILMS = ["grain", "last", "step", "playing", "picked", "answers"];

// Saves what has changed in the model.
export function saveChanges(model) {
  try {
    model.save_changes();
  } catch {
    // The kernel is gone. The film goes on, and so do the questions.
  }
}

// The same for a player. The message may be late, or mixed with an earlier one: so it says which films it is about, by
// their number, and what was true of them at this moment.
export function save(model) {
  const said = { reel: model.get("_reel") };
  for (const name of OF_THE_FILMS) said[name] = model.get(name);
  model.set("_said", said);
  saveChanges(model);
  model.set("_said", null); // only changes are sent, and this must be sent each time
}
