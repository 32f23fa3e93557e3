// Plays a film of a search on a drawn board. The same file serves the widget in a notebook and a page of its own:
// all it needs comes once, in `model.get("film")`, and nothing it draws waits for an answer from the kernel.

const SVG = "http://www.w3.org/2000/svg";
const SPEEDS = [0.5, 1, 2, 4, 10, 40]; // steps a second
const LONGEST_QUEUE = 200;
const SAVE_EVERY = 250; // milliseconds between two messages to the kernel while playing

// Icons are drawn, because not every font has the characters.
const ICONS = {
  first: "M6 5v14M18 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  play: "M7 4l12 8-12 8z",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  forward: "M8 5l9 7-9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
};

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function icon(name) {
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("viewBox", "0 0 24 24");
  node.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  node.append(path);
  return node;
}

function button(name, label, key) {
  const attributes = { type: "button", class: `snl-button snl-${name}`, "aria-label": label, title: `${label} (${key})` };
  return element("button", attributes, icon(name));
}

function chooser(label, options, chosen) {
  const select = element("select", { "aria-label": label });
  for (const [value, text] of options) select.append(element("option", { value }, text));
  select.value = String(chosen);
  return select;
}

function panel(level, name, heading, ...children) {
  const box = element("section", { class: `snl-panel snl-panel-${name}`, "data-panel": name });
  if (heading) box.append(element(level, {}, heading));
  box.append(...children);
  return box;
}

// Puts values into a sentence of the catalogue: "{rolls} rolls".
function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

// The board: one element for each square, looked up once, changed only where its state changes.
class BoardView {
  constructor(film, words) {
    this.film = film;
    const parsed = new DOMParser().parseFromString(film.svg, "image/svg+xml").documentElement;
    this.node = document.importNode(parsed, true);
    this.node.setAttribute("aria-label", words.board);
    this.squares = new Map();
    for (const node of this.node.querySelectorAll("[data-square]")) {
      this.squares.set(Number(node.dataset.square), { node, cue: node.querySelector(".snl-cue"), state: "unseen" });
    }
    const start = this.node.querySelector(".snl-start");
    if (start) this.squares.set(0, { node: start, cue: null, state: "unseen" });
    this.numbers = [...this.node.querySelectorAll(".snl-numbers text")];
    this.plain = this.numbers.map((text) => text.getAttribute("class"));
    this.arrows = this.node.querySelector(".snl-arrows");
    this.notes = this.node.querySelector(".snl-notes");
    this.noteOf = new Map();
  }

  show(states, distances, arrows) {
    for (const [square, part] of this.squares) {
      const state = states.get(square) ?? "unseen";
      if (state !== part.state) this.mark(square, part, state);
    }
    for (const [square, note] of this.noteOf) note.textContent = distances.has(square) ? distances.get(square) : "";
    for (const [square, depth] of distances) if (!this.noteOf.has(square)) this.note(square, depth);
    this.arrows.replaceChildren(...arrows.map(([from, to, kind]) => this.arrow(from, to, kind)));
  }

  mark(square, part, state) {
    part.state = state;
    part.node.dataset.state = state;
    if (part.cue) part.cue.setAttribute("d", this.film.cues[state]);
    if (square > 0) {
      const name = state === "unseen" ? this.plain[square - 1] : `snl-${state}`;
      this.numbers[square - 1].setAttribute("class", name);
      this.noteOf.get(square)?.setAttribute("class", name);
    }
  }

  note(square, depth) {
    const part = this.squares.get(square);
    if (square === 0 || !part) return;
    const [x, y] = this.corner(square);
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("x", x + this.film.cell - 7);
    text.setAttribute("y", y + this.film.cell - 8);
    text.setAttribute("class", `snl-${part.state}`);
    text.textContent = depth;
    this.notes.append(text);
    this.noteOf.set(square, text);
  }

  corner(square) {
    const { columns, rows, cell, edge } = this.film;
    if (square === 0) return [edge, rows * cell + edge];
    const up = Math.floor((square - 1) / columns);
    const along = (square - 1) % columns;
    const column = up % 2 ? columns - 1 - along : along;
    return [column * cell + edge, (rows - 1 - up) * cell + edge];
  }

