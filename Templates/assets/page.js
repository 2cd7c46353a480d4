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
const isTyping = (target) =>
  target.closest("input, select, textarea, [contenteditable], [tabindex='0']") !== null;
const stay = (event) => event.preventDefault();
const isPlain = (event) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey && !event.isComposing;
const load = (address) => new Promise((resolve) => {
  document.head.append(make("script", { src: address, onload: resolve, onerror: resolve }));
});
self.peekbook = { all, one, make, load, isPlain };

// Theme

const theme = one("#theme");
theme?.addEventListener("click", () => {
  one("#said").textContent = `The pages are ${self.peekbookToggleTheme()} now.`;
});

// Search: the index is a script, since pages from the disk may not fetch

const mostResults = 60;
let search, entries;

const read = () => {
  entries = [];
  const add = (kind, title, more, scenario, path) => entries.push({
    kind, title, more, scenario, words: plain(`${title} ${more}`),
    address: site + path.split("/").map(encodeURIComponent).join("/"),
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
    .map((entry, place) => [rank(entry, words), place, entry])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]).map((found) => found[2]);
};
const show = () => {
  const found = entries ? find(one("input", search).value) : [];
  const text = one("input", search).value.trim();
  one("output", search).textContent = !text ? "" : !entries ? "Reading the index…"
    : found.length === 1 ? "1 result"
    : `${found.length} results${found.length > mostResults ? `, the first ${mostResults} shown` : ""}`;
  one("ul", search).replaceChildren(...found.slice(0, mostResults).map((entry) =>
    make("li", {}, make("a", { href: entry.address },
      make("span", { className: "kind" }, entry.kind),
      make("bdi", { className: "title" }, entry.title),
      make("bdi", { className: "more" }, entry.more || ""),
      make("bdi", { className: "from" }, entry.scenario)))));
};
const move = (event) => {
  const stops = [one("input", search), ...all("a", search)];
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
      make("button", { type: "button", onclick: () => search.hidePopover() }, "Close")),
    make("output", {}), make("ul", {}));
  search.addEventListener("keydown", move);
  document.body.append(search);
};
const openSearch = async () => {
  if (!search) build();
  search.showPopover();
  one("input", search).focus();
  one("input", search).select();
  if (entries) return;
  await load(site + "assets/search-data.js");
  read();
  show();
};
one("#find")?.addEventListener("click", openSearch);

// Keys; none is taken while somebody types or a dialog is open

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || one("dialog[open], :popover-open")) return;
  if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey
    && !event.target.closest("input, select, textarea, [contenteditable]")) {
    event.preventDefault();
    openSearch();
  }
  const neighbour = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  if (neighbour && isPlain(event) && !isTyping(event.target)) {
    one(`.pager a[rel=${neighbour}]`)?.click();
  }
});

// Filters

const choice = (label, none, values) => make("label", {}, label + " ", make("select", {},
  make("option", { value: "" }, none), ...values.map((value) => make("option", { value }, value))));
const field = (label) => make("label", {}, label + " ", make("input", { type: "search" }));
// Adds a form before what it filters; `apply` returns how many are left.
const filter = (target, controls, total, noun, apply) => {
  const form = make("form", { className: "filters", "data-control": "", onsubmit: stay },
    ...controls, make("output", {}));
  form.addEventListener("input", () => {
    const shown = apply(plain(one("input", form).value.trim()), all("select", form).map((select) => select.value));
    one("output", form).textContent = shown === total ? "" : `${shown} of ${total} ${noun}`;
  });
  target.before(form);
};

// A table whose columns can be filtered names them: first the one searched, then those chosen.
for (const scroll of all("[data-filter]")) {
  const heads = all("th", scroll).map((head) => head.textContent);
  const [text, ...lists] = scroll.dataset.filter.split(" ").filter((name) => heads.includes(name));
  const rows = all("tbody tr", scroll).map((row) => ({ row, cells: [...row.cells].map((cell) => cell.textContent) }));
  const column = (name) => heads.indexOf(name);
  const selects = lists.map((name) => choice(name, "all",
    [...new Set(rows.map((row) => row.cells[column(name)]))].sort()));
  filter(scroll, [field(text), ...selects], rows.length, "rows", (wanted, chosen) => {
    let shown = 0;
    for (const { row, cells } of rows) {
      const fits = plain(cells[column(text)]).includes(wanted)
        && chosen.every((value, place) => !value || cells[column(lists[place])] === value);
      row.hidden = !fits;
      shown += fits;
    }
    return shown;
  });
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
  ], cards.length, "scenarios", (wanted, [verdict, order]) => {
    const sorted = order ? [...cards].sort(compare(order)) : cards;
    let shown = 0;
    for (const card of sorted) {
      card.hidden = !plain(one(".about", card).textContent).includes(wanted)
        || verdict !== "" && verdict !== verdictOf(card);
      shown += !card.hidden;
    }
    grid.append(...sorted);
    return shown;
  });
}

// Before and after: beside each other, one wiped over the other, or one through the other

const pair = one(".columns > .pair");
if (pair && all(".shot", pair).length === 2) {
  const slider = make("input", { type: "range", min: 0, max: 100, value: 50, hidden: true,
    "aria-label": "How much of the screen after is shown",
    oninput: () => pair.style.setProperty("--share", slider.value / 100) });
  const radio = (mode, label, checked) => make("label", {}, make("input", {
    type: "radio", name: "compare", value: mode, checked, onchange: () => {
      pair.dataset.mode = mode;
      slider.hidden = mode === "beside";
    } }), make("span", {}, label));
  pair.parentElement.before(make("fieldset", { className: "compare", "data-control": "" },
    make("legend", { className: "vh" }, "How to compare"), radio("beside", "Side by side", true),
    radio("swipe", "Swipe"), radio("overlay", "Overlay"), slider));
}

// The timeline: wider or narrower columns, and arrow keys from mark to mark

const plot = one(".plot");
if (plot) {
  const svg = one(".track > svg", plot);
  const track = one(".track", plot);
  const grow = (factor) => {
    const middle = (track.scrollLeft + track.clientWidth / 2) / svg.clientWidth;
    const stretch = (element, name) =>
      element.setAttribute(name, Math.round(element.getAttribute(name) * factor * 100) / 100);
    for (const name of ["x", "x1", "x2"]) for (const element of all(`[${name}]`, svg)) stretch(element, name);
    for (const element of [svg, ...all("rect, pattern", svg)]) stretch(element, "width");
    svg.setAttribute("viewBox", `0 0 ${svg.getAttribute("width")} ${svg.getAttribute("height")}`);
    track.scrollLeft = middle * svg.clientWidth - track.clientWidth / 2;
  };
  const button = (text, label, factor) =>
    make("button", { type: "button", title: label, onclick: () => grow(factor()) }, text);
  one(".legend", plot).append(make("span", { className: "zoom", "data-control": "" },
    button("−", "Zoom out", () => 1 / 1.5), button("+", "Zoom in", () => 1.5),
    button("Fit", "Fit all steps", () => track.clientWidth / svg.clientWidth)));
  const marks = all("a", svg);
  for (const mark of marks.slice(1)) mark.setAttribute("tabindex", "-1");
  svg.addEventListener("keydown", (event) => {
    const place = marks.indexOf(event.target);
    const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: marks.length - 1 }[event.key];
    if (place < 0 || !marks[next] || !isPlain(event)) return;
    event.preventDefault();
    marks[place].setAttribute("tabindex", "-1");
    marks[next].setAttribute("tabindex", "0");
    marks[next].focus();
    marks[next].scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
}
