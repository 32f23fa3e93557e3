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

// The same for a player. On its way it may be late, or mixed with what was saved before: so it says which
// films are meant, by their number, and what held for them at this moment.
export function save(model) {
  const said = { reel: model.get("_reel") };
  for (const name of OF_THE_FILMS) said[name] = model.get(name);
  model.set("_said", said);
  saveChanges(model);
  model.set("_said", null); // only what changes is sent, and this is to be sent each time
}
