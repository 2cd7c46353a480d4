import CatalogModel
import Testing

/// A text that is no colour, and what is said about it.
struct BadColor: CustomTestStringConvertible {
  let text: String
  let message: String
  let hint: String?

  init(_ text: String, _ message: String, hint: String? = nil) {
    self.text = text
    self.message = message
    self.hint = hint
  }

  var testDescription: String { text.debugDescription }
}

@Suite("Texts that are no colour")
struct ColorErrorTests {
  private static let forms =
    "write a CSS name, `#rrggbb`, or a function such as `rgb(255 59 48)`"
  private static let hexForms = "write `#rrggbb`, or `#rrggbbaa` with an alpha"

  private func expectError(_ bad: BadColor) throws {
    let error = try #require(throws: ColorError.self) { try Color.parse(bad.text) }
    #expect(error.message == bad.message)
    #expect(error.hint == bad.hint)
    #expect(error.written == bad.text)
  }

  @Test(
    "Hex digits without their `#` are refused, and suggested with it",
    arguments: [
      BadColor(
        "5319E7",
        "`5319E7` is not a colour: hex colours need their `#`",
        hint: "write `\"#5319E7\"`, with the quotes"
      ),
      BadColor(
        "1e3",
        "`1e3` is not a colour: hex colours need their `#`",
        hint: "write `\"#1e3\"`, with the quotes"
      ),
      BadColor(
        "12e999",
        "`12e999` is not a colour: hex colours need their `#`",
        hint: "write `\"#12e999\"`, with the quotes"
      ),
      BadColor(
        "0x112233",
        "`0x112233` is not a colour: hex colours need their `#`",
        hint: "write `\"#112233\"`, with the quotes"
      ),
    ]
  )
  func missingHash(_ bad: BadColor) throws {
    try expectError(bad)
  }

  @Test(
    "An empty text says that a bare `#` is the cause",
    arguments: ["", " ", "\t\r\n"]
  )
  func empty(_ text: String) throws {
    let hint = "quote values that start with `#`"
    try expectError(BadColor(text, "color is empty", hint: hint))
  }

  @Test(
    "Wrong hex digits are counted, or shown",
    arguments: [
      BadColor("#12345", "`#12345` has 5 hex digits, not 3, 4, 6 or 8", hint: hexForms),
      BadColor("#1", "`#1` has 1 hex digit, not 3, 4, 6 or 8", hint: hexForms),
      BadColor("#", "`#` has 0 hex digits, not 3, 4, 6 or 8", hint: hexForms),
      BadColor("#123456789", "`#123456789` has 9 hex digits, not 3, 4, 6 or 8", hint: hexForms),
      BadColor("#12g", "`#12g` has `g`, which is no hex digit", hint: hexForms),
      BadColor("#0af;", "`#0af;` has `;`, which is no hex digit", hint: hexForms),
      BadColor("#-12", "`#-12` has `-`, which is no hex digit", hint: hexForms),
      BadColor("##123", "`##123` has `#`, which is no hex digit", hint: hexForms),
      BadColor("#１２３", "`#１２３` has `１`, which is no hex digit", hint: hexForms),
    ]
  )
  func hexDigits(_ bad: BadColor) throws {
    try expectError(bad)
  }

  @Test(
    "Unknown names are refused, with a name that is close",
    arguments: [
      BadColor("notacolor", "`notacolor` is not a colour", hint: forms),
      BadColor(":0x112233", "`:0x112233` is not a colour", hint: forms),
      BadColor("12345", "`12345` is not a colour", hint: forms),
      BadColor("inf", "`inf` is not a colour", hint: forms),
      BadColor(
        "rebecapurple",
        "`rebecapurple` is not a colour",
        hint: "did you mean `rebeccapurple`?"
      ),
      BadColor("Tael", "`Tael` is not a colour", hint: "did you mean `teal`?"),
      BadColor("light green", "`light green` is not a colour", hint: "did you mean `lightgreen`?"),
      BadColor("blac\u{212A}", "`blac\u{212A}` is not a colour", hint: forms),
      BadColor("red;background:url(x)", "`red;background:url(x)` is not a colour", hint: forms),
      BadColor("255, 0, 0", "`255, 0, 0` is not a colour", hint: forms),
      BadColor("(255 0 0)", "`(255 0 0)` is not a colour", hint: forms),
    ]
  )
  func unknownNames(_ bad: BadColor) throws {
    try expectError(bad)
  }

  @Test(
    "Words that stand for another colour each time are no fixed colour",
    arguments: ["currentColor", "inherit", "INHERIT", "unset", "revert-layer", "ButtonText"]
  )
  func noFixedColor(_ word: String) throws {
    try expectError(
      BadColor(word, "`\(word)` is no fixed colour", hint: "write the colour itself")
    )
  }

