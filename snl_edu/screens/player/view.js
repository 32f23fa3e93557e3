// One film on the screen: its board, its sentence, and the panels beside them.

import { BoardView } from "./board.js";
import { button, element, panel, write } from "./dom.js";
import { QueueView } from "./queue.js";

export class FilmView {
  constructor(film, stage, { level, heading }) {
    this.film = film;
    this.words = stage.words;
    this.stage = stage;
    this.board = new BoardView(stage);
    this.game = 0;
    this.moment = 0;
    this.jumps = stage.jumps ?? "all"; // which of them stand out: all, near or none
    this.shows = () => true; // whether a panel is on; the player decides
    this.build(level, heading);
  }

  build(level, heading) {
    const { words } = this;
    const { listing, listing_label: label, waiting_label: waiting } = this.film.wire;
    const below = heading ? level + 1 : level;
    this.sentence = element("p", { class: "snl-sentence", role: "status", "aria-live": "polite", "data-panel": "sentence" });
    this.counters = element("dl", { class: "snl-counters" });
    this.queue = new QueueView(this.film.wire, words);
    this.lines = listing.map((text) => element("span", { class: "snl-line" }, `${text}\n`));
    this.listing = element("pre", { class: "snl-listing", tabindex: "0", "aria-label": label }, ...this.lines);
    this.variables = element("table", { class: "snl-variables" }, element("tbody"));
    this.left = element("div", { class: "snl-left" }, this.board.node);
    this.node = element("div", { class: "snl-film" },
      ...(heading ? [element(`h${level}`, { class: "snl-film-title" }, heading)] : []),
      element("div", { class: "snl-stage" },
        this.sentence,
        this.left,
        element("div", { class: "snl-right" },
          this.games(),
          panel(below, "counters", "", this.counters),
          ...(this.film.wire.queues === false ? [] : [panel(below, "queue", waiting, this.queue.node)]),
          ...(this.lines.length ? [panel(below, "listing", label, this.listing)] : []),
          ...(this.film.wire.variables.length ? [panel(below, "variables", words.variables, this.variables)] : []),
        ),
      ),
    );
  }

  legend() {
    const list = element("ul", { class: "snl-legend", "data-panel": "legend", "aria-label": this.words.legend });
    for (const [state, text] of Object.entries(this.stage.legend)) list.append(element("li", {}, this.board.key(state), text));
    return list;
  }

  games() {
    const { words, film } = this;
    this.gameBox = element("div", { class: "snl-games", role: "group", "aria-label": words.games });
    this.gameName = element("span", {});
    for (const [change, name, label] of [[-1, "back", words.previous_game], [1, "forward", words.next_game]]) {
      const turn = button(name, label, words.games);
      turn.title = label;
      turn.append(element("span", {}, label));
      turn.addEventListener("click", () => this.show(this.moment, this.game + change));
      this.gameBox.append(turn);
    }
    this.gameBox.append(this.gameName);
    this.gameBox.hidden = film.games.length < 2;
    return this.gameBox;
  }

  show(moment, game = this.game) {
    const { games } = this.film;
    this.moment = moment;
    this.game = games.length ? (game + games.length) % games.length : 0;
    const scene = this.film.scene(moment, this.game);
    this.node.dataset.moment = moment;
    this.board.show(scene.states, this.notes(scene), this.arrows(scene), scene.heat);
    this.board.showJumps(this.jumps, scene.about);
    write(this.sentence, scene.sentence);
    this.gameBox.hidden = !scene.game || games.length < 2;
    write(this.gameName, scene.game?.name ?? "");
    this.drawListing(scene.line);
    this.queue.show(scene.queue);
    this.drawCounters(scene.counters);
    if (scene.variables) this.drawVariables(scene.variables);
  }

  // How likely each square is; or, in other films, the rolls to each square seen so far.
  notes(scene) {
    if (scene.heat.size) return new Map([...scene.heat].map(([square, heat]) => [square, heat?.label ?? ""]));
    if (!this.shows("distances")) return new Map();
    return this.film.rolls(scene);
  }

  arrows(scene) {
    const before = this.film.wire.came_from;
    const noted = this.shows("arrows") ? scene.seen.filter((square) => square in before) : [];
    const arrows = noted.map((square) => [square, before[square], "came"]); // a note points one roll back
    if (scene.arrow) arrows.push([...scene.arrow, "try"]);
    return [...arrows, ...scene.gameArrows];
  }

  drawListing(line) {
    this.lines.forEach((node, number) => {
      if (node.classList.toggle("snl-running", number === line)) node.setAttribute("aria-current", "true");
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
      [name, text, changed ? this.words.changed : ""].forEach((value, i) => write(row.children[i], value));
    });
  }

  drawCounters(counters) {
    counters.forEach(([name, number], place) => {
      const box = this.counters.children[place] ?? this.counters.appendChild(element("div", {}, element("dt"), element("dd")));
      write(box.children[0], this.film.wire.counter_labels[name]);
      write(box.children[1], String(number ?? "–")); // not known yet
    });
  }
}
