"""A window of the browser, and what it had to say."""

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

# The lines of text whose parts don't follow each other from left to right; a name is one part.
IN_ORDER = """() => {
  const found = []
  for (const block of document.querySelectorAll('h1, h2, p, li, td, th, figcaption, .caption')) {
    if (block.closest('svg, .phone')) continue
    const parts = []
    const walk = (node) => {
      if (node.nodeType === Node.ELEMENT_NODE && node.matches('bdi, code')) {
        parts.push([node.textContent, [...node.getClientRects()]])
      } else if (node.nodeType === Node.TEXT_NODE && node.data.trim()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        parts.push([node.data, [...range.getClientRects()]])
      } else if (node.nodeType === Node.ELEMENT_NODE && (node === block || getComputedStyle(node).display.startsWith('inline'))) {
        node.childNodes.forEach(walk)
      }
    }
    walk(block)
    let last = null
    for (const [text, boxes] of parts) {
      if (!boxes.length) continue
      const [first] = boxes
      if (last && Math.abs(first.top - last.top) < 6 && first.left < last.right - 2) found.push(`${text} stands before what precedes it`)
      last = boxes[boxes.length - 1]
    }
  }
  return found
}"""
