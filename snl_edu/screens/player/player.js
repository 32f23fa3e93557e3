// Plays one film or several under one transport. The same code serves the widget in a notebook and a page of its own:
// all it needs comes once, in `model.get("films")`, and nothing it draws waits for an answer from the kernel.

import { ICONS, button, chooser, element, fill, write } from "./dom.js";
import { Film, Reels } from "./film.js";
import { actionOf, guard, isHeld, keyHelp, keyNames } from "./keys.js";
import { save } from "./news.js";
import { FilmView } from "./view.js";

const SPEEDS = [0.5, 1, 2, 4, 10, 60]; // steps a second
const SAVE_EVERY = 250; // milliseconds between two messages to the kernel while playing
const LEFT_OUT = ["listing", "variables", "counters"]; // on a projector, which a class sees from far away
const LANDMARKS = ["frontier", "jump", "rejected"];

// One player may be shown in two places at once. Then one of its views keeps the time, and the other follows.
const timekeepers = new WeakMap();
// Which panels a player showed before it was put on a projector.
const panelsBefore = new WeakMap();

// Other films replace these; the panels that were shown before the projector are still remembered.
export function handOver(films, others) {
  if (panelsBefore.has(films)) panelsBefore.set(others, panelsBefore.get(films));
}

export class Player {
  constructor(model, root, wires, step) {
    this.model = model;
    this.root = root;
    this.films = model.get("films");
    this.stage = model.get("stage");
    this.words = this.stage.words;
    this.reels = new Reels(wires.map((wire) => new Film(wire)), this.stage.grains);
    this.playing = false;
    this.saved = 0;
    this.isUnsaved = false;
    this.build();
    this.listen();
    this.grain = this.stage.grains[model.get("grain")] ? model.get("grain") : Object.keys(this.stage.grains)[0];
    this.step = 0;
    this.go(step);
    if (model.get("playing")) this.play();
  }

  get last() {
    return this.reels.last(this.grain);
  }

  get isReplaced() {
    return this.films !== this.model.get("films");
  }

  build() {
    const { root } = this;
    const title = this.model.get("title");
    const name = title || this.reels.films[0].wire.player_label;
    root.classList.add("snl-player");
    const attributes = { tabindex: "0", role: "group", "aria-label": name };
    for (const [key, value] of Object.entries(attributes)) root.setAttribute(key, value);
    // A page of its own needs a first heading; in a notebook the headings belong to the author.
    const onPage = Boolean(root.closest(".snl-page"));
    if (title || onPage) root.append(element(onPage ? "h1" : "h2", { class: "snl-title" }, name));
    const single = this.reels.films.length === 1;
    const nameOf = ({ wire }) => (single ? "" : wire.title || wire.name);
    this.views = this.reels.films.map((film) => new FilmView(film, this.stage, { level: onPage ? 2 : 3, heading: nameOf(film) }));
    for (const view of this.views) view.shows = (name) => !root.classList.contains(`snl-no-${name}`);
    this.laidOut = new ResizeObserver(() => this.views.forEach((view) => view.scrollListing())); // before that it has no height
    for (const view of this.views) this.laidOut.observe(view.listing);
    if (single) {
      this.views[0].left.append(...this.controls());
      root.append(this.views[0].node);
    } else {
      root.append(element("div", { class: "snl-controls" }, ...this.controls()));
      root.append(element("div", { class: "snl-films" }, ...this.views.map((view) => view.node)));
    }
    this.setProjector(this.model.get("projector"));
    this.showPanels(this.model.get("panels"));
  }

  controls() {
    const { words, model } = this;
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
    const speeds = [...new Set([...SPEEDS, model.get("speed")])].sort((a, b) => a - b);
    this.speed = chooser(words.speed, speeds.map((speed) => [speed, fill(words.per_second, { speed })]), model.get("speed"));
    const grains = Object.entries(this.stage.grain_labels);
    this.grainChoice = chooser(words.grain, grains, model.get("grain"));
    this.projector = element("button", { type: "button", class: "snl-button snl-text", "aria-pressed": "false" }, words.projector);
    return [
      element("div", { class: "snl-transport" }, ...Object.values(this.buttons), this.slider, this.count),
      element("div", { class: "snl-options" },
        this.views[0].legend(), this.grainChoice, this.speed, this.projector, this.panelMenu(), this.placeMenu(), ...this.keyList()),
    ];
  }

