// swift-format-ignore-file
// Written by Scripts/embed-templates from Templates/. Do not edit.

/// The files of `Templates/`, by their path there, sorted.
enum TemplateSources {
  static let all: [(name: String, text: String)] = [
    (name: ###"assets/favicon.svg"###, text: ###"""
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect x="7" y="2" width="18" height="28" rx="4.5" fill="#007aff"/>
<path fill="#fff" d="M16 8.6l2.100 4.300 4.7.7-3.400 3.300.8 4.7-4.200-2.200-4.200 2.200.8-4.7-3.400-3.300 4.7-.7z"/>
</svg>

"""###),
    (name: ###"assets/page.js"###, text: ###"""
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

"""###),
    (name: ###"assets/player.js"###, text: ###"""
// The player: one step at a time, large, beside its script and the model's state.
{ // Keeps names to this file.
const { all, one, make, load, isPlain, button, walk } = self.peekbook;
const player = one("#player");
const frames = all(".frame");
const slider = one("#player-slider");
const mostItems = 30;
const reach = 40;
const pace = 1400;
let current = 0;
let timer = 0;
let data;

const part = (name) => one(`#player-${name}`);
const last = frames.length - 1;

// The model: what it was at the start, and all that happened since

const stateAt = (place) => {
  const state = data.items.map(({ fields, inserted }) =>
    ({ values: fields.map((pair) => pair[1]), isThere: !inserted }));
  for (const { events } of data.steps.slice(1, place + 1)) {
    for (const [kind, item, field, value] of events) {
      if (kind === "updated") state[item].values[field] = value;
      else if (kind !== "moved") state[item].isThere = kind === "inserted";
    }
  }
  return state;
};
// The items that changed last, if there are more than can be taken in.
const recent = (place) => {
  if (data.items.length <= mostItems) return data.items.map((_, item) => item);
  const found = new Set();
  for (let step = place; step >= 0 && found.size < mostItems; step--) {
    for (const event of data.steps[step].events) found.add(event[1]);
  }
  for (let item = 0; found.size < mostItems && item < data.items.length; item++) found.add(item);
  return [...found].slice(0, mostItems).sort((a, b) => a - b);
};
const row = (item, { values, isThere }, changed, place) => {
  const { fields, title, key } = data.items[item];
  const touched = changed.filter((event) => event[1] === item);
  const shown = fields.flatMap(([name], field) => {
    const isChanged = touched.some((event) => event[0] === "updated" && event[2] === field);
    return values[field] === title && !isChanged ? []
      : make(isChanged ? "mark" : "span", {}, `${name}: ${values[field] || "—"}`,
        make("span", { className: "vh" }, isChanged ? " (changed)" : ""));
  });
  return make("li", { className: isThere ? (touched.length ? "touched" : "") : "absent" },
    make("a", { href: `previews/${encodeURIComponent(key)}.html` }, make("bdi", {}, title)),
    make("small", {}, isThere ? "" : place ? "not in the list" : "not yet in the list"), ...shown);
};
const showState = (place) => {
  const state = stateAt(place);
  const changed = data.steps[place].events;
  const items = recent(place);
  part("state").replaceChildren(...data.tabs.flatMap(([title, catalog, count], tab) => {
    const own = items.filter((item) => data.items[item].tab === tab);
    return own.length ? [
      make("h3", {}, make("bdi", {}, catalog), " ", make("small", {}, make("bdi", {}, title))),
      make("ul", {}, ...own.map((item) => row(item, state[item], changed, place))),
      ...(own.length < count ? [make("p", {}, `${own.length} of ${count} items: those that changed last`)] : []),
    ] : [];
  }));
};

// The script, as far as it is near

const showScript = (place) => {
  const lines = part("script");
  const first = Math.max(0, place - reach);
  const near = data.steps.slice(first, place + reach + 1);
  const more = (count) => count > 0 ? [make("li", { className: "more" }, `… ${count} more`)] : [];
  lines.replaceChildren(...more(first), ...near.map(({ yaml }, at) => make("li", {}, button(
    yaml ? "- " + yaml.trimEnd().replace(/\n/g, "\n  ") : "# start",
    () => go(first + at), { tabIndex: -1 }))),
  ...more(data.steps.length - first - near.length));
  const line = lines.children[place - first + (first > 0)];
  line.setAttribute("aria-current", "step");
  lines.scrollTop = line.offsetTop - lines.clientHeight / 3;
};

// The stage

const show = () => {
  const frame = frames[current];
  const shot = one(".shot", frame);
  const caption = one(".caption", shot);
  part("stage").replaceChildren(one(".phone", shot).cloneNode(true));
  part("title").replaceChildren(...caption.cloneNode(true).childNodes);
  part("link").href = shot.href;
  part("words").replaceChildren(...all(".outcome, .badges, .note", frame).map((node) => node.cloneNode(true)));
  part("count").textContent = `${current} of ${last}`;
  slider.value = current;
  slider.setAttribute("aria-valuetext", `${current}: ${caption.textContent}`);
  // Truly disabled, a button would lose the focus, and the keys with it.
  const end = (names, isEnd) => names.forEach((name) => part(name).setAttribute("aria-disabled", isEnd));
  end(["first", "previous"], current === 0);
  end(["next", "last"], current === last);
  if (data) { showScript(current); showState(current); }
};
// Browsers count calls that change the address; what is passed quickly need not be in it.
let waiting = 0;
const address = () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    try { history.replaceState(null, "", player.open ? "#" + frames[current].id : location.pathname + location.search); } catch { /* not from here */ }
  }, 150);
};
const go = (place) => {
  current = Math.max(0, Math.min(last, place));
  show();
  address();
};
const stop = () => {
  clearInterval(timer);
  timer = 0;
  part("play").textContent = "Play";
};
const play = () => {
  if (timer) return stop();
  if (current === last) go(0);
  part("play").textContent = "Pause";
  timer = setInterval(() => {
    if (current < last) go(current + 1);
    if (current === last) stop();
  }, pace);
};

const open = async (place) => {
  // What is not there need not be made inert, which takes long if there is much of it.
  document.body.classList.add("playing");
  if (!player.open) player.showModal();
  slider.focus();
  go(place);
  if (data) return;
  await load(player.dataset.source);
  data = self.peekbookPlayer;
  show();
};
const named = () => {
  let id = location.hash.slice(1);
  try { id = decodeURIComponent(id); } catch { /* as it is */ }
  return frames.findIndex((frame) => frame.id === id);
};

if (player && frames.length && player.showModal) {
  slider.max = last;
  one("#play").addEventListener("click", async () => {
    await open(current);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || !player.open || timer) return;
    part("play").focus();
    play();
  });
  slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
  for (const [name, place] of Object.entries({
    first: () => 0, previous: () => current - 1, next: () => current + 1, last: () => last,
  })) part(name).addEventListener("click", () => { stop(); go(place()); });
  part("play").addEventListener("click", play);
  part("close").addEventListener("click", () => player.close());
  player.addEventListener("close", () => {
    stop();
    address();
    document.body.classList.remove("playing");
    frames[current].scrollIntoView({ block: "center" });
    one(".shot", frames[current]).focus({ preventScroll: true });
  });
  addEventListener("keydown", (event) => {
    if (!player.open || !isPlain(event) || event.target === slider) return;
    const place = walk(event, current, last);
    if (place === undefined) return;
    event.preventDefault();
    stop();
    go(place);
  });
  addEventListener("hashchange", () => { if (named() >= 0) open(named()); });
  if (named() >= 0) open(named());
}
}

"""###),
    (name: ###"assets/style.css"###, text: ###"""
/* Pages first, then what they consist of, then the phone. Colours and sizes are variables. */

:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f5f7, #0b0b0c);
  --surface: light-dark(#fff, #18181a);
  --raised: light-dark(#fff, #232326);
  --text: light-dark(#1d1d1f, #f5f5f7);
  --quiet: light-dark(#66666b, #a1a1a8);
  --line: light-dark(#d8d8dd, #343438);
  --edge: light-dark(#8a8a90, #77777d);
  --link: light-dark(#0060c0, #5cb0ff);
  --focus: light-dark(#0071e3, #5cb0ff);
  --code: light-dark(#ececf0, #2a2a2e);
  --more: light-dark(rgb(0 0 0 / .22), rgb(255 255 255 / .3));
  --shade: 0 1px 2px light-dark(rgb(0 0 0 / .05), transparent),
    0 8px 24px light-dark(rgb(0 0 0 / .06), transparent),
    0 0 0 1px light-dark(transparent, rgb(255 255 255 / .04));
  --blue: light-dark(#0060c0, #7cc0ff); --blue-soft: light-dark(#e3effc, #10304f);
  --green: light-dark(#1a6e34, #7ddc96); --green-soft: light-dark(#e0f3e5, #12351d);
  --red: light-dark(#c4001a, #ff9a92); --red-soft: light-dark(#fde7e7, #47151a);
  --purple: light-dark(#6b3fb8, #c5a8ff); --purple-soft: light-dark(#efe8fb, #31214f);
  --amber: light-dark(#7a4d00, #ffcf70); --amber-soft: light-dark(#fdf0d3, #3f2d07);
  --mark: light-dark(#fff3cf, #40330d); --mark-edge: light-dark(#e89b00, #f5b52e);
  --new: light-dark(#e2f5e7, #14381f); --new-edge: light-dark(#2c9a4b, #43c466);
  --gone: light-dark(#fde9e8, #451a1a); --gone-edge: light-dark(#d9372c, #ff6b60);
  --sans: -apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI", Roboto, "Helvetica Neue",
    Arial, sans-serif;
  --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}
:root[data-theme=light] { color-scheme: light }
:root[data-theme=dark] { color-scheme: dark }

/* Pages */

* { box-sizing: border-box }

html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 72px }

body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: 16px/1.5 var(--sans);
  -webkit-font-smoothing: antialiased;
}

main { max-width: 1180px; margin: 0 auto; padding: 40px 32px 72px; overflow-wrap: anywhere }

h1, h2, h3, h4 { margin: 0; line-height: 1.15; letter-spacing: -.015em; text-wrap: balance }
h1 { font-size: 40px; font-weight: 700; letter-spacing: -.024em; margin-bottom: 12px }
h2 { font-size: 22px; font-weight: 650; margin: 48px 0 14px }
h3 { font-size: 18px; font-weight: 600; margin: 28px 0 10px }
h4, h5, h6 { font-size: 16px; font-weight: 600; margin: 20px 0 8px }

p, ul, ol, dl, pre, blockquote { margin: 0 0 14px }
ul, ol { padding-left: 1.35em }
li + li { margin-top: 4px }
li > p { margin: 0 }
blockquote { padding-left: 16px; border-left: 3px solid var(--line); color: var(--quiet) }
/* What is nested deeper than anybody reads must not push the page apart. */
:is(li, blockquote) :is(li, blockquote) :is(li, blockquote) :is(li, blockquote) :is(li, blockquote) :is(ul, ol, blockquote) {
  padding-left: 0; border: 0; list-style-position: inside }
hr { border: 0; border-top: 1px solid var(--line); margin: 32px 0 }
a { color: var(--link); text-decoration: none }
a:hover, p a { text-decoration: underline; text-underline-offset: .15em }
a:focus-visible, [tabindex]:focus-visible, summary:focus-visible, button:focus-visible,
input:focus-visible, select:focus-visible, .compare input:focus-visible + span {
  outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 6px;
}
code, pre { font-family: var(--mono); font-size: .875em }
code { background: var(--code); padding: .12em .38em; border-radius: 5px }
pre { padding: 16px 18px; border-radius: 12px; background: var(--surface); box-shadow: var(--shade);
  overflow-x: auto; line-height: 1.5; white-space: pre-wrap }
pre code { background: none; padding: 0; font-size: 1em }
img { max-width: 100% }
bdi { unicode-bidi: isolate; white-space-collapse: preserve }

.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap }
.defs { position: absolute }

.skip { position: absolute; left: 16px; top: -60px; z-index: 20; padding: 10px 16px;
  border-radius: 10px; background: var(--text); color: var(--ground) }
.skip:focus { top: 12px }

header.site {
  position: sticky; top: 0; z-index: 10; display: flex; align-items: center; gap: 24px;
  min-height: 52px; padding: 8px max(32px, calc((100% - 1116px) / 2));
  background: color-mix(in srgb, var(--ground) 82%, transparent);
  -webkit-backdrop-filter: saturate(1.8) blur(20px); backdrop-filter: saturate(1.8) blur(20px);
  border-bottom: 1px solid color-mix(in srgb, var(--line) 70%, transparent);
  font-size: 14px;
}
.crumbs { flex: 1; min-width: 0 }
.crumbs ol { display: flex; margin: 0; padding: 0; list-style: none; min-width: 0 }
.crumbs li { margin: 0; min-width: 0; flex: 0 1 auto; white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; color: var(--quiet) }
.crumbs li:not(:last-child) { flex-shrink: 2 }
.crumbs li:first-child { flex-shrink: 0 }
.crumbs li + li::before { content: "›"; margin: 0 9px; color: var(--quiet) }
.crumbs [aria-current] { color: var(--text); font-weight: 550 }
.pager { display: flex; gap: 8px; flex: none }
.missing main { max-width: 44em; padding-top: 18vh }
.pager a { display: flex; gap: 6px; max-width: 260px; padding: 5px 13px; border-radius: 99px;
  background: var(--raised); box-shadow: 0 0 0 1px var(--line); color: var(--text);
  white-space: nowrap; overflow: hidden }
.pager a:hover { text-decoration: none; box-shadow: 0 0 0 1px var(--quiet) }
.pager span { color: var(--quiet) }
.pager bdi { overflow: hidden; text-overflow: ellipsis }
.pager a[rel=prev]::before { content: "←" }
.pager a[rel=next]::after { content: "→" }

footer.site { max-width: 1180px; margin: 0 auto; padding: 20px 32px 48px; display: flex;
  flex-wrap: wrap; gap: 4px 24px; justify-content: space-between; color: var(--quiet);
  font-size: 13px }
footer.site p { margin: 0 }

/* Controls: there are none where no script runs */

button, input, select { font: inherit; color: inherit }
button, select, .filters input, #search input { min-height: 34px; padding: 5px 14px;
  border: 0; border-radius: 99px; background: var(--raised); box-shadow: 0 0 0 1px var(--edge) }
button { cursor: pointer; font-size: 14px }
button:hover { box-shadow: 0 0 0 1px var(--text) }
[aria-disabled=true] { color: var(--quiet); box-shadow: 0 0 0 1px var(--line); cursor: default }
input[type=range] { accent-color: var(--focus); min-width: 0 }
:root:not(.js) :is(.extras, #play) { display: none }
.extras { display: flex; gap: 8px; flex: none }
.extras button { display: grid; place-items: center; width: 34px; padding: 0 }
.extras svg { width: 18px; height: 18px; fill: none; stroke: currentColor; stroke-width: 1.6;
  stroke-linecap: round }
.extras .half { fill: currentColor }
#play { background: var(--link); color: var(--ground); font-weight: 600; padding: 6px 20px;
  box-shadow: none; margin-left: auto }
#play::before { content: "▶\FE0E"; margin-right: .55em; font-size: .8em }
#play + .views { margin-left: 0 }
.filters { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center; margin: 0 0 16px;
  font-size: 14px; color: var(--quiet) }
.filters input, .filters select { margin-left: 4px; color: var(--text); max-width: 220px }
.compare { display: flex; flex-wrap: wrap; gap: 8px 0; align-items: center; margin: 24px 0 -6px;
  padding: 0; border: 0; font-size: 14px }
.compare label { position: relative }
.compare label input { position: absolute; opacity: 0; inset: 0; margin: 0; pointer-events: none }
.compare span { display: block; padding: 5px 15px; cursor: pointer; background: var(--raised);
  box-shadow: 0 0 0 1px var(--edge) }
.compare label:first-of-type span { border-radius: 99px 0 0 99px }
.compare label:last-of-type span { border-radius: 0 99px 99px 0 }
.compare :checked + span { background: var(--text); color: var(--ground); font-weight: 550 }
.compare > [type=range] { margin-left: 20px; flex: 0 1 220px }
.compare p { flex: 1 0 100%; margin: 0; color: var(--quiet) }
[data-mode=swipe], [data-mode=difference] { --share: .5; justify-items: center; isolation: isolate }
:is([data-mode=swipe], [data-mode=difference]) > .shot { grid-area: 1 / 1 / 2 / 3; width: 100%;
  max-width: 402px }
:is([data-mode=swipe], [data-mode=difference]) > .shot + .shot figcaption {
  justify-content: flex-end; margin: 0 4px 14px 0 }
:is([data-mode=swipe], [data-mode=difference]) > .shot figcaption > span { display: none }
[data-mode=swipe] > .shot + .shot .phone {
  clip-path: inset(-2px -2px -2px calc((1 - var(--share)) * 100%)) }
/* What both screens have in common comes out black. */
[data-mode=difference] > .shot + .shot .phone { mix-blend-mode: difference }

dialog { padding: 0; border: 0; border-radius: 20px; background: var(--surface); color: var(--text);
  box-shadow: 0 24px 80px rgb(0 0 0 / .35), 0 0 0 1px var(--line) }
dialog::backdrop { background: rgb(0 0 0 / .45) }
#search { width: min(680px, calc(100vw - 24px)); max-height: min(76vh, 680px); margin-top: 9vh;
  flex-direction: column; overflow: hidden }
#search:popover-open { display: flex }
#search form { display: flex; gap: 10px; padding: 16px; border-bottom: 1px solid var(--line) }
#search input { flex: 1; min-width: 0; min-height: 42px; font-size: 17px; background: var(--code) }
#search output { padding: 10px 22px 4px; color: var(--quiet); font-size: 13px }
#search ul { margin: 0; padding: 0 10px 12px; list-style: none; overflow-y: auto }
#search li { margin: 0 }
#search a { display: grid; grid-template-columns: 74px minmax(0, 1fr); gap: 0 10px; padding: 9px 12px;
  border-radius: 12px; color: inherit; text-decoration: none; overflow-wrap: anywhere }
#search a:hover, #search a:focus { background: var(--blue-soft) }
#search a:focus-visible { outline-offset: -3px }
#search .kind { grid-row: 1 / 4; color: var(--quiet); font-size: 13px; padding-top: 2px }
#search .title { font-weight: 550 }
#search .more, #search .from { color: var(--quiet); font-size: 13px; display: -webkit-box;
  -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }

#player { width: min(1240px, calc(100vw - 32px)); height: min(900px, calc(100dvh - 32px));
  max-width: none; max-height: none; flex-direction: column; overflow: hidden }
#player[open] { display: flex }
.playing > :is(main, header, footer, .skip) { display: none }
.player-head { display: flex; gap: 16px; align-items: center; padding: 14px 20px;
  border-bottom: 1px solid var(--line); font-size: 14px }
.player-head h2 { flex: 1; min-width: 0; margin: 0; font-size: 19px; overflow: hidden;
  text-overflow: ellipsis; white-space: nowrap }
.player-panes { flex: 1; min-height: 0; display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) }
.player-panes > section { min-height: 0; overflow-y: auto; overflow-wrap: anywhere }
.player-script { border-right: 1px solid var(--line); display: flex }
#player-script { position: relative; flex: 1; margin: 0; padding: 10px; list-style: none;
  overflow-y: auto; font: 13px/1.5 var(--mono) }
#player-script li { margin: 0 }
#player-script .more { padding: 4px 13px; color: var(--quiet) }
#player-script button { display: block; width: 100%; min-height: 0; padding: 4px 10px;
  border-radius: 8px; border-left: 3px solid transparent; background: none; box-shadow: none;
  font: inherit; text-align: left; white-space: pre-wrap; overflow-wrap: anywhere }
#player-script button:hover { background: var(--code) }
#player-script [aria-current] button { background: var(--mark); border-color: var(--mark-edge) }
.player-stage { padding: 20px 32px; background: var(--ground); text-align: center;
  --fit: calc((min(900px, 100dvh - 32px) - 250px) * .465) }
#player-stage .phone { width: min(402px, max(200px, var(--fit)));
  margin: 0 auto }
#player-words { width: min(402px, max(200px, var(--fit))); margin: 0 auto;
  font-size: 14px; color: var(--quiet) }
#player-words > * { margin-top: 10px }
.player-state { padding: 14px 18px; border-left: 1px solid var(--line); font-size: 14px }
.player-state h3 { font-size: 14px; margin: 6px 0 8px }
.player-state small { color: var(--quiet); font-weight: 400; font-size: 12px }
.player-state ul { margin: 0 0 18px; padding: 0; list-style: none }
.player-state li { display: flex; flex-wrap: wrap; gap: 2px 10px; margin: 0; padding: 6px 8px;
  border-top: 1px solid var(--line) }
.player-state li > a { min-width: 6em }
.player-state li > span { color: var(--quiet) }
.player-state mark { background: none; color: inherit; font-weight: 650 }
.player-state .touched { background: var(--mark); box-shadow: inset 3px 0 var(--mark-edge) }
.player-state .absent > :is(a, span) { text-decoration: line-through }
.player-controls { display: flex; gap: 8px; align-items: center; padding: 12px 20px;
  border-top: 1px solid var(--line) }
.player-controls input { flex: 1; margin: 0 8px }
#player-play { min-width: 76px; background: var(--link); color: var(--ground); font-weight: 600;
  box-shadow: none }
#player-count { color: var(--quiet); font-size: 14px; font-variant-numeric: tabular-nums;
  min-width: 5.5em; text-align: right }

/* Parts of pages */

.lead { max-width: 68ch; font-size: 18px; color: var(--quiet) }
.facts { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; margin: 20px 0 8px }
.counts { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; margin: 0;
  color: var(--quiet); font-size: 14px }
.views { display: flex; gap: 8px; font-size: 14px; margin-left: auto }
.views a { padding: 6px 15px; border-radius: 99px; background: var(--raised);
  box-shadow: 0 0 0 1px var(--line) }
.views a:hover { text-decoration: none; box-shadow: 0 0 0 1px var(--quiet) }

.badges { display: flex; flex-wrap: wrap; gap: 5px; justify-content: center; margin: 8px 0 0;
  padding: 0; list-style: none }
.badge { margin: 0; padding: 2px 9px; border-radius: 99px; font-size: 12px; line-height: 1.5;
  background: var(--code); color: var(--quiet); max-width: 100% }
.badge.updated { background: var(--blue-soft); color: var(--blue) }
.badge.inserted, .badge.pass { background: var(--green-soft); color: var(--green) }
.badge.deleted, .badge.fail { background: var(--red-soft); color: var(--red) }
.badge.moved { background: var(--purple-soft); color: var(--purple) }
.badge.remark { background: var(--amber-soft); color: var(--amber) }
.badge.fail { font-weight: 600 }
.badge code, .remarks code { background: none; padding: 0; font-size: .95em }

/* A shadow at a side says that there is more; at the end, what scrolls along covers it. */
.scroll, .track {
  --hints: linear-gradient(90deg, var(--surface) 20px, transparent) 0 0 / 44px 100% no-repeat local,
    linear-gradient(270deg, var(--surface) 20px, transparent) 100% 0 / 44px 100% no-repeat local,
    linear-gradient(90deg, var(--more), transparent) 0 0 / 14px 100% no-repeat scroll,
    linear-gradient(270deg, var(--more), transparent) 100% 0 / 14px 100% no-repeat scroll }
.scroll { overflow-x: auto; margin: 0 0 20px; border-radius: 14px;
  background: var(--hints), var(--surface); box-shadow: var(--shade) }
table { width: 100%; border-collapse: collapse; font-size: 15px }
th, td { padding: 10px 16px; text-align: left; vertical-align: top;
  border-top: 1px solid var(--line) }
thead th { border-top: 0; overflow-wrap: break-word; font-size: 13px; font-weight: 550; color: var(--quiet) }
td { overflow-wrap: break-word; max-width: 26em }
[data-filter] { content-visibility: auto; contain-intrinsic-size: auto 600px }
[data-filter] table { min-width: 860px }
.bar { width: 100px; height: 8px; margin-right: 8px; vertical-align: baseline;
  border-radius: 4px; background: var(--code) }
.bar rect { fill: var(--link) }
.totals { max-width: 640px }
.index h1 + .views { margin: 0 0 22px }
.unreached ul { columns: 3 220px; column-gap: 28px }
.coverage th, .coverage td { white-space: nowrap }
.coverage td:first-child { white-space: normal; min-width: 9em }
.swatch { display: inline-block; width: .95em; height: .95em; margin-right: .35em;
  vertical-align: -.1em; border-radius: 50%;
  box-shadow: 0 0 0 1px rgb(128 128 128 / .35); forced-color-adjust: none; flex: none }
.swatch.clear { background: repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / .5em .5em }
details > summary { cursor: pointer; margin-bottom: 12px; color: var(--link) }

/* The index */

.cards-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 28px; margin: 28px 0 0; padding: 0; list-style: none }
.scenario { position: relative; margin: 0; border-radius: 22px; background: var(--surface);
  box-shadow: var(--shade); overflow: hidden; transition: box-shadow .2s }
