import CatalogModel
import Diagnostics
import Importing
import KindTestSupport
import Testing

@Suite("Importing design tokens")
struct TokenTests {
  private func tokens(_ text: String, kind: Kind = .colorItem, more: String = "") -> Import {
    Import("{ from: a.tokens.json\(more) }", kind: kind, "a.tokens.json", text)
  }

  @Test("Types are inherited, and a group may have a value of its own")
  func groups() {
    let read = tokens(
      ##"{"ink":{"$type":"color","$root":{"$value":"#111111"},"soft":{"$value":"{ink.$root}"}}}"##
    )
    #expect(read.messages == [])
    #expect(read.pairs == [["ink", "#111111"], ["ink.soft", "#111111"]])
  }

  @Test("A token may have tokens in it, as some files have")
  func tokenAndGroup() {
    let read = tokens(
      ##"{"a":{"$type":"color","$value":"red","b":{"$value":"lime"}},"c":{"$value":"{a}"}}"##
    )
    #expect(read.messages == [])
    #expect(read.pairs == [["a", "#ff0000"], ["a.b", "#00ff00"], ["c", "#ff0000"]])
  }

  @Test("The order is that of the file, also of keys that look like numbers")
  func order() {
    let read = tokens(
      ##"{"grey":{"$type":"color","100":{"$value":"#eee"},"050":{"$value":"#fff"},"20":{"$value":"#ddd"}}}"##
    )
    #expect(read.pairs.map(\.first) == ["grey.100", "grey.050", "grey.20"])
  }