  // Where to go next without counting.
  placeMenu() {
    const { words } = this;
    const keys = keyNames(words.space);
    const choices = element("div", { class: "snl-choices" });
    const named = (name) => {
      const label = words[`next.${name}`];
      const node = element("button", { type: "button", class: "snl-button snl-text", title: `${label} (${keys.get(`next.${name}`)})` }, label);
      choices.append(node);
      return node;
    };
    const present = LANDMARKS.filter((name) => this.reels.films.some((film) => film.landmarks(name).length));
    this.places = new Map(present.map((name) => [name, named(name)]));
    this.square = element("input", { type: "number", min: "1", "aria-label": words.which_square });
    this.toSquare = named("square");
    this.nowhere = element("span", { "aria-live": "polite" });
    choices.append(this.square, this.nowhere);
    this.placeBox = element("details", { class: "snl-menu snl-places" }, element("summary", {}, words.places), choices);
    return this.placeBox;
  }

  goNext(wanted) {
    const found = this.reels.next(this.grain, this.step, wanted);
    write(this.nowhere, found ? "" : this.words.nowhere);
    if (!found) return;
    this.pause();
    this.grain = found.grain;
    this.grainChoice.value = found.grain;
    this.step = found.step;
    this.draw();
    this.tell({ grain: this.grain, step: this.step, last: this.last });
  }

  goToSquare() {
    if (this.square.value) {
      const square = Number(this.square.value);
      this.goNext((film) => film.visits(square));
    } else {
      this.placeBox.open = true;
      this.square.focus();
    }
  }

  keyList() {
    const { words } = this;
    const isMissing = (action) => LANDMARKS.some((name) => action === `next.${name}` && !this.places.has(name));
    const rows = [...keyNames(words.space), ["leave", ["Esc"]]].filter(([action]) => !isMissing(action));
    this.help = keyHelp(words, rows.map(([action, keys]) => [keys, words[action]]));
    return [this.help.button, this.help.table];
  }

  panelMenu() {
    const menu = element("details", { class: "snl-menu" }, element("summary", {}, this.words.panels));
    this.boxes = new Map();
    const choices = element("div", { class: "snl-choices" });
    for (const name of this.stage.panels) {
      const box = element("input", { type: "checkbox" });
      choices.append(element("label", {}, box, this.words[`panel.${name}`]));
      this.boxes.set(name, box);
    }
    const jumps = ["all", "near", "none"].map((name) => [name, this.words[`jumps.${name}`]]);
    this.jumpChoice = chooser(this.words.jumps, jumps, this.views[0].jumps);
    this.jumpChoice.addEventListener("change", () => {
      for (const view of this.views) view.jumps = this.jumpChoice.value;
      this.draw();
    });
    choices.addEventListener("change", () => {
      this.tell({ panels: this.stage.panels.filter((name) => this.boxes.get(name).checked) });
    });
    menu.append(element("div", { class: "snl-choices" }, element("label", {}, this.words.jumps, this.jumpChoice)), choices);
    return menu;
  }

  showPanels(names) {
    for (const [name, box] of this.boxes) {
      box.checked = names.includes(name);
      this.root.classList.toggle(`snl-no-${name}`, !box.checked);
    }
  }

  // A projector leaves some panels out, and the list of panels says so: anyone who wants one there ticks it.
  setProjector(on) {
    const { films, model } = this;
    const before = panelsBefore.get(films);
    if (on && !before) {
      panelsBefore.set(films, model.get("panels"));
      this.tell({ panels: model.get("panels").filter((name) => !LEFT_OUT.includes(name)) });
    } else if (!on && before) {
      panelsBefore.delete(films);
      this.tell({ panels: before });
    }
    this.root.classList.toggle("snl-projector", on);
    this.projector.setAttribute("aria-pressed", String(on));
  }

