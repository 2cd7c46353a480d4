// What pages can do beyond showing: search, keys, filters, comparing, zooming.
{ // Keeps names to this file.
const site = new URL("../", document.currentScript.src).href;
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const one = (selector, root = document) => root.querySelector(selector);

// Makes an element; what has no name of a property becomes an attribute.
const make = (name, properties = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in element) element[key] = value; else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
};
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const stay = (event) => event.preventDefault();
const isPlain = (event) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.isComposing;
const load = (address) => new Promise((resolve) => {
  document.head.append(make("script", { src: address, onload: resolve, onerror: resolve }));
});
const button = (text, onclick, more) => make("button", { type: "button", onclick, ...more }, text);
// Where a key leads from a place in a row.
const walk = ({ key }, place, last) =>
  ({ ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last })[key];
self.peekbook = { all, one, make, load, isPlain, button, walk };

// Theme

one("#theme")?.addEventListener("click", () => {
  one("#said").textContent = `The pages are ${self.peekbookToggleTheme()} now.`;
});

// Search: the index is a script, since pages from the disk may not fetch

const mostResults = 60;
let search, entries;

const read = () => {
  entries = [];
  const add = (kind, title, more, from, path) => entries.push({
    kind, title, more, from, words: plain(`${title} ${more}`),
    href: site + path.split("/").map(encodeURIComponent).join("/"),
  });
  for (const part of self.peekbookSearch || []) {
    const page = (name) => `${part.path}/${name}.html`;
    add("Scenario", part.title, part.lead, "", page("index"));
    for (const [key, title] of part.steps) add("Step", title, "", part.title, page("steps/" + key));
    for (const [key, title, tab] of part.items) {
      add("Item", title, tab, part.title, page("previews/" + key));
    }
    for (const [step, name, item, change] of part.events) {
      const key = part.steps[step][0];
      add("Event", part.names[name], `${item} · ${change}`, part.title, page("steps/" + key));
    }
  }
};

// First what begins with the words, then what has them at the start of a word.
const rank = (entry, words) => {
  const place = entry.words.indexOf(words[0]);
  return place === 0 ? 0 : /\W/.test(entry.words[place - 1]) ? 1 : 2;
};
const find = (text) => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return entries.filter((entry) => words.every((word) => entry.words.includes(word)))
    .map((entry) => [rank(entry, words), entry])
    .sort((a, b) => a[0] - b[0]).map((found) => found[1]);
};
const show = () => {
  const text = one("input", search).value.trim();
  const found = entries ? find(text) : [];
  one("output", search).textContent = !text ? "" : !entries ? "Reading the index…"
    : found.length === 1 ? "1 result"
    : `${found.length} results${found.length > mostResults ? `, the first ${mostResults} shown` : ""}`;
  one("ul", search).replaceChildren(...found.slice(0, mostResults).map((entry) =>
    make("li", {}, make("a", { href: entry.href }, ...["kind", "title", "more", "from"]
      .map((name) => make("bdi", { className: name }, entry[name] || ""))))));
};
const move = (event) => {
  const stops = all("input, a", search);
  const place = stops.indexOf(document.activeElement);
  if (event.key === "Escape") search.hidePopover();
  if (event.key === "Enter" && place === 0 && stops[1]) stops[1].click();
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || place < 0) return;
  event.preventDefault();
  stops[Math.max(0, Math.min(stops.length - 1, place + step))].focus();
};
// Not modal: making a long storyboard inert takes a browser half a minute.
const build = () => {
  search = make("dialog", { id: "search", "aria-label": "Search", popover: "auto" },
    make("form", { role: "search", onsubmit: stay },
      make("input", { type: "search", placeholder: "Scenarios, steps, items, events",
        "aria-label": "Search the site", autocomplete: "off", spellcheck: false, oninput: show }),
      button("Close", () => search.hidePopover())),
    make("output", {}), make("ul", {}));
  search.addEventListener("keydown", move);
  document.body.append(search);
};
const openSearch = async () => {
  if (!search) build();
  search.showPopover();
  const input = one("input", search);
  input.focus();
  input.select();
  if (entries) return;
  await load(site + "assets/search-data.js");
  read();
  show();
};
one("#find")?.addEventListener("click", openSearch);

// Keys; none is taken while somebody types or a dialog is open

const typed = "input, select, textarea, [contenteditable]";
addEventListener("keydown", (event) => {
  if (event.defaultPrevented || one("dialog[open], :popover-open")) return;
  if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey
    && !event.target.closest(typed)) {
    event.preventDefault();
    openSearch();
  }
  const neighbour = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (neighbour && isPlain(event) && !event.target.closest(typed + ", [tabindex='0']")) {
    one(`.pager a[rel=${neighbour}]`)?.click();
  }
});

// Filters

const labelled = (label, control) => make("label", {}, label + " ", control);
const choice = (label, none, values) => labelled(label, make("select", {},
  make("option", { value: "" }, none), ...values.map((value) => make("option", { value }, value))));