  @Test(
    "A colour is a text, or a space with components",
    arguments: [
      (##""#0af""##, "#00aaff", false),
      (##""rgb(255 0 0 / 50%)""##, "#ff000080", false),
      (
        ##"{"colorSpace":"srgb","components":[0, 0.47843137254901963, 1],"hex":"#000000"}"##,
        "#007aff", false
      ),
      (##"{"colorSpace":"srgb","components":[1, 1, 1],"alpha":0.5}"##, "#ffffff80", false),
      (##"{"colorSpace":"srgb","components":["none", 0, 1e-1]}"##, "#00001a", false),
      (##"{"colorSpace":"srgb-linear","components":[1, 0, 0]}"##, "#ff0000", false),
      (##"{"colorSpace":"display-p3","components":[0.8, 0.4, 0.2]}"##, "#db5e1f", false),
      (##"{"colorSpace":"display-p3","components":[1, 0, 0]}"##, "#ff0000", true),
      (##"{"colorSpace":"hsl","components":[120, 100, 50]}"##, "#00ff00", false),
      (##"{"colorSpace":"hwb","components":[120, 0, 0],"alpha":1}"##, "#00ff00", false),
      (##"{"colorSpace":"oklch","components":[0.637, 0.237, 25.331]}"##, "#fb2c36", false),
      (##"{"colorSpace":"oklab","components":[1, 0, 0]}"##, "#ffffff", false),
      (##"{"colorSpace":"lab","components":[50, 0, 0],"hex":"#777777"}"##, "#777777", false),
      (
        ##"{"colorSpace":"lab","components":[50, 0, 0],"hex":"#777","alpha":0.2}"##, "#77777733",
        false
      ),
    ]
  )
  func colors(value: String, hex: String, isMapped: Bool) {
    let read = tokens(#"{"a":{"$type":"color","$value":\#(value)}}"#)
    #expect(read.messages == [])
    guard case .color(let color) = read.items.first?.values[1] else {
      Issue.record("no colour")
      return
    }
    #expect(color.color.hex == hex)
    #expect(color.isMapped == isMapped)
  }

  @Test(
    "What is wrong with a value is told, with its place",
    arguments: [
      (##""#12345""##, "1:40: `#12345` has 5 hex digits, not 3, 4, 6 or 8"),
      (##"12"##, "1:40: `12` is not a colour"),
      (##"["red"]"##, "1:40: `color` is a colour, not a list"),
      (##"{"components":[1,1,1]}"##, "1:40: `colorSpace` is missing"),
      (##"{"colorSpace":"srgb"}"##, "1:40: `components` is missing"),
      (
        ##"{"colorSpace":"srgb","components":[1,1]}"##,
        "1:74: `components` is a list of 3 numbers, not a list"
      ),
      (
        ##"{"colorSpace":"srgb","components":[1,"x",1]}"##,
        "1:77: a component is a number or `none`, not `x`"
      ),
      (##"{"colorSpace":"lab","components":[1,1,1]}"##, "1:54: the colour space `lab` is not read"),
      (
        ##"{"colorSpace":"srgb","components":[1,1,1],"alpha":"50%"}"##,
        "1:90: `alpha` is a number or `none`, not `50%`"
      ),
      (##"{"colorspace":"srgb","components":[1,1,1]}"##, "1:41: unknown key `colorspace`"),
      (##"{"$ref":"#/b"}"##, "1:41: references by `$ref` are not read"),
    ]
  )
  func badValues(value: String, message: String) {
    let read = tokens(#"{"a":{"$type":"color",      "$value":  \#(value)}}"#)
    #expect(read.items.isEmpty)
    #expect(read.messages == ["Examples/a.tokens.json:" + message])
  }

  @Test("References take value and type from what they lead to")
  func references() {
    let read = tokens(
      ##"""
      {"b": {"$value": "{a.x}", "$description": "over a"},
       "a": {"x": {"$value": "#fff", "$type": "color"}, "y": {"$value": "2px", "$type": "dimension"}},
       "c": {"$type": "dimension", "x": {"$value": "{b}"}, "y": {"$value": "{a.y}"}},
       "d": {"$value": "{c.x}", "$type": "color"}}
      """##,
      more: ", where: { type: color }"
    )
    #expect(read.messages == [])
    #expect(read.pairs.map(\.first) == ["b", "a.x", "c.x", "d"])
    #expect(read.pairs.allSatisfy { $0[1] == "#ffffff" })
  }

  @Test(
    "References in a circle are printed, once",
    arguments: [
      (
        ##"{"a":{"$value":"{b}"},"b":{"$value":"{c}"},"c":{"$value":"{a}"},"s":{"$value":"{s}"}}"##,
        [
          "1:16: references in a circle: `a` → `b` → `c` → `a`",
          "1:79: references in a circle: `s` → `s`",
        ]
      ),
      (
        ##"{"x":{"$value":"{a}"},"a":{"$value":"{b}"},"b":{"$value":"{a}"},"y":{"$value":"{x}"}}"##,
        ["1:37: references in a circle: `a` → `b` → `a`"]
      ),
    ]
  )
  func circles(text: String, messages: [String]) {
    #expect(tokens(text).messages == messages.map { "Examples/a.tokens.json:" + $0 })
  }

  @Test("A long circle is cut")
  func longCircle() {
    let count = 3000
    let list = (0..<count).map { ##""t\##($0)":{"$value":"{t\##(($0 + 1) % count)}"}"## }
    let read = tokens("{" + list.joined(separator: ",") + "}")
    #expect(read.messages.count == 1)
    #expect(read.messages[0].hasSuffix("`t11` → 2988 more → `t0`"))
  }

  @Test("A chain of 5,000 references is followed, in either order")
  func longChain() {
    let chain = (0..<5000).map { ##""t\##($0)":{"$value":"{t\##($0 + 1)}"}"## }
    let end = ##""t5000":{"$type":"color","$value":"#0af"}"##
    for list in [chain + [end], [end] + chain.reversed()] {
      let read = tokens("{" + list.joined(separator: ",") + "}")
      #expect(read.messages == [])
      #expect(read.items.count == 5001)
      #expect(read.pairs.allSatisfy { $0[1] == "#00aaff" })
    }
  }

  @Test(
    "References that lead nowhere are told",
    arguments: [
      (
        ##"{"ink":{"$root":{"$value":"red"}},"bad":{"$value":"{ink}"}}"##,
        "1:51: `{ink}` names a group, not a token", "write `{ink.$root}`"
      ),
      (
        ##"{"ink":{"a":{"$value":"red"}},"bad":{"$value":"{ink}"}}"##,
        "1:47: `{ink}` names a group, not a token", nil
      ),
      (
        ##"{"blue":{"$value":"red"},"bad":{"$value":"{bleu}"},"more":{"$value":"{bad}"}}"##,
        "1:42: `{bleu}` names no token of this file", "did you mean `blue`?"
      ),
      (
        ##"{"a":{"$value":"{elsewhere.there}"}}"##,
        "1:16: `{elsewhere.there}` names no token of this file",
        "tokens refer to each other within a file only"
      ),
      (
        ##"{"a":{"$value":"red"},"b":"red"}"##,
        "1:27: `b` is a token or a group, so a mapping, not `red`", nil
      ),
      (
        ##"{"a":{"b":{"$value":"red"}},"c":{"$extends":"{a}"}}"##,
        "1:34: `$extends` is not read", "write the tokens out"
      ),
      (
        ##"{"a":{"b":{}}}"##,
        "1:1: the file has no design tokens: no mapping in it has a `$value`", nil
      ),
    ]
  )
  func mistakes(text: String, message: String, hint: String?) {
    let read = tokens(text)
    #expect(read.messages == ["Examples/a.tokens.json:" + message])
    #expect(read.hints == [hint])
  }

  private let mixed = ##"""
    {"size": {"$type": "dimension", "small": {"$value": {"value": 4, "unit": "px"}}, "big": {"$value": "9px"}},
     "red": {"$type": "color", "$value": "red", "$description": "Danger"},
     "odd": {"$value": "no colour"}, "even": {"$value": "#00f"}}
    """##

  @Test("What is no colour is left out where items need one, with one warning")
  func leftOut() {
    let read = tokens(mixed)
    #expect(read.pairs == [["red", "#ff0000"], ["even", "#0000ff"]])
    #expect(
      read.messages == [
        "Examples/a.tokens.json:1:42: 3 entries have no colour and are left out: `size.small`, `size.big`, `odd`"
      ]
    )
    #expect(read.problems.all.map(\.severity) == [.warning])
    let meant = tokens(mixed, more: ", where: { type: color }")
    #expect(meant.messages == [])
    #expect(meant.pairs == read.pairs)
  }

  @Test("A kind that needs no colour takes all tokens, with what it asks for")
  func columns() {
    let kind = Kind.texts(title: "name", "type", "value", "description", "key", "group")
    let read = tokens(mixed, kind: kind)
    #expect(read.messages == [])
    let texts = read.items.map { item in
      item.values.map { value in
        guard case .text(let text) = value else { return "" }
        return text
      }
    }
    #expect(
      texts == [
        ["size.small", "dimension", "(none)", "(none)", "small", "size"],
        ["size.big", "dimension", "9px", "(none)", "big", "size"],
        ["red", "color", "red", "Danger", "red", "(none)"],
        ["odd", "(none)", "no colour", "(none)", "odd", "(none)"],
        ["even", "color", "#00f", "(none)", "even", "(none)"],
      ]
    )
  }

  @Test("`at` names a group, whose keys are left out of the names")
  func group() {
    let text =
      ##"{"a":{"b":{"$root":{"$value":"red"},"c":{"$value":"{x}"}}},"x":{"$value":"lime"}}"##
    #expect(tokens(text, more: ", at: a.b").pairs == [["b", "#ff0000"], ["c", "#00ff00"]])
    #expect(tokens(text, more: ", at: a").pairs == [["b", "#ff0000"], ["b.c", "#00ff00"]])
    let path = tokens(text, more: ", at: a, map: { name: path }")
    #expect(path.pairs.map(\.first) == ["a.b", "a.b.c"])
    let bad = tokens(text, more: ", at: a.bb")
    #expect(bad.messages == ["Examples/s.yaml:1:28: `a.bb` is no group of tokens in the file"])
    #expect(bad.hints == ["did you mean `a.b`?"])
  }

  @Test("The older spelling is read too, also where it asks for `.value`")
  func older() {
    let read = Import(
      "{ from: a.json, format: tokens }",
      "a.json",
      ##"{"color":{"a":{"value":"#f00","comment":"c"},"b":{"value":"{color.a.value}","type":"color"},"about":"text"}}"##
    )
    #expect(read.messages == [])
    #expect(read.pairs == [["color.a", "#ff0000"], ["color.b", "#ff0000"]])
  }

  @Test("A real file with a colour that is none says which")
  func realMistake() throws {
    let path = "style-dictionary/advanced/referencing_aliasing/tokens/color/base.json"
    let read = try Import("{ from: \(path), format: tokens }", fixture: path)
    #expect(read.items.count == 8)
    #expect(read.messages.first == "Examples/\(path):7:30: `colorSpace` is missing")
  }

  @Test("Tokens that are read as a list say what they are")
  func notAList() {
    let read = Import("{ from: a.json }", "a.json", ##"{"a":{"b":{"value":"#f00"}}}"##)
    #expect(read.hints == ["for design tokens write `format: tokens`"])
  }

  struct Real: Sendable, CustomTestStringConvertible {
    let path: String
    let colors: Int
    /// The first name and the last.
    let names: [String]
    /// How many references lead out of the file.
    let strays: Int

    init(_ path: String, _ colors: Int, _ names: [String], strays: Int = 0) {
      self.path = path
      self.colors = colors
      self.names = names
      self.strays = strays
    }

    var testDescription: String { path }
  }

  // The figures are those of a reader in Python that shares nothing with this one.
  @Test(
    "Real files have as many colours as another reader finds",
    arguments: [
      Real("dtcg/adobe-spectrum/base.tokens.json", 8, ["black", "transparent-black-1000"]),
      Real(
        "dtcg/apple-hig/color/dark.tokens.json",
        18,
        ["color.systemBlue", "color.systemYellow"]
      ),
      Real(
        "dtcg/apple-hig/color/light.tokens.json",
        18,
        ["color.systemBlue", "color.systemYellow"]
      ),
      Real("dtcg/apple-hig/font/textStyle/large.tokens.json", 0, []),
      Real(
        "dtcg/microsoft-fluent/palette.tokens.json",
        50,
        ["palette.themeDarker", "palette.greenLight"]
      ),
      Real(
        "dtcg/microsoft-fluent/theme-default.tokens.json",
        101,
        ["semanticColors.bodyBackground", "semanticColors.warningText"]
      ),
      Real("dtcg/terrazzo-colors.tokens.json", 28, ["base.color.black", "base.color.blue.9"]),
      Real("dtcg/terrazzo-tokens.yaml", 79, ["global.color.celery.400", "well.background-color"]),
      Real(
        "dtcg/terrazzo-type-color-light.tokens.json",
        13,
        ["color.blue.0", "color.text-action"]
      ),
      Real(
        "style-dictionary/advanced/assets-base64-embed/tokens/color/base.json",
        5,
        ["color.base.gray.light", "color.base.green"]
      ),
      Real("style-dictionary/advanced/custom-parser/tokens/color/core.json", 2, ["blue", "red"]),
      Real(
        "style-dictionary/advanced/flutter/style_dictionary/tokens/color/core.json",
        4,
        ["color.core.white", "color.core.blue"]
      ),
      Real(
        "style-dictionary/advanced/multi-brand-multi-platform/tokens/globals/color/base.json",
        7,
        ["color.base.black", "color.action.tertiary"],
        strays: 4
      ),
      Real(
        "style-dictionary/advanced/tokens-deprecation/tokens/color/base.json",
        6,
        ["color.base.gray.light", "color.base.blue"]
      ),
      Real(
        "style-dictionary/advanced/variables-in-outputs/tokens/color/palette.json",
        9,
        ["color.palette.neutral.140", "color.palette.neutral.0"]
      ),
      Real("style-dictionary/basic/tokens/colors.json", 11, ["colors.black", "colors.orange.900"]),
      Real(
        "style-dictionary/complete/tokens/color/base.json",
        256,
        ["color.base.red.50", "color.base.black"]
      ),
      Real(
        "style-dictionary/complete/tokens/color/background.json",
        2,
        ["color.background.overlay.light", "color.background.overlay.dark"],
        strays: 16
      ),
      Real("style-dictionary/complete/tokens/color/font.json", 0, [], strays: 22),
    ]
  )
  func real(_ real: Real) throws {
    let read = try Import("{ from: \(real.path), format: tokens }", fixture: real.path)
    let errors = read.problems.sorted.filter { $0.severity == .error }
    #expect(errors.allSatisfy { $0.message.hasSuffix("names no token of this file") })
    #expect((errors.count == 0) == (real.strays == 0))
    #expect(errors.count <= real.strays)
    #expect(read.items.count == real.colors)
    #expect([read.pairs.first?.first, read.pairs.last?.first].compactMap(\.self) == real.names)
  }
}