  arrow(from, to, kind) {
    const [x1, y1, x2, y2] = [from, to].flatMap((square) => {
      const [x, y] = this.corner(square);
      return [x + this.film.cell / 2, y + (square === 0 ? this.film.cell / 4 : this.film.cell / 2)];
    });
    const angle = Math.atan2(y2 - y1, x2 - x1);
    const barb = (turn) => `${x2 - 11 * Math.cos(angle + turn)} ${y2 - 11 * Math.sin(angle + turn)}`;
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", `snl-arrow snl-arrow-${kind}`);
    path.setAttribute("d", `M${x1} ${y1}L${x2} ${y2}L${barb(0.5)}M${x2} ${y2}L${barb(-0.5)}`);
    return path;
  }
}

// What is to be seen at one step of a film. A film of the search and a film of a learner's run are told apart only here.
class SearchFilm {
  constructor(film) {
    this.film = film;
    this.states = ["current", "frontier", "seen", "unseen", "path"];
  }

  rows(grain) {
    return this.film.grains[grain].steps;
  }

  place(grain, step) {
    return this.rows(grain)[step][2];
  }

  scene(grain, step) {
    const [kind, line, depth, taken, reached, current, start, landing, , sentence] = this.rows(grain)[step];
    const { order, words, depths } = this.film;
    const squares = order.slice(0, reached).filter((square) => square > 0).length;
    return {
      kind, line, sentence, current, reached,
      queue: order.slice(taken, reached),
      seen: order.slice(0, reached),
      depths: depths.slice(0, reached),
      tried: landing === null ? null : [start, landing],
      counters: [
        [depth, words.rolls],
        [reached - taken, words.waiting],
        [squares, fill(words.reached, { squares: this.film.squares })],
      ],
    };
  }
}

class RunFilm {
  constructor(film) {
    this.film = film;
    this.states = ["current", "frontier", "seen", "unseen"];
    this.forget();
  }

  rows(grain) {
    return this.film.grains[grain].steps;
  }

  place(grain, step) {
    return this.rows(grain)[step];
  }

  scene(grain, step) {
    const { order, words, depths, moments, sentences, waiting, reads } = this.film;
    const moment = this.rows(grain)[step];
    const [kind, line, sentence, front, back, reached, current, read] = moments[moment];
    const queue = waiting.slice(front, back);
    return {
      kind, line, current, reached, queue,
      sentence: sentences[sentence],
      seen: order.slice(0, reached),
      depths: depths.slice(0, reached),
      tried: read === null || current === null || read === current ? null : [current, read],
      looked: current === null ? read : null, // where no square is taken yet, the one that is read stands out
      variables: this.variables(moment),
      counters: [
        [kind === "line" ? moment + 1 : moment, words.lines],
        [queue.length, words.waiting],
        [reads[moment], words.reads],
      ],
    };
  }

  forget() {
    this.moment = -1;
    this.values = new Map(); // of each function, its variables
  }

  // The variables of the function that is running, as the changes up to a moment have left them.
  variables(moment) {
    const { moments, changes } = this.film;
    if (moment < this.moment) this.forget();
    for (let i = this.moment + 1; i <= moment; i += 1) {
      const [change, name, entered] = moments[i].slice(-3);
      if (entered || !this.values.has(name)) this.values.set(name, new Map());
      for (const [variable, text] of changes[change]) this.values.get(name).set(variable, text);
    }
    this.moment = moment;
    const [change, name] = moments[moment].slice(-3);
    const changed = new Set(changes[change].map(([variable]) => variable));
    return [...this.values.get(name)].map(([variable, text]) => [variable, text, changed.has(variable)]);
  }
}

// One player may be shown in two places at once. Then one of its views keeps the time, and the other follows.
const timekeepers = new WeakMap();

class Player {
  constructor(model, root, step) {
    this.model = model;
    this.root = root;
    this.film = model.get("film");
    this.words = this.film.words;
    this.reel = this.film.kind === "run" ? new RunFilm(this.film) : new SearchFilm(this.film);
    this.view = new BoardView(this.film, this.words);
    this.game = 0;
    this.playing = false;
    this.saved = 0;
    this.build();
    this.listen();
    this.grain = this.film.grains[model.get("grain")] ? model.get("grain") : Object.keys(this.film.grains)[0];
    this.step = 0;
    this.go(step);
    if (model.get("playing")) this.play();
  }

  get last() {
    return this.reel.rows(this.grain).length - 1;
  }