.scenario:hover { box-shadow: var(--shade), 0 0 0 1px var(--line) }
.scenario .pictures { display: flex; align-items: flex-start; justify-content: center; gap: 20px; height: 236px;
  padding: 26px 24px 0; overflow: hidden;
  background: linear-gradient(160deg, var(--code), color-mix(in srgb, var(--code) 82%, var(--quiet))) }
.scenario .phone { width: 158px; flex: 0 1 auto; min-width: 0 }
.scenario .phone + .phone { margin-top: 22px }
.scenario .about { padding: 20px 24px 24px }
.scenario h2 { margin: 0 0 6px; font-size: 20px }
.scenario h2 a { color: inherit }
.scenario h2 a::after { content: ""; position: absolute; inset: 0; border-radius: 22px }
.scenario .about > p:not(.counts) { color: var(--quiet); font-size: 15px; display: -webkit-box;
  -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden }

/* The storyboard */

.board { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(44%, 184px), 1fr));
  gap: 40px 28px; margin: 28px 0 0; padding: 0; list-style: none }
h2 + .board { margin-top: 0 }
/* A long one comes in parts, so that of those out of sight not even the frames are laid out. */
.board.long { content-visibility: auto; contain-intrinsic-size: auto 9000px }
.board + .board { margin-top: 40px }
.frame { margin: 0; content-visibility: auto; contain-intrinsic-size: auto 184px auto 460px;
  padding: 6px; text-align: center; border-radius: 26px }
