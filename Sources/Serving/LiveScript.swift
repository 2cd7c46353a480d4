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
    const panel = make("aside", { id: "peekbook-live", popover: "manual", ariaLabel: words.title });
    const inside = panel.attachShadow({ mode: "open" });
    const style = make("link", { rel: "stylesheet", href: folder + "style.css" });
    const content = make("div", { className: "panel" });
    const ready = new Promise((done) => { style.onload = style.onerror = done; });
    inside.append(style, content);

    const say = async (title, line, html) => {
      const list = make("div", { className: "problems" });
      // Made by the server, with all that scripts say escaped.
      list.innerHTML = html;
      const isOpen = content.querySelector("details")?.open ?? true;
      content.replaceChildren(make("details", { open: isOpen },
        make("summary", {}, make("strong", {}, title)), make("p", {}, line), list));
      content.setAttribute("role", "alert");
      // What lies outside of an open dialog can't be reached.
      (document.querySelector("dialog:modal") ?? document.body).append(panel);
      await ready;
      if (content.firstChild && panel.isConnected && !panel.matches(":popover-open")) panel.showPopover();
    };
    const clear = () => {
      content.replaceChildren();
      panel.remove();
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