  build() {
    const { words, film } = this;
    this.root.classList.add("snl-player");
    const title = this.model.get("title");
    for (const [name, value] of Object.entries({
      tabindex: "0",
      role: "group",
      "aria-label": title || words.player,
      "data-lm-suppress-shortcuts": "true",
    })) this.root.setAttribute(name, value);
    this.buttons = {
      first: button("first", words.first, "Home"),
      back: button("back", words.back, "←"),
      play: button("play", words.play, words.space),
      forward: button("forward", words.forward, "→"),
      last: button("last", words.last, "End"),
    };
    this.buttons.play.append(element("span", {}, words.play));
    this.slider = element("input", { type: "range", min: "0", step: "1", "aria-label": words.step });
    this.count = element("span", { class: "snl-count" });
    const speeds = [...new Set([...SPEEDS, this.model.get("speed")])].sort((a, b) => a - b);
    this.speed = chooser(words.speed, speeds.map((speed) => [speed, fill(words.per_second, { speed })]), this.model.get("speed"));
    this.grainChoice = chooser(words.grain, Object.keys(film.grains).map((name) => [name, words[`grain.${name}`]]), this.model.get("grain"));
    this.projector = element("button", { type: "button", class: "snl-button snl-text", "aria-pressed": "false" }, words.projector);
    this.sentence = element("p", { class: "snl-sentence", role: "status", "aria-live": "polite", "data-panel": "sentence" });
    this.counters = element("dl", { class: "snl-counters" });
    this.queue = element("ol", { class: "snl-queue", tabindex: "0", "aria-label": words.queue });
    this.lines = film.listing.map((text) => element("span", { class: "snl-line" }, `${text}\n`));
    this.listing = element("pre", { class: "snl-listing", tabindex: "0", "aria-label": words.listing }, ...this.lines);
    this.variables = element("table", { class: "snl-variables" }, element("tbody"));
    this.otherGames = this.buildGames();
    // A page of its own needs a first heading; in a notebook the headings belong to the author.
    const onPage = Boolean(this.root.closest(".snl-page"));
    const level = onPage ? "h2" : "h3";
    if (title || onPage) this.root.append(element(onPage ? "h1" : "h2", { class: "snl-title" }, title || words.player));
    this.view.node.style.maxWidth = `${film.columns * 110}px`; // a small board need not be a huge one
    this.root.append(
      element("div", { class: "snl-stage" },
        this.sentence,
        element("div", { class: "snl-left" },
          this.view.node,
          element("div", { class: "snl-transport" }, ...Object.values(this.buttons), this.slider, this.count),
          element("div", { class: "snl-options" }, this.legend(), this.grainChoice, this.speed, this.projector, this.panelMenu()),
        ),
        element("div", { class: "snl-right" },
          this.otherGames,
          panel(level, "counters", "", this.counters),
          panel(level, "queue", words.queue, this.queue),
          ...(this.lines.length ? [panel(level, "listing", words.listing, this.listing)] : []),
          ...(film.kind === "run" ? [panel(level, "variables", words.variables, this.variables)] : []),
        ),
      ),
    );
    this.showPanels(this.model.get("panels"));
    this.setProjector(this.model.get("projector"));
  }

  legend() {
    const list = element("ul", { class: "snl-legend", "data-panel": "legend", "aria-label": this.words.legend });
    for (const state of this.reel.states) {
      const picture = document.createElementNS(SVG, "svg");
      picture.setAttribute("viewBox", "0 0 60 60");
      picture.setAttribute("class", "snl-board");
      picture.setAttribute("aria-hidden", "true");
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", `snl-key snl-key-${state}`);
      const cell = document.createElementNS(SVG, "rect");
      for (const [name, value] of Object.entries({ class: "snl-cell", x: 3, y: 3, width: 54, height: 54, rx: 8 })) cell.setAttribute(name, value);
      const cue = document.createElementNS(SVG, "path");
      cue.setAttribute("class", "snl-cue");
      cue.setAttribute("d", this.film.cues[state]);
      group.append(cell, cue);
      picture.append(group);
      list.append(element("li", {}, picture, this.words[`state.${state}`]));
    }
    return list;
  }