  @Test(
    "What is wrong in a function is named",
    arguments: [
      BadColor(
        "lab(50% 0 0)",
        "`lab(50% 0 0)` uses `lab()`, which is not read here",
        hint: "the functions are `rgb()`, `hsl()`, `hwb()`, `oklab()`, `oklch()`, `color()`"
      ),
      BadColor(
        "color(rec2020 1 0 0)",
        "`color(rec2020 1 0 0)` is in `rec2020`, a colour space not read here",
        hint: "the spaces are `srgb`, `srgb-linear`, `display-p3`"
      ),
      BadColor(
        "color(1 0 0)",
        "`color(1 0 0)` names no colour space",
        hint: "the spaces are `srgb`, `srgb-linear`, `display-p3`"
      ),
      BadColor("rgb (1 2 3)", "`rgb (1 2 3)` has a space before its parenthesis"),
      BadColor("rgb(1 2 3", "`rgb(1 2 3` has no closing parenthesis", hint: "add `)`"),
      BadColor("rgb(1 2 3 / .5", "`rgb(1 2 3 / .5` has no closing parenthesis", hint: "add `)`"),
      BadColor("rgb(", "`rgb(` has no closing parenthesis", hint: "add `)`"),
      BadColor("rgb(1 2 3);", "`rgb(1 2 3);` goes on with `;` after its closing parenthesis"),
      BadColor("rgb()", "`rgb()` lacks a number"),
      BadColor("rgb(1,2,)", "`rgb(1,2,)` lacks a number"),
      BadColor("rgb(1 2 x)", "`rgb(1 2 x)` has `x` where a number is expected"),
      BadColor("rgb(1 2 3.)", "`rgb(1 2 3.)` has `.` where a number is expected"),
      BadColor("rgb(1,,2)", "`rgb(1,,2)` has `,` where a number is expected"),
      BadColor("rgb(1 2 3 / 4 5)", "`rgb(1 2 3 / 4 5)` has `5` where a number is expected"),
      BadColor("rgb(1 2 3px)", "`rgb(1 2 3px)` has the unit `px`, which has no meaning there"),
      BadColor("rgb(1 2 3e)", "`rgb(1 2 3e)` has the unit `e`, which has no meaning there"),
      BadColor(
        "rgb(1turn 2 3)",
        "`rgb(1turn 2 3)` has the unit `turn`, which has no meaning there"
      ),
      BadColor("hsl(5% 2% 3%)", "`hsl(5% 2% 3%)` has the unit `%`, which has no meaning there"),
      BadColor(
        "rgb(1 2)",
        "`rgb(1 2)` has 2 components, not 3 and perhaps an alpha",
        hint: "an alpha follows `/`, or a comma after commas"
      ),
      BadColor(
        "rgb(1 2 3 4)",
        "`rgb(1 2 3 4)` has 4 components, not 3 and perhaps an alpha",
        hint: "an alpha follows `/`, or a comma after commas"
      ),
      BadColor(
        "rgb(1)",
        "`rgb(1)` has 1 component, not 3 and perhaps an alpha",
        hint: "an alpha follows `/`, or a comma after commas"
      ),
      BadColor(
        "rgb(1,2 3)",
        "`rgb(1,2 3)` mixes commas with another way to separate",
        hint: "separate with spaces, and an alpha with `/`"
      ),
      BadColor(
        "rgb(1,2,3/4)",
        "`rgb(1,2,3/4)` mixes commas with another way to separate",
        hint: "separate with spaces, and an alpha with `/`"
      ),
      BadColor(
        "rgb(1,2,50%)",
        "`rgb(1,2,50%)` mixes numbers and percentages, which the form with commas can't",
        hint: "separate with spaces, and an alpha with `/`"
      ),
    ]
  )
  func functions(_ bad: BadColor) throws {
    try expectError(bad)
  }

  @Test("Forms with commas are only read where CSS has them")
  func commas() {
    for text in ["oklch(0.5,0.1,30)", "hwb(0,0%,0%)", "color(srgb 1,0,0)", "rgb(none,0,0)"] {
      #expect(throws: ColorError(.badFunction(.badCommas), written: text)) {
        try Color.parse(text)
      }
    }
    #expect(throws: ColorError(.badFunction(.mixedUnits), written: "hsl(0,1,2)")) {
      try Color.parse("hsl(0,1,2)")
    }
  }

  @Test("A message stays short, however long the text is")
  func longTexts() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let oneCharacter = "a" + String(repeating: "\u{301}", count: 1_000_000)
    for text in [
      long, oneCharacter, "#" + long, "rgb(\(long))", "rgb(1\(long))", "\(long)(", "color(\(long)",
      "rgb(1 2 3)\(long)", "rgb(" + String(repeating: "1 ", count: 500_000),
    ] {
      let error = try #require(throws: ColorError.self) { try Color.parse(text) }
      #expect(error.message.utf8.count < 350)
      #expect(error.hint.map { $0.utf8.count < 100 } != false)
    }
  }
}