  listen() {
    this.stop = new AbortController();
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
    for (const [name, node] of this.places) on(node, "click", () => this.goNext((film) => film.landmarks(name)));
    on(this.toSquare, "click", () => this.goToSquare());
    on(this.square, "keydown", ({ key }) => key === "Enter" && this.goToSquare());
    on(this.root, "keydown", (event) => this.key(event));
    guard(this.root, this.stop.signal);
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
    // When the films have changed, this player is about to be replaced: changes to the new ones are not for it.
    for (const [name, handler] of Object.entries(this.changes)) {
      this.changes[name] = () => this.isReplaced || handler();
      this.model.on(name, this.changes[name]);
    }
  }

  key(event) {
    if (!isHeld(event, false)) return;
    const inControl = event.target.closest("select, summary, input:not([type=range])");
    const onButton = event.target.closest("button");
    const actions = {
      forward: () => this.user(this.step + 1),
      back: () => this.user(this.step - 1),
      first: () => this.user(0),
      last: () => this.user(this.last),
      play: () => this.toggle(),
      keys: () => this.help.toggle(),
      "next.square": () => this.goToSquare(),
    };
    for (const name of this.places.keys()) actions[`next.${name}`] = () => this.goNext((film) => film.landmarks(name));
    const action = actions[actionOf(event)];
    if (!action || inControl || (event.key === " " && onButton)) return;
    event.preventDefault(); // neither scrolls the page nor moves the slider twice
    event.stopPropagation();
    action();
  }

  // Goes to a step that a person asks for, which stops the playing.
  user(step) {
    this.pause();
    this.go(step);
  }

  // The step was changed elsewhere, perhaps together with the grain.
  follow() {
    const [grain, step] = [this.model.get("grain"), this.model.get("step")];
    if (step === this.step && grain === this.grain) return;
    this.grain = grain;
    this.grainChoice.value = grain;
    this.go(step);
  }

  changeGrain(grain) {
    if (grain === this.grain || !this.stage.grains[grain]) return;
    const step = this.reels.sameStep(this.grain, this.step, grain);
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
    if (!timekeepers.has(this.films)) {
      timekeepers.set(this.films, this);
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
    if (this.step < this.last) this.go(this.step + 1);
    if (this.step >= this.last) this.pause();
  }

  pause() {
    const wasPlaying = this.playing;
    this.playing = false;
    if (timekeepers.get(this.films) === this) timekeepers.delete(this.films);
    clearInterval(this.timer);
    this.timer = undefined;
    if (!wasPlaying) return;
    this.drawButtons();
    this.tell({ playing: false });
  }

  go(step) {
    this.step = Math.max(0, Math.min(this.last, Math.round(step)));
    this.draw();
    this.tell({ step: this.step, last: this.last });
  }

  // Informs whatever is linked to the player, and the kernel if there is one; but not sixty times a second.
  tell(news) {
    const changed = Object.entries(news).filter(([name, value]) => this.model.get(name) !== value);
    for (const [name, value] of changed) {
      this.isUnsaved = true; // unless what listens to the change tells more, and so saves both
      this.model.set(name, value);
    }
    const now = performance.now();
    if (!this.isUnsaved || this.isReplaced || (this.timer && now - this.saved < SAVE_EVERY)) return;
    this.isUnsaved = false;
    this.saved = now;
    save(this.model);
  }

  draw() {
    const { root } = this;
    const moments = this.reels.moments(this.grain, this.step);
    moments.forEach((moment, i) => this.views[i].show(moment));
    for (const [name, node] of this.places) {
      const more = this.reels.films.some((film, i) => film.landmarks(name).at(-1) > moments[i]);
      node.setAttribute("aria-disabled", String(!more));
    }
    root.dataset.step = this.step;
    root.dataset.last = this.last;
    root.dataset.grain = this.grain;
    this.drawButtons();
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
