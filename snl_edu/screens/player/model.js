// What takes the place of a widget's model where no kernel answers.

export function localModel(values, save = () => {}) {
  const listeners = {};
  return {
    get: (name) => values[name],
    set(name, value) {
      values[name] = value;
      for (const listener of listeners[`change:${name}`] ?? []) listener();
    },
    on(name, listener) {
      (listeners[name] ??= new Set()).add(listener);
    },
    off(name, listener) {
      listeners[name]?.delete(listener);
    },
    save_changes: () => save(values),
  };
}
