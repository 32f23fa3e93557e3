// The only script that a page loads again for each player. The first copy does the work of all: a page never forgets a
// module, nor a function that was called, so both the large script and these functions are kept only once.

const loaded = (globalThis.snlEduScripts ??= new Map());

function load(code) {
  if (!loaded.has(code)) {
    const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
    loaded.set(code, import(url).finally(() => URL.revokeObjectURL(url)));
  }
  return loaded.get(code);
}

async function render({ model, el }) {
  const { default: widget } = await load(model.get("_code"));
  return widget?.render({ model, el }); // a closed player has no script any more
}

export default globalThis.snlEduWidget ??= { render };
