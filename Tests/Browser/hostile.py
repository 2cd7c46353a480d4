"""Text that breaks pages elsewhere, and scripts that show it in every place where an author's text is
shown.

Each text has a scenario of its own, and `PLAIN` has one of the same shape. A page of the one must be the
page of the other but for the text: same elements, same attributes, and the text where the plain one was.
"""

import json

# What stands for all text that is no trouble. No other word of a page has it in it.
PLAIN = "Qqq"

# Where code would run, it calls this: conftest.py tells what it was called with.
HIT = "__hit(1)"

MARKUP = [
    f"<script>{HIT}</script>", f"</script><script>{HIT}</script>", f"<img src=x onerror={HIT}>",
    f"<svg onload={HIT}>", f"\"><svg/onload={HIT}>", f"' onmouseover='{HIT}", f'" autofocus onfocus="{HIT}',
    f"</title><script>{HIT}</script>", f"</textarea><img src=x onerror={HIT}>", f"</style><img src=x onerror={HIT}>",
    f"<!--><img src=x onerror={HIT}>-->", "<!--", "-->", "]]>", "<?xml ?>", "</main></body>", "</bdi></li>", "<bdi>", "<base href=//x>",
    "<meta http-equiv=refresh content=0;url=//x>", "<plaintext>", "<style>*{display:none}</style>", "</pre></code>", "<h1>x",
    "&lt;", "&amp;amp;", "&#x60;", "&nbsp;x", "&", "a & b", "Rock & \"Roll\" 'n' <b>", "a<b>c",
]
LINKS = [
    f"javascript:{HIT}", f" JaVaScRiPt:{HIT}", "java\tscript:x", "data:text/html,x", "//host/x",
    f"[x](javascript:{HIT})", f"<javascript:{HIT}>", "![x](https://example.org/y.png)", "[x]: https://example.org",
    "http://example.org/x", "www.example.org", "x@example.org", "[x]", "[x][y]", "![", "](y)",
]
MARKDOWN = [
    "a|b", "a\\|b", "|", "`x|y`", "`", "a`b", "```", "````\n# x", "*x*", "**x", "_x_", "snake_case_name", "# x", "x #", "> x",
    "- x", "1. x", "1) x", "+ x", "===", "---", "***", "~~~ x", "~~x~~", "\\", "\\\\", "x\\", "$x$", "@media", ":smile:", "[^1]", "#12", "- [ ] x", "!x!",
]
TEMPLATES = ["{{name}}", "{{{x}}}", "{{>up}}", "{{#x}}", "{{=<% %>=}}", "<% x %>", "${x}", "{% x %}"]
WRITING = [
    "Red\u202eneerg", "أحمر (1)", "שלום 12, x", "\u2067x", "日本語の色", "ｆｕｌｌ", "Cafe\u0301", "Café", "ſnow", "👩‍👩‍👧‍👦 family", "🇩🇪", "1️⃣", "☂️ x", "👍🏽",
    "ก็ไทย", "हिन्दी", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!", "\u0301x", "a\u200bb", "a\u00adb", "a\u00a0b", "\ufeffx", "a\u2028b", "\ufffd",
]
CONTROLS = ["\x1b[31mred", "bell\x07", "tab\there", "line\nbreak", "line\r\nbreak", "a\x7fb", "a\x85b"]
NAMES = [
    "..", ".", "a/b", "a\\b", "C:\\x", "../../up", "/etc/x", "%2e%2e", "a%2f..%2fb", "a#b?c", "100%", "no", "~", "null", "1e3", "007", "CON",
    "nul.md", "Ink.", " x ", "a  b", "    indented", "constructor", "__proto__", "toString", "undefined", "│ x", "#ff0000;background:url(x)", "!!!",
]
LONG = ["W" * 600, "wide 日本 " * 60, "https://example.org/" + "a" * 300, "x" * 80 + " " + "y" * 80, "ا" * 300, "a|" * 100]

TEXTS = MARKUP + LINKS + MARKDOWN + TEMPLATES + WRITING + CONTROLS + NAMES + LONG
assert len(TEXTS) == len(set(TEXTS)) >= 60