.frame .shot { display: block; color: inherit }
.frame .shot:hover { text-decoration: none }
.frame .shot:hover .glass { box-shadow: 0 0 0 calc(6 * var(--pt)) var(--bezel),
  0 0 0 calc(14 * var(--pt)) color-mix(in srgb, var(--focus) 60%, transparent) }
.frame .phone { max-width: 200px; margin: 0 auto }
.caption { display: block; margin-top: 12px; font-size: 15px; font-weight: 600; line-height: 1.3 }
.outcome { margin: 4px 0 0; font-size: 13px; color: var(--quiet); font-style: italic }
.frame .note { margin: 8px 0 0; font-size: 13px; line-height: 1.42; color: var(--quiet) }
.frame .note :last-child { margin-bottom: 0 }
.frame:target { background: color-mix(in srgb, var(--focus) 12%, transparent) }
.frame.failed .caption { color: var(--red) }
.frame.failed { box-shadow: inset 0 0 0 2px var(--red-soft); background: color-mix(in srgb, var(--red-soft) 45%, transparent) }

/* Steps, lists, items */

.columns { display: grid; grid-template-columns: minmax(0, 640px) minmax(0, 1fr); gap: 32px 56px;
  align-items: start; margin-top: 28px }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
  gap: 32px; align-items: start }
.columns > .pair { grid-template-columns: repeat(2, minmax(0, 1fr)); position: sticky; top: 76px }
.columns > .pair > :only-child { grid-column: 1 / -1; max-width: 320px; justify-self: center }
.columns section:first-child h2, .state > h2, .state > section:first-child h2 { margin-top: 0 }
:is(.columns, .item-page) section + section h2 { margin-top: 34px }
figure { margin: 0; min-width: 0 }
/* Side by side at one height, however many lines are above. */
:is(.pair:not(.item-page), .panes) > .shot { align-self: end }
figure.shot figcaption { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: baseline;
  margin: 0 0 14px 4px; color: var(--quiet); font-size: 14px }
figure.shot h2 { margin: 0; font-size: 17px; color: var(--text) }
.item-page { grid-template-columns: minmax(0, 380px) minmax(0, 1fr); gap: 32px 56px; margin-top: 24px }
.item-page figure.shot > h2 { margin: 0 0 14px; font-size: 22px }
.sample { width: 40px; height: 24px; margin-right: 10px; vertical-align: -6px; border-radius: 6px; overflow: hidden;
  box-shadow: 0 0 0 1px rgb(128 128 128 / .35); font: 600 15px var(--sans); text-anchor: middle;
  forced-color-adjust: none }
.color th:first-child, .color td:first-child { width: 34% }
.remarks { padding: 12px 18px; border-radius: 14px; background: var(--amber-soft);
  color: var(--amber); margin: 0 0 14px }
.remarks ul { margin: 0; padding: 0; list-style: none }
.events > ol, .events > ul, .checks > ul { padding: 0; list-style: none; margin: 0 }
.events > ol > li, .events > ul > li, .checks > ul > li { padding: 14px 18px; border-radius: 14px;
  background: var(--surface); box-shadow: var(--shade); margin: 0 0 10px }
.events li ul, .checks li ul { margin: 8px 0 0; padding-left: 1.1em; font-size: 15px;
  color: var(--quiet) }
.events li li strong, .checks li li strong { color: var(--text); font-weight: 550 }
.checks > ul > li > strong, .checks p > strong { color: var(--red) }

/* Reviews */

.panes { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 32px 24px;
  align-items: start; margin: 40px 0 8px }
.panes figcaption { flex-direction: column }
.differences > ul, .diff { margin: 0 0 20px; padding: 0; list-style: none }
.differences > ul > li { padding: 12px 18px; border-radius: 14px; background: var(--surface);
  box-shadow: var(--shade); margin: 0 0 10px }
.differences li ul { margin: 6px 0 0; padding-left: 1.1em; font-size: 15px; color: var(--quiet) }
.differences .badge, td .badge { white-space: nowrap }
.diff { border-radius: 12px; background: var(--surface); box-shadow: var(--shade); overflow: hidden;
  font: 14px/1.5 var(--mono); padding: 8px 0 }
.diff > li { margin: 0; padding: 2px 18px 2px 36px; white-space: pre-wrap }
.diff > li > b { display: inline-block; width: 18px; margin-left: -18px }
.diff > .new { background: var(--new); box-shadow: inset 4px 0 var(--new-edge) }
.diff > .gone { background: var(--gone); box-shadow: inset 4px 0 var(--gone-edge) }
.inherited { margin-top: 48px }
.scenario h3 { margin: 0 0 6px; font-size: 20px }
.scenario h3 a { color: inherit }
.scenario h3 a::after { content: ""; position: absolute; inset: 0; border-radius: 22px }

/* The timeline */

.plot { display: grid; grid-template-columns: minmax(96px, 200px) minmax(0, 1fr); margin: 24px 0 0;
  border-radius: 16px; background: var(--surface); box-shadow: var(--shade); overflow: hidden }
.lanes { margin: 0; padding: 32px 0 0; list-style: none; border-right: 1px solid var(--line) }
.lanes li { display: flex; align-items: center; height: 32px; margin: 0; padding: 0 12px 0 28px;
  border-top: 1px solid var(--line); font-size: 14px; white-space: nowrap; overflow: hidden }
.lanes li > a { overflow: hidden; text-overflow: ellipsis }
.lanes .catalog { padding-left: 16px; font-weight: 600; gap: 6px }
.lanes small { color: var(--quiet); font-weight: 400; overflow: hidden; text-overflow: ellipsis }
.track { overflow-x: auto; overflow-y: hidden;
  background: linear-gradient(var(--surface) 0 0) 0 0 / 100% 31px no-repeat,
    linear-gradient(var(--line) 1px, transparent 1px) 0 0 / 100% 32px, var(--hints), var(--surface) }
.track svg { display: block }
.plot .stripe { fill: color-mix(in srgb, var(--code) 45%, transparent) }
.plot .axis { fill: var(--quiet); font: 12px var(--sans); text-anchor: middle }
.plot .delivery { fill: none; stroke: var(--quiet); stroke-width: 1.25; opacity: .55 }
.plot .failure { fill: var(--red) }
.plot use { stroke: var(--surface); stroke-width: 1.5; paint-order: stroke }
.plot .updated { fill: var(--blue) }
.plot .inserted { fill: var(--green) }
.plot .deleted { fill: var(--red) }
.plot .moved { fill: var(--purple) }
.legend { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 6px 22px; padding: 12px 16px;
  border-top: 1px solid var(--line); color: var(--quiet); font-size: 13px }
