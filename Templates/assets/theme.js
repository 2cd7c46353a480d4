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