  panelMenu() {
    const menu = element("details", { class: "snl-menu" }, element("summary", {}, this.words.panels));
    this.boxes = new Map();
    const choices = element("div", { class: "snl-choices" });
    for (const name of this.film.panels) {
      const box = element("input", { type: "checkbox" });
      choices.append(element("label", {}, box, this.words[`panel.${name}`]));
      this.boxes.set(name, box);
    }
    choices.addEventListener("change", () => {
      this.tell({ panels: this.film.panels.filter((name) => this.boxes.get(name).checked) });
    });
    menu.append(choices);
    return menu;
  }

  showPanels(names) {
    for (const [name, box] of this.boxes) {
      box.checked = names.includes(name);
      this.root.classList.toggle(`snl-no-${name}`, !box.checked);
    }
  }

  buildGames() {
    const { games, words } = { games: this.film.games, words: this.words };
    const box = element("div", { class: "snl-games", role: "group", "aria-label": words.games });
    this.gameName = element("span", {});
    if (games.length > 1) {
      for (const [change, label] of [[-1, words.previous_game], [1, words.next_game]]) {
        const turn = element("button", { type: "button", class: "snl-button", "aria-label": label, title: label }, icon(change < 0 ? "back" : "forward"));
        turn.addEventListener("click", () => this.turnGame(change));
        box.append(turn);
      }
    }
    box.append(this.gameName);
    return box;
  }

  // The squares of the game that is shown, and the legs that the die takes from one to the next.
  playGame() {
    const rolls = this.film.games[this.game];
    const squares = [this.film.order[0]];
    const legs = [];
    for (const roll of rolls) {
      const start = squares.at(-1);
      legs.push([start, start + roll]);
      squares.push(this.film.jumps[start + roll] ?? start + roll);
    }
    return { rolls, squares, legs };
  }

  nameGame(rolls) {
    const { games, game_count: count } = this.film;
    const name = fill(this.words.game, { number: this.game + 1, count });
    const told = rolls.length > 20 ? "" : fill(this.words.game_rolls, { rolls: rolls.join(", ") });
    const kept = String(games.length) === count ? "" : fill(this.words.games_kept, { kept: games.length });
    return [name, told, kept].filter(Boolean).join(", ");
  }

  turnGame(change) {
    this.game = (this.game + change + this.film.games.length) % this.film.games.length;
    this.draw();
  }

  setProjector(on) {
    this.root.classList.toggle("snl-projector", on);
    this.projector.setAttribute("aria-pressed", String(on));
  }

  listen() {
    this.stop = new AbortController();
    this.laidOut = new ResizeObserver(() => this.scrollListing()); // before it is on the screen it has no height
    this.laidOut.observe(this.listing);
    const on = (node, event, handler) => node.addEventListener(event, handler, { signal: this.stop.signal });
    on(this.buttons.first, "click", () => this.user(0));
    on(this.buttons.back, "click", () => this.user(this.step - 1));
    on(this.buttons.play, "click", () => this.toggle());
    on(this.buttons.forward, "click", () => this.user(this.step + 1));
    on(this.buttons.last, "click", () => this.user(this.last));
    on(this.slider, "input", () => this.user(Number(this.slider.value)));
    on(this.speed, "change", () => this.tell({ speed: Number(this.speed.value) }));
    on(this.grainChoice, "change", () => this.tell({ grain: this.grainChoice.value }));
    on(this.projector, "click", () => {
      this.tell({ projector: !this.model.get("projector") });
      this.root.scrollIntoView({ block: "start" });
    });
    on(this.root, "keydown", (event) => this.key(event));
    this.changes = {
      "change:step": () => this.follow(),
      "change:grain": () => this.changeGrain(this.model.get("grain")),
      "change:speed": () => {
        this.speed.value = String(this.model.get("speed"));
        if (this.timer) this.schedule();
      },
      "change:panels": () => {
        this.showPanels(this.model.get("panels"));
        this.draw();
      },
      "change:playing": () => (this.model.get("playing") ? this.play() : this.pause()),
      "change:projector": () => this.setProjector(this.model.get("projector")),
    };
    // When the film itself has changed, this player is about to be replaced: what is said of the new film is not for it.
    for (const [name, handler] of Object.entries(this.changes)) {
      this.changes[name] = () => this.film === this.model.get("film") && handler();
      this.model.on(name, this.changes[name]);
    }
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const inControl = event.target.closest("select, summary, input[type=checkbox]");
    const onButton = event.target.closest("button");
    const actions = {
      ArrowRight: () => this.user(this.step + 1),
      ArrowUp: () => this.user(this.step + 1),
      ArrowLeft: () => this.user(this.step - 1),
      ArrowDown: () => this.user(this.step - 1),
      Home: () => this.user(0),
      End: () => this.user(this.last),
      " ": () => this.toggle(),
    };
    if (!actions[event.key] || inControl || (event.key === " " && onButton)) return;
    event.preventDefault(); // neither scrolls the page nor moves the slider twice
    event.stopPropagation();
    actions[event.key]();
  }