.zoom { margin-left: auto; display: flex; gap: 6px }
.zoom button { min-width: 34px; min-height: 28px; padding: 2px 10px }
.legend svg { width: 14px; height: 14px; vertical-align: -2px }

/* The phone: every length counts in its points */

.phone { --w: 390; --h: 844; --row: 44; --top: 91; --bottom: 34; --bezel: light-dark(#1d1d1f, #3a3a3d);
  position: relative; width: 100%; max-width: 402px; container-type: inline-size;
  text-align: left; line-height: 1.25; letter-spacing: -.01em; font-weight: 400;
  overflow-wrap: normal }
.phone.tabbed { --bottom: 83 }
.phone, .sheet, .cards {
  --paper: light-dark(#fff, #000); --ink: light-dark(#000, #fff);
  --soft: light-dark(#6a6a6f, #a0a0a7); --hair: light-dark(#d1d1d6, #38383b);
  --bar: light-dark(#f8f8fa, #141416); --tint: light-dark(#0064d2, #53a8ff);
  --danger: light-dark(#d70015, #ff6b63); --card: light-dark(#f9f9fb, #1e1e21) }
.glass, .sheet, .cards { color: var(--ink) }
.glass { --pt: calc(100cqw / (var(--w) + 12)) }
.sheet, .cards { --pt: 1px; --row: 44 }
.glass { position: relative; width: calc(var(--w) * var(--pt)); height: calc(var(--h) * var(--pt));
  margin: calc(6 * var(--pt)); overflow: hidden; border-radius: calc(46 * var(--pt));
  background: var(--paper); font-size: calc(17 * var(--pt));
  box-shadow: 0 0 0 calc(6 * var(--pt)) var(--bezel);
  print-color-adjust: exact; -webkit-print-color-adjust: exact }
.glass::before { content: "9:41"; position: absolute; z-index: 3; top: calc(14 * var(--pt));
  left: calc(34 * var(--pt)); font-size: calc(16 * var(--pt)); font-weight: 600 }
.glass::after { content: ""; position: absolute; z-index: 3; top: calc(17 * var(--pt));
  right: calc(30 * var(--pt)); width: calc(64 * var(--pt)); height: calc(14 * var(--pt));
  background: currentColor;
  -webkit-mask: var(--status) center / contain no-repeat; mask: var(--status) center / contain no-repeat;
  --status: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 14'%3E%3Cpath d='M0 9h3v4H0zM5 6.500h3V13H5zM10 4h3v9h-3zM15 1h3v12h-3zM30.5 2.800a10 10 0 0 1 7 2.900l1.2-1.200a11.7 11.7 0 0 0-16.4 0l1.2 1.200a10 10 0 0 1 7-2.900zm0 4a6 6 0 0 1 4.2 1.700L36 7.300a7.8 7.8 0 0 0-11 0l1.3 1.200a6 6 0 0 1 4.2-1.700zm0 3.700a2.5 2.5 0 0 0-1.8.700l1.8 1.8 1.8-1.800a2.5 2.5 0 0 0-1.8-.700zM62 4.500v5c.800-.3 1.4-1.3 1.4-2.500S62.8 4.8 62 4.500z'/%3E%3Cpath fill-rule='evenodd' d='M44 1h14a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H44a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zm0 1.200A1.8 1.8 0 0 0 42.2 4v6c0 1 .8 1.8 1.8 1.800h14c1 0 1.8-.8 1.8-1.800V4c0-1-.8-1.8-1.8-1.800zM44.5 3.300h13c.7 0 1.2.5 1.2 1.200v5c0 .7-.5 1.2-1.2 1.200h-13c-.7 0-1.2-.5-1.2-1.200v-5c0-.7.5-1.2 1.2-1.200z'/%3E%3C/svg%3E") }
.phone::after { content: ""; position: absolute; z-index: 4; left: 50%; bottom: 1.6%;
  width: 34%; height: max(2px, .55%); margin-left: -17%; border-radius: 9px;
  background: light-dark(#1d1d1f, #fff); opacity: .9 }
.phone:not(.tabbed):has(> .on-dark)::after { background: #fff }
.phone:not(.tabbed):has(> .on-light)::after { background: #000 }

.nav { display: flex; align-items: center; justify-content: center; position: relative;
  height: calc(44 * var(--pt)); padding: 0 calc(16 * var(--pt)); font-weight: 600 }
.nav > bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.glass .dim > .nav, .glass.list > .nav, .page > .nav { position: absolute; inset: 0 0 auto;
  z-index: 2; height: calc(var(--top) * var(--pt)); padding-top: calc((var(--top) - 44) * var(--pt));
  background: var(--bar); border-bottom: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
/* Both sides are as wide, so that the title is in the middle and nothing is under it. */
.nav:has(> .back) { display: grid; gap: calc(4 * var(--pt));
  grid-template-columns: minmax(0, 1fr) fit-content(46%) minmax(0, 1fr) }
.back { margin-left: calc(-8 * var(--pt)); display: flex; align-items: center; font-weight: 400;
  color: var(--tint); overflow: hidden; white-space: nowrap }
.back bdi { overflow: hidden; text-overflow: ellipsis }
.back::before { content: ""; flex: none; width: calc(10 * var(--pt)); height: calc(10 * var(--pt));
  margin: 0 calc(5 * var(--pt)) 0 calc(5 * var(--pt)); transform: rotate(45deg);
  border: solid currentColor; border-width: 0 0 calc(2.4 * var(--pt)) calc(2.4 * var(--pt)) }

.view { position: absolute; inset: calc(var(--top) * var(--pt)) 0 calc(var(--bottom) * var(--pt));
  overflow: hidden }
.rows { margin: calc(var(--k, 0) * -1 * var(--pt)) 0 0; padding: 0; list-style: none }
.rows > li { position: relative; display: flex; align-items: center; gap: calc(10 * var(--pt));
  height: calc(var(--row) * var(--pt)); margin: 0; padding: 0 calc(34 * var(--pt)) 0 calc(16 * var(--pt));
  white-space: nowrap }
.rows > li, .fields, .actions { font-size: calc(var(--letters, 17) * var(--pt)) }
.rows > li::before { content: ""; position: absolute; left: calc(16 * var(--pt)); right: 0; bottom: 0;
  height: max(.5px, calc(.5 * var(--pt))); background: var(--hair) }
.rows > li > bdi, .rows > li > a { flex: 1 1 auto; min-width: 0; overflow: hidden;
  text-overflow: ellipsis }
.rows > li > i { flex: 0 1 auto; min-width: 0; max-width: 55%; overflow: hidden;
  text-overflow: ellipsis; font-style: normal; color: var(--soft) }
.rows.tall { --row: 60 }
.rows > li.two { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0;
  align-content: center; align-items: center }
/* `li`, since a swatch has no margin of its own further down. */
.rows > li.two > svg { grid-area: 1 / 1 / 3; margin-right: calc(10 * var(--pt)) }
.rows > .two > bdi, .rows > .two > a { grid-area: 1 / 2 }
.rows > .two > small { grid-area: 2 / 2; font-size: calc(13 * var(--letters, 17) / 17 * var(--pt));
  color: var(--soft); overflow: hidden; text-overflow: ellipsis }
.rows > .two > i { grid-area: 1 / 3 / 3; max-width: none; margin-left: calc(10 * var(--pt)) }
.shift { margin-top: calc(var(--k, 0) * -1 * var(--pt)) }
.shift > .rows { margin: 0 }
.section { display: flex; align-items: center; justify-content: space-between; margin: 0;
  gap: calc(10 * var(--pt)); height: calc(32 * var(--pt)); padding: 0 calc(16 * var(--pt));
  background: var(--bar); color: var(--soft); font-size: calc(14 * var(--pt)); font-weight: 600;
  white-space: nowrap }
.section > bdi { overflow: hidden; text-overflow: ellipsis }
.section > small { flex: none; font-size: inherit; font-weight: 400 }
.rows > li::after { content: ""; position: absolute; right: calc(18 * var(--pt)); top: 50%;
  width: calc(8 * var(--pt)); height: calc(8 * var(--pt)); margin-top: calc(-4 * var(--pt));
  transform: rotate(45deg); border: solid #b9b9be;
  border-width: calc(2 * var(--pt)) calc(2 * var(--pt)) 0 0 }
.rows > .ok::after { width: calc(7 * var(--pt)); height: calc(14 * var(--pt));
  margin-top: calc(-10 * var(--pt)); border-color: var(--tint);
  border-width: 0 calc(2.4 * var(--pt)) calc(2.4 * var(--pt)) 0 }
.rows > .ok:has(> i) { padding-right: calc(44 * var(--pt)) }
.rows > .bare::after { content: none }
.rows > .changed, .fields > .changed, .actions > .changed, .tools > .changed { background: var(--mark);
  box-shadow: inset calc(4 * var(--pt)) 0 var(--mark-edge) }
.rows > .new { background: var(--new); box-shadow: inset calc(4 * var(--pt)) 0 var(--new-edge) }
.rows > .gone { background: var(--gone); box-shadow: inset calc(4 * var(--pt)) 0 var(--gone-edge) }
.rows > li > svg { flex: none; width: calc(24 * var(--letters, 17) / 17 * var(--pt));
  height: calc(24 * var(--letters, 17) / 17 * var(--pt)); overflow: visible;
  forced-color-adjust: none }
.rows > li > svg:not([color]) { color: var(--tint) }
/* A shape that is all but as light, or as dark, as its ground gets an edge. */
.rows > li > svg.pale { filter: drop-shadow(0 0 calc(.7 * var(--pt)) light-dark(#000, transparent)) }
.rows > li > svg.deep { filter: drop-shadow(0 0 calc(.7 * var(--pt)) light-dark(transparent, #fff)) }
.rows > li > svg.clear { background: repeating-conic-gradient(#e4e4e6 0 25%, #fff 0 50%) 0 0
    / calc(12 * var(--pt)) calc(12 * var(--pt)); border-radius: calc(6 * var(--pt)) }
.rows > li > .swatch { width: calc(22 * var(--letters, 17) / 17 * var(--pt));
  height: calc(22 * var(--letters, 17) / 17 * var(--pt)); margin: 0;
  background-size: calc(8 * var(--pt)) calc(8 * var(--pt)) }
.empty { position: absolute; inset: 42% 0 auto; margin: 0; text-align: center; color: var(--soft) }

.tabs { position: absolute; inset: auto 0 0; z-index: 2; display: flex; margin: 0; padding: 0;
  list-style: none; height: calc(var(--bottom) * var(--pt)); background: var(--bar);
  border-top: max(.5px, calc(.5 * var(--pt))) solid var(--hair); font-size: calc(10 * var(--pt)) }
.tabs > li { flex: 1 1 0; min-width: 0; margin: 0; padding: calc(7 * var(--pt)) calc(2 * var(--pt)) 0;
  text-align: center; color: var(--soft); white-space: nowrap; overflow: hidden;
  text-overflow: ellipsis; font-weight: 500 }
.tabs > li::before { content: ""; display: block; width: calc(22 * var(--pt));
  height: calc(22 * var(--pt)); margin: 0 auto calc(4 * var(--pt)); border-radius: calc(6 * var(--pt));
  border: calc(2 * var(--pt)) solid currentColor }
.tabs > .on { color: var(--tint) }
.tabs > .on::before { background: currentColor }

.peek { isolation: isolate }
.peek > .tabs { z-index: -1 }
.dim { position: absolute; inset: 0; filter: blur(calc(3 * var(--pt))) }
.dim::after { content: ""; position: absolute; inset: 0; z-index: 5; 
  background: light-dark(rgb(0 0 0 / .28), rgb(0 0 0 / .6)) }
.over { position: absolute; z-index: 6; display: flex; flex-direction: column;
  gap: calc(12 * var(--pt)); inset: calc(64 * var(--pt)) calc(20 * var(--pt)) calc(96 * var(--pt));
  justify-content: center }
.card { position: relative; isolation: isolate; min-height: calc(120 * var(--pt));
  max-height: calc(470 * var(--pt)); overflow: hidden; background: var(--card);
  border-radius: calc(18 * var(--pt)); box-shadow: 0 calc(8 * var(--pt)) calc(40 * var(--pt)) rgb(0 0 0 / .25) }
.card.filled { flex: 0 1 calc(430 * var(--pt)); height: calc(430 * var(--pt)) }
.actions { flex: none; width: calc(252 * var(--pt)); margin: 0; padding: 0; list-style: none;
  border-radius: calc(14 * var(--pt)); background: var(--card); overflow: hidden;
  box-shadow: 0 calc(6 * var(--pt)) calc(30 * var(--pt)) rgb(0 0 0 / .2) }
.actions > li { margin: 0; padding: calc(11 * var(--pt)) calc(16 * var(--pt)); overflow: hidden;
  text-overflow: ellipsis; white-space: nowrap; min-height: calc(44 * var(--pt)) }
.actions > li + li { border-top: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
.actions > .red, .tools > .red { color: var(--danger) }
.press { position: absolute; inset: 0; z-index: 7; width: 100%; height: 100%; pointer-events: none }
.press circle { fill: rgb(255 255 255 / .16); stroke: #fff; stroke-width: 3;
  filter: drop-shadow(0 1px 4px rgb(0 0 0 / .5)) }

.page { position: absolute; inset: 0; background: var(--paper); isolation: isolate }
.page > .body { position: absolute; inset: calc(var(--top) * var(--pt)) 0 calc(var(--bottom) * var(--pt));
  overflow: hidden; padding-top: calc(12 * var(--pt)) }
.filled { background: repeating-conic-gradient(#e6e6e6 0 25%, #fff 0 50%) 0 0 / calc(26 * var(--pt)) calc(26 * var(--pt)) }
.ground { position: absolute; inset: -1px; z-index: -1; width: calc(100% + 2px);
  height: calc(100% + 2px);
  forced-color-adjust: none }
.on-dark { color: #fff }
.on-light { color: #000 }
.filled.on-dark { --tint: #fff }
.filled.on-light { --tint: #000 }
.filled > .nav, .page.filled > .nav, .filled > .tools { background: none; border-color: rgb(128 128 128 / .25) }
.card > .nav { border-bottom: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
.filled > .tools > li { color: inherit }
.filled:has(> .tools) > .body { bottom: calc((var(--bottom) + 48) * var(--pt)) }
.filled > .tools > .changed { color: var(--ink) }
.page.changed > .body, .card.changed > .body { box-shadow: inset 0 0 0 calc(5 * var(--pt)) var(--mark-edge) }
.tools { position: absolute; inset: auto 0 calc(var(--bottom) * var(--pt)); display: flex;
  justify-content: space-between; margin: 0; padding: 0 calc(10 * var(--pt)); list-style: none;
  height: calc(48 * var(--pt)); background: var(--bar);
  border-top: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
.tools > li { display: flex; align-items: center; margin: calc(8 * var(--pt)) 0;
  padding: 0 calc(10 * var(--pt)); border-radius: calc(6 * var(--pt)); color: var(--tint) }
.tools:has(> :nth-child(4)) { font-size: calc(14 * var(--pt)) }
.tools:has(> :nth-child(4)) > li { padding: 0 calc(4 * var(--pt)); min-width: 0 }
.tools > li > bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.fields { margin: calc(12 * var(--pt)) calc(16 * var(--pt)) 0; border-radius: calc(12 * var(--pt));
  background: var(--card); color: var(--ink); overflow: hidden }
.fields > div { display: flex; justify-content: space-between; gap: calc(12 * var(--pt));
  padding: calc(11 * var(--pt)) calc(16 * var(--pt)) }
.fields > div + div { border-top: max(.5px, calc(.5 * var(--pt))) solid var(--hair) }
.fields dt { flex: none; max-width: 45%; overflow: hidden; text-overflow: ellipsis }
.fields dd { margin: 0; min-width: 0; text-align: right; color: var(--soft); overflow: hidden;
  text-overflow: ellipsis }
.filled .options { margin: calc(12 * var(--pt)) calc(16 * var(--pt)) 0;
  border-radius: calc(12 * var(--pt)); background: var(--card); color: var(--ink); overflow: hidden;
  --tint: var(--ink) }
.filled .options > li:last-child::before { content: none }
.fields + .options { margin: calc(12 * var(--pt)) calc(16 * var(--pt));
  border-radius: calc(12 * var(--pt)); background: var(--card); overflow: hidden }
.fields + .options > li:last-child::before { content: none }
:is(.page, .card):not(.filled) > .body > :is(.fields, .fields + .options) {
  box-shadow: 0 0 0 max(1px, calc(.5 * var(--pt))) var(--hair) }
.fields code { background: none; padding: 0 }
.card .rows > li:last-child::before { content: none }
.card .fields { margin-bottom: calc(12 * var(--pt)) }

.sheet, .cards { font-size: 17px; line-height: 1.25 }
.state > .section { height: auto; margin: 14px 0 6px; padding: 0 16px; background: none;
  color: inherit; font-size: 15px }
.sheet { border-radius: 16px; overflow: hidden; background: var(--paper); box-shadow: var(--shade) }
.sheet > li:last-child::before { content: none }
.sheet a { color: inherit }
.sheet a::after { content: ""; position: absolute; inset: 0; z-index: 1 }
.sheet > li:hover { background-image: linear-gradient(rgb(128 128 128 / .1), rgb(128 128 128 / .1)) }
.cards { display: grid; gap: 14px }

/* Narrow screens, motion, colours that the system forces, paper */

@media (max-width: 1080px) {
  .columns { grid-template-columns: minmax(0, 1fr) }
  .columns > .pair { position: static; max-width: 640px }
}
@media (max-width: 900px) {
  .panes { grid-template-columns: repeat(2, minmax(0, 1fr)) }
  #player { width: 100vw; height: 100dvh; border-radius: 0 }
  .player-panes { display: block; overflow-y: auto }
  .player-panes > section { overflow: visible; border: 0 }
  .player-stage { --fit: calc((100dvh - 330px) * .465); padding: 14px 20px }
  .player-panes { display: flex; flex-direction: column }
  .player-panes > section { flex: none }
  .player-stage { order: -1 }
  .player-script { border-bottom: 1px solid var(--line) }
  #player-script { max-height: 190px }
  .player-controls { flex-wrap: wrap; padding: 10px 14px; justify-content: space-between }
  .player-controls button { padding: 5px 11px }
  .player-controls input { order: 5; flex: 1 0 60%; margin: 0 }
  #player-count { order: 6 }
  .player-head { padding: 10px 14px }
}
@media (max-width: 720px) {
  main { padding: 28px 20px 56px }
  h1 { font-size: 31px }
  h2 { margin-top: 38px }
  header.site { padding: 8px 20px; gap: 12px }
  .crumbs li:not(:nth-last-child(-n+2)) { display: none }
  .pager bdi { display: none }
  .pager span { color: var(--text) }
  footer.site { padding: 16px 20px 40px }
  .facts { gap: 12px }
  #play, .views { margin-left: 0 }
  .views { gap: 6px }
  .views a { padding: 6px 13px }
  .bar { width: 60px; margin-right: 4px }
  .board { gap: 28px 14px }
  .board + .board { margin-top: 28px }
  .plot { grid-template-columns: minmax(72px, 42%) minmax(0, 1fr) }
  .lanes li { padding: 0 8px 0 16px }
  .lanes .catalog { padding-left: 10px }
  th, td { padding: 9px 10px }
  th:first-child, td:first-child { padding-left: 16px }
  .color th:first-child, .color td:first-child { width: auto }
  .sample { display: block }
  .filters label { display: flex; align-items: center; gap: 6px }
  .columns > .pair { gap: 14px }
  .item-page { grid-template-columns: minmax(0, 1fr) }
  .columns > .pair figcaption { flex-direction: column }
  .panes { gap: 28px 14px }
}
@media (max-width: 480px) {
  .crumbs li:last-child:not(:only-child) { display: none }
  .crumbs li + li::before { content: "‹"; margin: 0 6px 0 0 }
  .crumbs li:first-child:nth-last-child(2)::before { content: "‹"; margin-right: 6px }
  .pager span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .pager a { padding: 5px 12px }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important } }
@media (forced-colors: active) {
  .rows > .changed, .rows > .new, .rows > .gone, .diff > .new, .diff > .gone { outline: 2px solid; outline-offset: -2px }
  .badge, .views a, .pager a, button, select, .compare span, dialog { border: 1px solid }
  .compare :checked + span { background: SelectedItem; color: SelectedItemText }
  #player-script [aria-current] button { outline: 2px solid; outline-offset: -2px }
}
@media print {
  :root, :root[data-theme] { color-scheme: light; --ground: #fff; --shade: 0 0 0 1px #ddd }
  header.site, footer.site, .views, .skip, .filters, .compare, .zoom, #play, dialog { display: none }
  html, body { font-size: 13px }
  h1 { font-size: 28px }
  .press circle { filter: none }
  .playing > main { display: block }
  main { max-width: none; padding: 2px }
  h1, h2, h3, h4 { break-after: avoid }
  .item-page { grid-template-columns: 230px minmax(0, 1fr); gap: 28px }
  .cards { --pt: .6px; font-size: 11px }
  .card, .actions { box-shadow: 0 0 0 1px #ddd }
  .frame, .board.long, [data-filter] { content-visibility: visible }
  .panes { max-width: 180mm }
  .frame, figure, tr, .events li, .checks li, .differences li { break-inside: avoid }
  .columns > .pair { position: static; max-width: 150mm }
  .columns { grid-template-columns: 1fr }
  .board { grid-template-columns: repeat(4, 1fr); gap: 20px 12px }
  .cards-grid { grid-template-columns: 1fr 1fr }
  .scenario { break-inside: avoid }
  .scroll, .track { overflow: visible }
  [data-filter] table { min-width: 0 }
  table { font-size: 12px }
  th, td { padding: 6px 8px }
  .plot { zoom: calc(var(--k) / 100); grid-template-columns: 200px max-content; width: max-content }
  .plot.wide { display: none }
}

/* Numbers for which a page needs a class: points that the first visible row is cut by, percents */
.k1{--k:1}.k2{--k:2}.k3{--k:3}.k4{--k:4}.k5{--k:5}.k6{--k:6}.k7{--k:7}.k8{--k:8}
.k9{--k:9}.k10{--k:10}.k11{--k:11}.k12{--k:12}.k13{--k:13}.k14{--k:14}.k15{--k:15}.k16{--k:16}
.k17{--k:17}.k18{--k:18}.k19{--k:19}.k20{--k:20}.k21{--k:21}.k22{--k:22}.k23{--k:23}.k24{--k:24}
.k25{--k:25}.k26{--k:26}.k27{--k:27}.k28{--k:28}.k29{--k:29}.k30{--k:30}.k31{--k:31}.k32{--k:32}
.k33{--k:33}.k34{--k:34}.k35{--k:35}.k36{--k:36}.k37{--k:37}.k38{--k:38}.k39{--k:39}.k40{--k:40}
.k41{--k:41}.k42{--k:42}.k43{--k:43}.k44{--k:44}.k45{--k:45}.k46{--k:46}.k47{--k:47}.k48{--k:48}
.k49{--k:49}.k50{--k:50}.k51{--k:51}.k52{--k:52}.k53{--k:53}.k54{--k:54}.k55{--k:55}.k56{--k:56}
.k57{--k:57}.k58{--k:58}.k59{--k:59}.k60{--k:60}.k61{--k:61}.k62{--k:62}.k63{--k:63}.k64{--k:64}
.k65{--k:65}.k66{--k:66}.k67{--k:67}.k68{--k:68}.k69{--k:69}.k70{--k:70}.k71{--k:71}.k72{--k:72}
.k73{--k:73}.k74{--k:74}.k75{--k:75}.k76{--k:76}.k77{--k:77}.k78{--k:78}.k79{--k:79}.k80{--k:80}
.k81{--k:81}.k82{--k:82}.k83{--k:83}.k84{--k:84}.k85{--k:85}.k86{--k:86}.k87{--k:87}.k88{--k:88}
.k89{--k:89}.k90{--k:90}.k91{--k:91}.k92{--k:92}.k93{--k:93}.k94{--k:94}.k95{--k:95}.k96{--k:96}
.k97{--k:97}.k98{--k:98}.k99{--k:99}
.k100{--k:100}.k101{--k:101}.k102{--k:102}.k103{--k:103}.k104{--k:104}.k105{--k:105}.k106{--k:106}
.k107{--k:107}.k108{--k:108}.k109{--k:109}.k110{--k:110}.k111{--k:111}.k112{--k:112}.k113{--k:113}
.k114{--k:114}.k115{--k:115}.k116{--k:116}.k117{--k:117}.k118{--k:118}.k119{--k:119}.k120{--k:120}
.k121{--k:121}.k122{--k:122}.k123{--k:123}.k124{--k:124}.k125{--k:125}.k126{--k:126}.k127{--k:127}
.k128{--k:128}.k129{--k:129}.k130{--k:130}.k131{--k:131}

"""###),
    (name: ###"assets/theme.js"###, text: ###"""
// Runs before anything is drawn: says that scripts run, and sets the theme that was chosen.
{ // Keeps names to this file.
const root = document.documentElement;
const key = "peekbook-theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

// A browser may refuse storage, to pages from the disk above all.
const stored = () => {
  try { return localStorage.getItem(key); } catch { return null; }
};
const store = (theme) => {
  try {
    if (theme) localStorage.setItem(key, theme); else localStorage.removeItem(key);
  } catch { /* then it lasts as long as the page */ }
};
const apply = (theme) => {
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
};

root.classList.add("js");
apply(stored());
addEventListener("storage", (event) => { if (event.key === key) apply(event.newValue); });

// The other theme; choosing what the system has is following the system again.
self.peekbookToggleTheme = () => {
  const system = dark.matches ? "dark" : "light";
  const next = (root.dataset.theme || system) === "dark" ? "light" : "dark";
  const choice = next === system ? null : next;
  store(choice);
  apply(choice);
  return next;
};
}

"""###),
    (name: ###"footer.html"###, text: ###"""
<footer class="site">
<p><a href="{{twin}}">View as Markdown</a></p>
<p>Made by Peekbook{{#made_from}} from {{made_from}}{{/made_from}}. No screen here is a photograph.</p>
<p id="said" class="vh" role="status"></p>
</footer>

"""###),
    (name: ###"header.html"###, text: ###"""
<header class="site">
<nav class="crumbs" aria-label="Breadcrumbs">
<ol>
{{#crumbs}}
<li><a href="{{href}}"><bdi>{{title}}</bdi></a></li>
{{/crumbs}}
<li><span aria-current="page"><bdi>{{title}}</bdi></span></li>
</ol>
</nav>
{{#has_pager}}
<nav class="pager" aria-label="Neighbours">
{{#previous}}
<a rel="prev" href="{{href}}"><span>Previous</span> <bdi>{{title}}</bdi></a>
{{/previous}}
{{#next}}
<a rel="next" href="{{href}}"><span>Next</span> <bdi>{{title}}</bdi></a>
{{/next}}
</nav>
{{/has_pager}}
<div class="extras">
<button type="button" id="find" aria-keyshortcuts="/" title="Search (/)" aria-label="Search"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="8.5" cy="8.5" r="5.5"/><path d="M12.8 12.8L17.5 17.5"/></svg></button>
<button type="button" id="theme" title="Light or dark" aria-label="Light or dark"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="7"/><path class="half" d="M10 3a7 7 0 0 1 0 14z"/></svg></button>
</div>
</header>

"""###),
    (name: ###"missing.html"###, text: ###"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="robots" content="noindex" />
<title>{{document_title}}</title>
{{#base_path}}
<link rel="icon" type="image/svg+xml" href="{{base_path}}assets/favicon.svg" />
<link rel="stylesheet" href="{{base_path}}assets/style.css" />
{{/base_path}}
</head>
<body class="{{kind}}">
<main id="content">
{{{body}}}
{{#base_path}}
<p><a href="{{base_path}}index.html">Every scenario is listed on the first page.</a></p>
{{/base_path}}
{{^base_path}}
<p>The first page of <bdi>{{site_title}}</bdi> lists every scenario.</p>
{{/base_path}}
</main>
</body>
</html>

"""###),
    (name: ###"page.html"###, text: ###"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="generator" content="Peekbook" />
<title data-pagefind-meta="title">{{document_title}}</title>
{{>social.html}}
<link rel="icon" type="image/svg+xml" href="{{root}}assets/favicon.svg" />
<link rel="stylesheet" href="{{root}}assets/style.css" />
{{#device_style}}
<link rel="stylesheet" href="{{root}}assets/devices.css" />
{{/device_style}}
<link rel="alternate" type="text/markdown" href="{{twin}}" />
<script src="{{root}}assets/theme.js"></script>
<script src="{{root}}assets/page.js" defer="defer"></script>
{{#has_player}}
<script src="{{root}}assets/player.js" defer="defer"></script>
{{/has_player}}
</head>
<body class="{{kind}}">
<a class="skip" href="#content">Skip to content</a>
{{>symbols.html}}
{{>header.html}}
<main id="content" data-pagefind-body="" data-pagefind-filter="kind:{{kind}}">
{{{body}}}</main>
{{#has_player}}
{{>player.html}}
{{/has_player}}
{{>footer.html}}
</body>
</html>

"""###),
    (name: ###"page.md"###, text: ###"""
{{#crumbs}}
{{{crumbs}}}

{{/crumbs}}
{{{body}}}
{{#pager}}

---

{{{pager}}}
{{/pager}}

"""###),
    (name: ###"player.html"###, text: ###"""
<dialog id="player" aria-labelledby="player-title" data-source="player-data.js">
<div class="player-head">
<h2 id="player-title"></h2>
<a id="player-link" href="#content">Open the step’s page</a>
<button type="button" id="player-close">Close</button>
</div>
<div class="player-panes">
<section class="player-script" aria-label="Script"><ol id="player-script" tabindex="0" aria-label="Steps of the script"></ol></section>
<section class="player-stage" aria-label="Screen"><div id="player-stage"></div><div id="player-words"></div></section>
<section class="player-state" aria-label="State of the model" tabindex="0"><div id="player-state"></div></section>
</div>
<div class="player-controls">
<button type="button" id="player-first">First</button>
<button type="button" id="player-previous" aria-keyshortcuts="ArrowLeft">Previous</button>
<button type="button" id="player-play">Play</button>
<button type="button" id="player-next" aria-keyshortcuts="ArrowRight">Next</button>
<button type="button" id="player-last">Last</button>
<input type="range" id="player-slider" aria-label="Step" min="0" max="0" value="0" />
<span id="player-count"></span>
</div>
</dialog>

"""###),
    (name: ###"social.html"###, text: ###"""
{{#summary}}
<meta name="description" content="{{summary}}" />
<meta property="og:description" content="{{summary}}" />
{{/summary}}
<meta property="og:title" content="{{title}}" />
<meta property="og:site_name" content="{{site_title}}" />
<meta property="og:type" content="website" />
<meta name="twitter:card" content="summary" />
{{#canonical}}
<meta property="og:url" content="{{canonical}}" />
<link rel="canonical" href="{{canonical}}" />
{{/canonical}}
{{#feed}}
<link rel="alternate" type="application/atom+xml" href="{{feed}}" title="{{site_title}}" />
{{/feed}}
{{#theme_color}}
<meta name="theme-color" content="{{theme_color}}" />
{{/theme_color}}

"""###),
    (name: ###"symbols.html"###, text: ###"""
<svg class="defs" aria-hidden="true" focusable="false" width="0" height="0">
<symbol id="star" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8z"/></symbol>
<symbol id="star-filled" viewBox="0 0 24 24"><path fill="currentColor" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8z"/></symbol>
<symbol id="heart" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" d="M12 20.3C5.6 15.6 3 12.4 3 8.9 3 6.2 5.1 4.2 7.6 4.2c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7C18.9 4.2 21 6.2 21 8.9c0 3.5-2.6 6.7-9 11.4z"/></symbol>
<symbol id="heart-filled" viewBox="0 0 24 24"><path fill="currentColor" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" d="M12 20.3C5.6 15.6 3 12.4 3 8.9 3 6.2 5.1 4.2 7.6 4.2c1.8 0 3.4 1 4.4 2.7 1-1.7 2.6-2.7 4.4-2.7C18.9 4.2 21 6.2 21 8.9c0 3.5-2.6 6.7-9 11.4z"/></symbol>
</svg>

"""###),
  ]
}