const field = (label) => labelled(label, make("input", { type: "search" }));
// Adds a form before what it filters; `fits` tells which of its parts are left.
const filter = (target, controls, parts, noun, fits, sort) => {
  const form = make("form", { className: "filters", "data-control": "", onsubmit: stay },
    ...controls, make("output", {}));
  form.addEventListener("input", () => {
    const wanted = plain(one("input", form).value.trim());
    const chosen = all("select", form).map((select) => select.value);
    for (const part of parts) part.hidden = !fits(part, wanted, chosen);
    const [shown, total] = [parts.filter((part) => !part.hidden).length, parts.length];
    one("output", form).textContent = shown === total ? "" : `${shown} of ${total} ${noun}`;
    sort?.(chosen);
  });
  target.before(form);
};

// A table whose columns can be filtered names them: first the one searched, then those chosen.
for (const scroll of all("[data-filter]")) {
  const heads = all("th", scroll).map((head) => head.textContent);
  const [text, ...lists] = scroll.dataset.filter.split(" ").filter((name) => heads.includes(name));
  const rows = all("tbody tr", scroll);
  const cell = (row, name) => row.cells[heads.indexOf(name)].textContent;
  const selects = lists.map((name) => choice(name, "all",
    [...new Set(rows.map((row) => cell(row, name)))].sort()));
  filter(scroll, [field(text), ...selects], rows, "rows", (row, wanted, chosen) =>
    plain(cell(row, text)).includes(wanted)
      && chosen.every((value, place) => !value || cell(row, lists[place]) === value));
}

const grid = one(".index .cards-grid");
const cards = grid ? all(".scenario", grid) : [];
if (cards.length > 1) {
  const title = (card) => one("h2", card).textContent;
  const compare = (order) => (a, b) => order === "title"
    ? title(a).localeCompare(title(b)) : b.dataset[order] - a.dataset[order];
  const verdictOf = ({ dataset }) => dataset.failed > 0 ? "failed" : dataset.held > 0 ? "held" : "none";
  filter(grid, [
    field("Filter"),
    choice("Expectations", "any", ["failed", "held", "none"]),
    choice("Sort by", "path", ["title", "steps", "events", "failed"]),
  ], cards, "scenarios", (card, wanted, [verdict]) => plain(one(".about", card).textContent)
    .includes(wanted) && (!verdict || verdict === verdictOf(card)),
  ([, order]) => grid.append(...(order ? [...cards].sort(compare(order)) : cards)));
}

// Before and after: beside each other, one wiped over the other, or what is different

const pair = one(".columns > .pair");
if (pair && all(".shot", pair).length === 2) {
  const slider = make("input", { type: "range", min: 0, max: 100, value: 50, hidden: true,
    "aria-label": "How much of the screen after is shown",
    oninput: () => pair.style.setProperty("--share", slider.value / 100) });
  const hint = make("p", { hidden: true }, "One screen lies over the other: black is what they "
    + "have in common, the rest is different. “What changed” says it in words.");
  const radio = (mode, label, checked) => make("label", {}, make("input", {
    type: "radio", name: "compare", value: mode, checked, onchange: () => {
      pair.dataset.mode = mode;
      slider.hidden = mode !== "swipe";
      hint.hidden = mode !== "difference";
    } }), make("span", {}, label));
  pair.parentElement.before(make("fieldset", { className: "compare", "data-control": "" },
    make("legend", { className: "vh" }, "How to compare"), radio("beside", "Side by side", true),
    radio("swipe", "Swipe"), radio("difference", "Difference"), slider, hint));
}

// The timeline: wider or narrower columns, and arrow keys from mark to mark

const plot = one(".plot");
if (plot) {
  const svg = one(".track > svg", plot);
  const track = one(".track", plot);
  const grow = (factor) => {
    const middle = (track.scrollLeft + track.clientWidth / 2) / svg.clientWidth;
    for (const name of ["x", "x1", "x2", "width"]) {
      for (const element of all(`[${name}]`, track)) {
        element.setAttribute(name, Math.round(element.getAttribute(name) * factor * 100) / 100);
      }
    }
    svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${svg.getAttribute("height")}`);
    track.scrollLeft = middle * svg.clientWidth - track.clientWidth / 2;
  };
  one(".legend", plot).append(make("span", { className: "zoom", "data-control": "" },
    button("−", () => grow(1 / 1.5), { title: "Zoom out" }),
    button("+", () => grow(1.5), { title: "Zoom in" }),
    button("Fit", () => grow(track.clientWidth / svg.clientWidth), { title: "Fit all steps" })));
  const marks = all("a", svg);
  for (const mark of marks.slice(1)) mark.setAttribute("tabindex", "-1");
  svg.addEventListener("keydown", (event) => {
    const place = marks.indexOf(event.target);
    const next = marks[walk(event, place, marks.length - 1)];
    if (place < 0 || !next || !isPlain(event)) return;
    event.preventDefault();
    marks[place].setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
}