  // What a person asks for: it ends the playing.
  user(step) {
    this.pause();
    this.go(step);
  }

  // The step was changed elsewhere, perhaps together with the grain.
  follow() {
    const { grain, step } = { grain: this.model.get("grain"), step: this.model.get("step") };
    if (step === this.step && grain === this.grain) return;
    this.grain = grain;
    this.grainChoice.value = grain;
    this.go(step);
  }

  toggle() {
    if (this.playing) return this.pause();
    if (this.step >= this.last) this.go(0);
    return this.play();
  }

  play() {
    if (this.playing) return;
    this.playing = true;
    if (!timekeepers.has(this.film)) {
      timekeepers.set(this.film, this);
      this.schedule();
    }
    this.drawButtons();
    this.tell({ playing: true });
  }

  schedule() {
    clearInterval(this.timer);
    this.timer = setInterval(() => this.tick(), 1000 / this.model.get("speed"));
  }

  tick() {
    if (this.step >= this.last) return this.pause();
    this.go(this.step + 1);
    if (this.step >= this.last) this.pause();
    return undefined;
  }

  pause() {
    const wasPlaying = this.playing;
    this.playing = false;
    if (timekeepers.get(this.film) === this) timekeepers.delete(this.film);
    clearInterval(this.timer);
    this.timer = undefined;
    if (!wasPlaying) return;
    this.drawButtons();
    this.tell({ playing: false });
  }

  go(step) {
    const wanted = Math.max(0, Math.min(this.last, Math.round(step)));
    this.step = wanted;
    this.draw();
    this.tell({ step: wanted, last: this.last });
  }

  changeGrain(grain) {
    if (grain === this.grain || !this.film.grains[grain]) return;
    const place = this.reel.place(this.grain, this.step);
    const atEnd = this.step === this.last;
    this.grain = grain;
    this.grainChoice.value = grain;
    const same = this.reel.rows(grain).findIndex((_, step) => this.reel.place(grain, step) >= place);
    this.go(atEnd ? this.last : Math.max(0, same));
  }

  // Tells whoever is linked to the player, and the kernel if there is one; but not sixty times a second.
  tell(news) {
    let changed = false;
    for (const [name, value] of Object.entries(news)) {
      if (this.model.get(name) !== value) {
        this.model.set(name, value);
        changed = true;
      }
    }
    const now = performance.now();
    if (!changed || (this.timer && now - this.saved < SAVE_EVERY)) return;
    this.saved = now;
    try {
      this.model.save_changes();
    } catch {
      // The kernel is gone. The film goes on.
    }
  }

  draw() {
    const { film, root } = this;
    const scene = this.reel.scene(this.grain, this.step);
    const states = new Map(scene.seen.map((square) => [square, "seen"]));
    for (const square of scene.queue) states.set(square, "frontier");
    for (const square of [scene.current, scene.looked ?? null]) if (square !== null) states.set(square, "current");
    const game = scene.kind === "game" ? this.playGame() : null;
    if (game) for (const square of game.squares) states.set(square, "path");
    const distances = new Map();
    if (!root.classList.contains("snl-no-distances")) {
      scene.depths.forEach((depth, i) => depth !== null && distances.set(scene.seen[i], depth));
    }
    this.view.show(states, distances, this.arrows(scene, game));
    root.dataset.step = this.step;
    root.dataset.last = this.last;
    root.dataset.grain = this.grain;
    this.sentence.textContent = game ? fill(film.game_sentence, { squares: game.squares.join(", ") }) : scene.sentence;
    this.otherGames.hidden = !game || film.games.length < 2;
    this.gameName.textContent = game ? this.nameGame(game.rolls) : "";
    this.drawListing(scene.line);
    this.drawQueue(scene.queue);
    this.drawCounters(scene.counters);
    if (scene.variables) this.drawVariables(scene.variables);
    this.drawButtons();
  }

