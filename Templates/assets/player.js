// The player: one step at a time, large, beside its script and the model's state.
{ // Keeps names to this file.
const { all, one, make, load, isPlain } = self.peekbook;
const player = one("#player");
const frames = all(".frame");
const slider = one("#player-slider");
const mostItems = 30;
const reach = 40;
const pace = 1400;
let current = 0;
let timer = 0;
let data, state;

const keyOf = (place) => frames[place].id;
const part = (name) => one(`#player-${name}`);

// The model: where an event leads, and back again

const start = () => {
  state = data.items.map((item) => ({ fields: item.fields.map((pair) => pair[1]), isThere: !item.inserted }));
  state.place = 0;
};
const apply = ([kind, item, field, from, to], isBack) => {
  const now = state[item];
  if (kind === "updated") now.fields[field] = isBack ? from : to;
  else if (kind === "inserted") now.isThere = !isBack;
  else if (kind === "deleted") now.isThere = isBack;
};
const moveState = (place) => {
  while (state.place < place) for (const event of data.steps[++state.place].events) apply(event, false);
  while (state.place > place) for (const event of [...data.steps[state.place--].events].reverse()) apply(event, true);
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
const row = (item, changed) => {
  const { fields: names, title, key } = data.items[item];
  const { fields, isThere } = state[item];
  const touched = changed.filter((event) => event[1] === item);
  const values = names.flatMap(([name], place) => {
    const isChanged = touched.some((event) => event[0] === "updated" && event[2] === place);
    return fields[place] === title && !isChanged ? [] : make(isChanged ? "mark" : "span", {}, `${name}: ${fields[place] || "—"}`,
      ...(isChanged ? [make("span", { className: "vh" }, " (changed)")] : []));
  });
  return make("li", { className: isThere ? (touched.length ? "touched" : "") : "absent" },
    make("a", { href: `previews/${encodeURIComponent(key)}.html` }, make("bdi", {}, title)),
    make("small", {}, isThere ? "" : state.place ? "not in the list" : "not yet in the list"), ...values);
};
const showState = (place) => {
  moveState(place);
  const changed = data.steps[place].events;
  const items = recent(place);
  part("state").replaceChildren(...data.tabs.flatMap(([title, catalog, count], tab) => {
    const own = items.filter((item) => data.items[item].tab === tab);
    return own.length ? [
      make("h3", {}, make("bdi", {}, catalog), " ", make("small", {}, make("bdi", {}, title))),
      make("ul", {}, ...own.map((item) => row(item, changed))),
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
  lines.replaceChildren(...more(first), ...near.map(({ yaml }, at) => make("li", {}, make("button", {
    type: "button", tabIndex: -1, onclick: () => go(first + at) },
  yaml ? "- " + yaml.trimEnd().replace(/\n/g, "\n  ") : "# start"))),
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
  part("count").textContent = `${current} of ${frames.length - 1}`;
  slider.value = current;
  slider.setAttribute("aria-valuetext", `${current}: ${caption.textContent}`);
  // Truly disabled, a button would lose the focus, and the keys with it.
  const end = (names, isEnd) => names.forEach((name) => part(name).setAttribute("aria-disabled", isEnd));
  end(["first", "previous"], current === 0);
  end(["next", "last"], current === frames.length - 1);
  if (data) { showScript(current); showState(current); }
};
// Browsers count calls that change the address; what is passed quickly need not be in it.
let waiting = 0;
const address = () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    try { history.replaceState(null, "", player.open ? "#" + keyOf(current) : location.pathname + location.search); } catch { /* not from here */ }
  }, 150);
};
const go = (place) => {
  current = Math.max(0, Math.min(frames.length - 1, place));
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
  if (current === frames.length - 1) go(0);
  part("play").textContent = "Pause";
  timer = setInterval(() => {
    if (current < frames.length - 1) go(current + 1);
    if (current === frames.length - 1) stop();
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
  if (!data) return;
  start();
  show();
};
const named = () => {
  let id = location.hash.slice(1);
  try { id = decodeURIComponent(id); } catch { /* as it is */ }
  return frames.findIndex((frame) => frame.id === id);
};

if (player && frames.length && player.showModal) {
  slider.max = frames.length - 1;
  one("#play").addEventListener("click", () => open(current));
  slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
  for (const [name, place] of Object.entries({
    first: () => 0, previous: () => current - 1, next: () => current + 1, last: () => frames.length - 1,
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
    const place = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: frames.length - 1 }[event.key];
    if (place === undefined) return;
    event.preventDefault();
    stop();
    go(place);
  });
  addEventListener("hashchange", () => { if (named() >= 0) open(named()); });
  if (named() >= 0) open(named());
}
}