# Prose is Markdown, so it isn't shown as typed; it must do no harm.
PROSE = [
    *TEXTS,
    f"<img src=x onerror={HIT}>\n\n<script>{HIT}</script>", f"[x](javascript:{HIT}) [y](JAVASCRIPT:{HIT}) [z](data:text/html,<script>{HIT}</script>)",
    f"<javascript:{HIT}>", f"[x]: javascript:{HIT}\n\n[x]", "![x](https://example.org/y.png)", "![x](data:image/svg+xml,<svg/>)", "![x](//host/y.png)",
    f"[x](vbscript:{HIT})", f"[x](&#106;avascript:{HIT})", f"[x](java&Tab;script:{HIT})", "[x](//host/y)", "[x](file:///etc/passwd)",
    f"<a href='javascript:{HIT}'>x</a>", f"<svg><script>{HIT}</script></svg>", f"<details open ontoggle={HIT}>", "<style>*{display:none}</style>",
    "```html\n</code></pre><script>\n```", "    </code></pre>", "# One\n\n## Two\n\n---\n\n> quote\n\n1. a\n2. b\n\n- c", "```\n````\n```", "~~~~\nopen",
    "x  \ny\\\nz", "*" * 500, "[" * 300, "> " * 90 + "deep", "- " * 40 + "deep", "|a|b|\n|-|-|\n|c|d|", "<!-- open", "<![CDATA[ x", "&lt;script&gt;",
    "W" * 900, "`" + "W" * 900 + "`", "    " + "W" * 900,
]


def visible(text: str) -> str:
    """The text with what could not be seen, or would change how its neighbours are read, as an escape."""
    named = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}
    return "".join(named.get(one) or (f"\\u{{{ord(one):X}}}" if is_unseen(ord(one)) else one) for one in text)


def is_unseen(code: int) -> bool:
    ranges = [
        (0, 0x1F), (0x7F, 0x9F), (0x61C, 0x61C), (0x200B, 0x200B), (0x200E, 0x200F), (0x2028, 0x202E),
        (0x2060, 0x206F), (0xFDD0, 0xFDEF), (0xFEFF, 0xFEFF), (0xFFF9, 0xFFFB), (0xE0001, 0xE0001),
    ]
    return any(low <= code <= high for low, high in ranges) or code & 0xFFFE == 0xFFFE


def typed(text: str) -> str:
    """The text as the scripts below spell it, in YAML. Nothing is left in it that YAML would refuse."""
    spelled = json.dumps(text, ensure_ascii=False)
    return "".join(f"\\u{ord(one):04x}" if is_unseen(ord(one)) else one for one in spelled)


def scenario(text: str) -> str:
    """A script with `text` as every name in it."""
    name, tint = typed(text), typed(text + " tint")
    return f"""\
title: {name}
description: Names.
tabs:
  - title: {name}
    integration: storyboard
    catalog:
      kind: DetailModel
      items:
        - id: {name}
          title: {name}
          options: [{name}, {{ number: 8, unit: {name} }}, {{ color: "#FF9500", name: {tint} }}, last]
        - {{ title: Neighbour, options: [one, two] }}
  - title: Second
    integration: code
    catalog:
      kind: ColorItem
      items:
        - {{ name: {name}, color: "#5AC8FA" }}
        - {{ name: Neighbour, color: "#FF3B30" }}
steps:
  - {{ id: peeked, peek: {name}, note: Pressed. }}
  - expect: {{ title: {name}, options: [{name}], actions: [{name}] }}
  - {{ id: committed, commit }}
  - {{ id: second-option, select: {{ row: 2 }} }}
  - expect: {{ selected: {name}, events: [{{ name: detailModelUpdated, item: {name}, from: {name}, to: {name} }}] }}
  - {{ id: first-option, select: {{ row: 1 }} }}
  - {{ id: back, back }}
  - expect: {{ detail: {{ {name}: {name} }}, rows: [{name}, {name}] }}
  - {{ id: other-tab, tab: Second }}
  - note: Here is another.
  - {{ id: opened, open: {name} }}
  - {{ id: starred, star }}
  - {{ id: back-again, back }}
  - {{ id: renamed, set: {{ item: Neighbour, fields: {{ name: {name} }} }} }}
  - {{ id: inserted, insert: {{ row: 1, fields: {{ name: {name}, color: gold }} }} }}
  - {{ id: moved, move: {{ item: {{ row: 3 }}, row: 1 }} }}
  - expect: {{ count: 1, starred: [{name}], reloaded: {{ {name}: [{name}] }} }}
  - {{ id: pressed, peek: {{ row: 3 }} }}
  - {{ id: deleted, delete }}
  - {{ id: first-tab, tab: {name} }}
"""


