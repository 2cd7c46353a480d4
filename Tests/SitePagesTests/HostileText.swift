/// Text that breaks pages elsewhere: cases 46 to 64, and what else people type.
enum HostileText {
  static let all = [
    "</script><b>x", "<img src=x onerror=1>", "\" onmouseover=\"1", "<!--", "-->", "]]>", "&lt;",
    "&amp;amp;", "<script>alert(1)</script>", "</title><h1>", "</main>", "<bdi>", "</bdi>",
    "a|b", "a\\|b", "`x|y`", "`", "a`b", "```", "````\n# x", "*x*", "**x", "_x_", "# x", "> x",
    "- x", "1. x", "1) x", "+ x", "===", "---", "***", "~~~", "~~x~~", "[x](javascript:y)",
    "![x](https://example.org/y.png)", "<javascript:alert(1)>", "javascript:alert(1)",
    "[x]: https://example.org", "{{name}}", "{{{x}}}", "{{>up}}", "{{#x}}",
    "Rock & \"Roll\" 'n' <b>",
    "Red\u{202E}neerg", "أحمر (1)", "שלום", "日本語", "e\u{301}", "é", "👩‍👩‍👧‍👦 family", "🇩🇪", "1️⃣",
    "ｆｕｌｌ", "\u{200B}", "a\u{0}b", "\u{1B}[31m", "tab\there", "line\nbreak", "line\r\nbreak",
    "\u{FEFF}x",
    "\u{2028}x", "..", ".", "a/b", "a\\b", "C:\\x", "%2e%2e", "a#b?c", "no", "~", "null", "1e3",
    "007",
    "│ x", "http://example.org/x", "www.example.org", "x@example.org", "    indented", " x ", "\\",
    "\\\\", "$x$", "@media", "url(x)", "#ff0000;background:url(x)", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!",
  ]
}
