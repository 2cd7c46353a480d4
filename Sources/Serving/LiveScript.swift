/// What every page that is served runs, beside its own scripts.
enum LiveScript {
  /// Asks for the state of the site, and is answered as soon as that is another one.
  ///
  /// A page that nobody sees asks nothing: browsers allow few connections to a server, and pages in
  /// the background would take them all.
  static let text = #"""
    // Reloads the page when the site has changed, and shows what is in the way of a build.
    { // Keeps names to this file.
    const own = document.currentScript;
    const { version, token: pageToken } = own.dataset;
    const folder = new URL(".", own.src).href;
    const words = {
      title: "Not built",
      stale: "The page shows the last build that worked. It reloads when this is mended.",
      gone: "peekbook serve does not answer. The page reloads when it does.",
    };
    let token = "";
    let problems = "";
    let question;
    let isLeaving = false;

    const make = (name, properties, ...children) => {
      const element = Object.assign(document.createElement(name), properties);
      element.append(...children);
      return element;
    };
    const pause = (time) => new Promise((done) => setTimeout(done, time));

    // Its own tree, so that neither the page's style nor its scripts meet it.
    const panel = make("aside", { id: "peekbook-live", ariaLabel: words.title });
    const inside = panel.attachShadow({ mode: "open" });
    const content = make("div", { className: "panel" });
    inside.append(content);
    // Fetched before it is needed: then there may be no server.
    const sheet = new CSSStyleSheet();
    inside.adoptedStyleSheets = [sheet];
    const ready = fetch(folder + "style.css").then((answer) => answer.text()).then((text) => sheet.replace(text))
      .catch(() => {});

    // Where the panel lies, which has room below its own end: folded, the panel covers nothing there.
    let holder;
    const place = () => {
      if (!content.firstChild) return;
      // What lies outside of an open dialog can't be reached.
      const next = document.querySelector("dialog:modal") ?? document.body;
      if (next !== holder) {
        leave();
        holder = next;
        holder.append(panel);
      }
      const border = panel.offsetHeight - panel.clientHeight;
      const folded = content.querySelector("summary").offsetHeight + border;
      const margin = parseFloat(getComputedStyle(panel).bottom);
      holder.style.paddingBottom = `${folded + 2 * margin}px`;
    };
    const leave = () => {
      holder?.style.removeProperty("padding-bottom");
      panel.remove();
      holder = undefined;
    };
    new MutationObserver(place).observe(document.body, { subtree: true, attributeFilter: ["open"] });
    addEventListener("resize", place);

    const say = async (title, line, html) => {
      const list = make("div", { className: "problems" });
      // Made by the server, with all that scripts say escaped.
      list.innerHTML = html;
      const isOpen = content.querySelector("details")?.open ?? true;
      content.replaceChildren(make("details", { open: isOpen },
        make("summary", {}, make("strong", {}, title)), make("p", {}, line), list));
      content.setAttribute("role", "alert");
      await ready;
      place();
    };
    const clear = () => {
      content.replaceChildren();
      leave();
    };
    const tell = (found) => {
      if (found === problems) return;
      problems = found;
      if (found) say(words.title, words.stale, found); else clear();
    };

    const ask = async () => {
      if (question) return;
      for (let misses = 0; !document.hidden && !isLeaving;) {
        question = new AbortController();
        let answer;
        try {
          const response = await fetch(`${folder}state?since=${token}`, { signal: question.signal, cache: "no-store" });
          if (!response.ok) throw new Error(response.statusText);
          answer = await response.json();
        } catch {
          if (question.signal.aborted) break;
          if (++misses === 3) {
            problems = words.gone;
            say(words.title, words.gone, "");
          }
          await pause(Math.min(2000, 250 * misses));
          continue;
        }
        misses = 0;
        if (answer.version !== version || pageToken && answer.token !== pageToken) {
          isLeaving = true;
          location.reload();
          break;
        }
        token = answer.token;
        if (!pageToken) tell(answer.problems);
        await pause(20);
      }
      question = undefined;
      // Out of sight and back, before the question had ended.
      if (!document.hidden && !isLeaving) ask();
    };
    const stop = () => question?.abort();

    document.addEventListener("visibilitychange", () => { if (document.hidden) stop(); else ask(); });
    addEventListener("pagehide", () => { isLeaving = true; stop(); });
    // A page that the browser had kept.
    addEventListener("pageshow", (event) => { if (event.persisted) { isLeaving = false; ask(); } });
    ask();
    }

    """#
}
