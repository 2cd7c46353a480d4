"""A window of the browser, and what it had to say."""

import time

# A busy machine is slow, not wrong: nothing that comes at last is given up on before that, in seconds.
PATIENCE = 120

WIDTHS = [390, 1280]
SCHEMES = ["light", "dark"]

# Runs before any script of a page: code that hostile text brings would call this.
HOOK = "window.__hits = []; window.__hit = (what) => { window.__hits.push(what) }"


class Visit:
    """A window, in a context of its own.

    `problems` holds what no page may cause: console messages, exceptions, failed requests, dialogs, other
    windows. `requests` holds the addresses that were asked for.
    """

    def __init__(self, browser, **options):
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(HOOK)
        self.page = self.context.new_page()
        self.problems = []
        self.requests = []
        self.context.on("page", lambda page: self.note("window", page.url))
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.note("exception", error))
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("requestfailed", self.miss)
        self.page.on("dialog", self.dismiss)

    def note(self, kind, what):
        self.problems.append(f"{self.page.url.rpartition('/')[2]}: {kind}: {what}")

    def miss(self, request):
        # That is what a picture gets which the window didn't wait for.
        if request.failure != "net::ERR_ABORTED":
            self.note("failed", f"{request.url}: {request.failure}")

    def hear(self, message):
        if message.type in ("error", "warning"):
            self.note(message.type, message.text)

    def dismiss(self, dialog):
        self.note("dialog", dialog.message)
        dialog.dismiss()

    def open(self, address):
        """Opens an address, or a file."""
        self.page.goto(address if isinstance(address, str) else address.as_uri())
        return self.page

    def outside(self, home):
        """What was asked for that is no part of the site."""
        return [url for url in self.requests if not url.startswith((home, "data:"))]


def until(page, condition, argument=None):
    """Waits for what a function says of the page, and returns it once it is true.

    It is asked from here, again and again: `wait_for_function` would have the page evaluate text, which the
    pages' policy refuses.
    """
    deadline = time.monotonic() + PATIENCE
    while not (found := page.evaluate(condition, argument)):
        assert time.monotonic() < deadline, f"never came true: {condition}"
        page.wait_for_timeout(20)
    return found


def resize(page, width, height=844):
    """Makes the window so large, and waits until the page has heard of it."""
    page.set_viewport_size({"width": width, "height": height})
    until(page, "([width, height]) => innerWidth === width && innerHeight === height", [width, height])


# Each function below runs in the page.

# Elements that reach out of the window, unless a part of the page that scrolls or clips holds them.
TOO_WIDE = """() => {
  const found = []
  const width = document.documentElement.clientWidth
  const scroller = document.scrollingElement
  if (scroller.scrollWidth > innerWidth) found.push(`the page is ${scroller.scrollWidth} wide`)
  const look = (element) => {
    const style = getComputedStyle(element)
    if (style.display === 'none' || style.clipPath !== 'none') return
    const box = element.getBoundingClientRect()
    if (box.width > 0 && (box.left < -1 || box.right > width + 1)) {
      found.push(`${element.tagName} ${element.className} ${Math.round(box.left)}…${Math.round(box.right)}: ${element.textContent.slice(0, 40)}`)
      return
    }
    if (style.overflowX !== 'visible' || element instanceof SVGElement) return
    for (const child of element.children) look(child)
  }
  look(document.body)
  return found.slice(0, 5)
}"""

# The text of the page that is there for reading; controls have their own tests.
TEXT = """() => {
  const parts = []
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) { parts.push(node.data); return }
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('script, [data-control], template')) return
    for (const child of node.childNodes) walk(child)
  }
  walk(document.querySelector('main'))
  return parts.join('').replace(/\\s+/g, ' ').trim()
}"""

# The links of the page, with the elements that have them.
HREFS = """() => [...document.querySelectorAll('[href], [src]')].map((element) => {
  const written = element.getAttribute('href') ?? element.getAttribute('src')
  return [element.nodeName, new URL(written, document.baseURI).href]
})"""

# The characters and names of a line that don't follow each other from left to right.
IN_ORDER = """() => {
  const found = []
  for (const block of document.querySelectorAll('h1, h2, p, li, td, th, figcaption, .caption')) {
    if (block.closest('svg, .phone')) continue
    const parts = []
    const walk = (node) => {
      if (node.nodeType === Node.ELEMENT_NODE && node.matches('bdi, code')) {
        parts.push([node.textContent, [...node.getClientRects()]])
      } else if (node.nodeType === Node.TEXT_NODE && node.data.trim()) {
        for (const match of node.data.matchAll(/\\S/gu)) {
          const range = document.createRange()
          range.setStart(node, match.index)
          range.setEnd(node, match.index + match[0].length)
          parts.push([match[0], [...range.getClientRects()]])
        }
      } else if (node.nodeType === Node.ELEMENT_NODE && (node === block || getComputedStyle(node).display.startsWith('inline'))) {
        node.childNodes.forEach(walk)
      }
    }
    walk(block)
    let last = null
    for (const [text, boxes] of parts) {
      if (!boxes.length) continue
      const first = boxes[0]
      if (last && Math.abs(first.top - last.top) < 6 && first.left < last.right - 2) found.push(`${text} stands before what precedes it: ${block.textContent.slice(0, 80)}`)
      last = boxes[boxes.length - 1]
    }
  }
  return found
}"""
