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