  arrows(scene, game) {
    if (game) return game.legs.map(([from, to]) => [from, to, "game"]);
    const arrows = [];
    if (this.film.came_from && !this.root.classList.contains("snl-no-arrows")) {
      for (let i = 1; i < scene.reached; i += 1) arrows.push([this.film.came_from[i], this.film.landed_on[i], "came"]);
    }
    if (scene.tried) arrows.push([...scene.tried, "try"]);
    return arrows;
  }

  drawListing(line) {
    this.lines.forEach((node, number) => {
      node.classList.toggle("snl-running", number === line);
      if (number === line) node.setAttribute("aria-current", "true");
      else node.removeAttribute("aria-current");
    });
    this.scrollListing();
  }

  // A long listing is scrolled by itself; the page is not.
  scrollListing() {
    const box = this.listing;
    const node = box.querySelector(".snl-running");
    if (!node || box.scrollHeight <= box.clientHeight) return;
    const top = node.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + node.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2;
    }
  }

  drawVariables(variables) {
    const body = this.variables.tBodies[0];
    while (body.rows.length > variables.length) body.lastChild.remove();
    variables.forEach(([name, text, changed], place) => {
      const row = body.rows[place] ?? body.appendChild(element("tr", {}, element("th", { scope: "row" }), element("td"), element("td")));
      row.classList.toggle("snl-changed", changed);
      [name, text, changed ? this.words.changed : ""].forEach((value, i) => {
        if (row.children[i].textContent !== value) row.children[i].textContent = value;
      });
    });
  }

  drawQueue(queue) {
    // Of a queue that has grown beyond all bounds the first squares are enough, and how many more there are.
    const hidden = Math.max(0, queue.length - LONGEST_QUEUE);
    const shown = hidden ? [...queue.slice(0, LONGEST_QUEUE), fill(this.words.more, { number: hidden })] : queue;
    while (this.queue.children.length > shown.length) this.queue.lastChild.remove();
    shown.forEach((square, place) => {
      const item = this.queue.children[place] ?? this.queue.appendChild(element("li"));
      if (item.textContent !== String(square)) item.textContent = square;
    });
    this.queue.classList.toggle("snl-empty", queue.length === 0);
    this.queue.dataset.empty = this.words.empty;
  }

  drawCounters(counters) {
    counters.forEach(([number, name], place) => {
      const box = this.counters.children[place] ?? this.counters.appendChild(element("div", {}, element("dt"), element("dd")));
      box.children[0].textContent = name;
      box.children[1].textContent = number;
    });
  }

  drawButtons() {
    const { first, back, play, forward, last } = this.buttons;
    for (const node of [first, back]) node.setAttribute("aria-disabled", String(this.step === 0));
    for (const node of [forward, last]) node.setAttribute("aria-disabled", String(this.step === this.last));
    const name = this.playing ? "pause" : "play";
    if (play.dataset.shows !== name) {
      play.dataset.shows = name;
      play.setAttribute("aria-label", this.words[name]);
      play.title = `${this.words[name]} (${this.words.space})`;
      play.querySelector("path").setAttribute("d", ICONS[name]);
      play.querySelector("span").textContent = this.words[name];
    }
    this.slider.max = this.last;
    this.slider.value = this.step;
    this.slider.setAttribute("aria-valuetext", `${this.step} / ${this.last}`);
    this.count.textContent = `${this.step} / ${this.last}`;
  }

  destroy() {
    this.pause();
    this.stop.abort();
    this.laidOut.disconnect();
    for (const [name, handler] of Object.entries(this.changes)) this.model.off(name, handler);
    this.root.remove();
  }
}

function render({ model, el }) {
  let player;
  // A new film is a new player in the place of the old one; both are drawn between two frames of the screen.
  const begin = (step) => {
    player?.destroy();
    const root = document.createElement("div");
    el.append(root);
    player = new Player(model, root, step);
  };
  // The step is asked of the new film, since one that was played may still be on its way to the kernel.
  const replace = () => begin(model.get("film").first);
  begin(model.get("step"));
  model.on("change:film", replace);
  return () => {
    model.off("change:film", replace);
    player.destroy();
    el.replaceChildren();
  };
}

export default { render };