def prose(text: str) -> str:
    """A script with `text` as all its prose."""
    words = typed(text)
    return f"""\
title: Prose
description: {words}
catalog:
  kind: DetailModel
  items: [{{ title: Size, options: [small, large] }}]
steps:
  - {{ id: opened, open: Size, note: {words} }}
  - note: {words}
"""


def kind(text: str, data: str) -> str:
    """A script with `text` wherever a kind of one's own takes text, and in the file that fills its catalog."""
    name, more = typed(text), typed(text + " more")
    # Braces are doubled where a text may have placeholders.
    template = typed(text.replace("{", "{{").replace("}", "}}"))
    return f"""\
title: A kind of one's own
kinds:
  Thing:
    catalog: ThingBox
    fields:
      label: text
      group: {{ type: choice, options: [{name}, {more}], default: {name} }}
      weight: {{ type: number, unit: {name}, required: false }}
      words: {{ type: list, default: [] }}
      seen: {{ type: flag, default: false }}
    sections: {{ by: group, title: {template} }}
    row: {{ title: "{{label}}", subtitle: {template}, detail: "{{weight}}" }}
    screen: {{ title: {template}, fields: [weight, words], choice: group }}
    actions:
      - {{ toggle: seen, title: {{ set: {more}, unset: {name} }} }}
      - {{ set: {{ label: {more} }}, title: {typed(text + " set")} }}
catalog: {{ kind: Thing, items: {{ from: {data} }} }}
steps:
  - {{ id: peeked, peek: {{ row: 1 }} }}
  - {{ id: toggled, action: {name} }}
  - expect: {{ seen: [{name}], actions: [{name}], items: {{ {name}: {{ words: [{more}], group: {more} }} }} }}
  - {{ id: opened, open: {{ row: 1 }} }}
  - {{ id: moved-over, select: {{ row: 2 }} }}
  - {{ id: renamed, action: {typed(text + " set")} }}
  - {{ id: back, back }}
"""


def items(text: str) -> str:
    """A file of items, for the script above."""
    return json.dumps([
        {"label": text, "weight": "1.50", "words": [text, "plain", text], "group": text},
        {"label": "Neighbour", "words": [], "group": text + " more"},
    ])


# Not all of them, as each takes a second: those that are markup somewhere, and of all others some.
KIND_TEXTS = [
    *MARKUP, *LINKS, *TEMPLATES, *CONTROLS, *MARKDOWN[::3], *WRITING[::5],
    *(text for text in NAMES[::4] if text.strip() == text),
]


def kind_scripts() -> dict[str, str]:
    """The scripts of kinds, and the files of items, by the names of their files."""
    all = {}
    for name, text in [("plain", PLAIN), *((f"kind-{number:03}", text) for number, text in enumerate(KIND_TEXTS))]:
        all[f"{name}.yaml"] = kind(text, f"data/{name}.json")
        all[f"data/{name}.json"] = items(text)
    return all


def scripts() -> dict[str, str]:
    """The scripts by the names of their files."""
    all = {"plain.yaml": scenario(PLAIN)}
    for number, text in enumerate(TEXTS):
        all[f"text-{number:03}.yaml"] = scenario(text)
    for number, text in enumerate(PROSE):
        all[f"prose-{number:03}.yaml"] = prose(text)
    return all
