import Bytes
import Testing

@Suite("File names of items")
struct FileNameTests {
  @Test(
    "A title in its ordinary spelling has its plain slug",
    arguments: [
      ("Teal Blue", "teal-blue"), ("My String", "my-string"), ("Red", "red"), ("8", "8"),
      ("Item 12", "item-12"), ("日本", "日本"), ("Café", "café"), ("Écru Fin", "écru-fin"),
      ("أحمر", "أحمر"), ("თბილისი", "თბილისი"), ("Con", "con_"), ("Com1", "com1_"),
    ]
  )
  func ordinary(_ title: String, _ expected: String) {
    #expect(Array(FileName.name(forTitle: title).utf8) == Array(expected.utf8))
  }

  @Test(
    "Any other spelling has a tail of its own",
    arguments: [
      ("teal blue", "teal-blue."), ("Teal  Blue", "teal-blue."), ("Teal-Blue", "teal-blue."),
      ("TEAL BLUE", "teal-blue."), (" Teal Blue", "teal-blue."), ("Teal Blue\n", "teal-blue."),
      ("iPhone", "iphone."), ("Straße", "straße."), ("Cafe\u{301}", "café."), ("😀", "item."),
      ("!!!", "item."), ("", "item."), ("item", "item."), ("CON", "con_."), ("nul.md", "nul-md."),
      ("COM¹", "com¹_."),
    ]
  )
  func other(_ title: String, _ start: String) {
    let name = FileName.name(forTitle: title)
    #expect(name.hasPrefix(start))
    let tail = name.utf8.dropFirst(start.utf8.count)
    #expect(tail.count == 5)
    #expect(tail.first.map { $0 >= UInt8(ascii: "b") && $0 <= UInt8(ascii: "z") } == true)
  }

  @Test("Tails stay what they are, as published pages are linked to")
  func pinned() {
    #expect(FileName.name(forTitle: "teal blue") == "teal-blue.pz4p6")
    #expect(FileName.name(forTitle: "😀") == "item.bwybr")
    #expect(FileName.component("..") == "__.y83mr")
  }

  /// Groups whose members a file system or a slug would take for one, or would not take at all.
  static let hostile: [[String]] = [
    ["Blue Green", "blue-green", "Blue/Green", "Blue  Green!"],
    ["😀", "!!!", "日本", "?", "💥", "…"],
    ["Snow", "snow", "ſnow", "SNOW", "STRASSE", "Straße", "Strasse", "Straẞe", "strasse"],
    ["Caf\u{E9}", "Cafe\u{301}", "Cafe", "CAFÉ"],
    ["CON", "Con", "con", "aux", "nul.md", "COM1", "COM¹", "Ink.", "Ink ", "Ink", "Lpt9.a.b"],
    ["..", ".", "../../up", "/etc/x", "a/../../b", "..\\up", "C:\\x", "a%2f..%2fb", "Up"],
    ["Red\u{202E}neerg", "Redneerg", "أحمر (1)", "أحمر 1", "Red\u{200B}neerg"],
    ["Rosé", "Rose", "Sable", "Sablé", "Pi", "Pi²", "Pepper & Spice", "Pepper Spice"],
    ["ghost white", "GhostWhite", "Ghost White", "ghostwhite"],
    ["Σίσυφος", "ΣΊΣΥΦΟΣ", "ΣίσυφοΣ"],
    [String(repeating: "Long ", count: 40), String(repeating: "Long ", count: 41)],
    ["a\u{0}b", "a b", "A B", "a\u{1B}[31mb", "a\nb", "a\r\nb", "a\u{2028}b"],
  ]

  @Test(
    "Names that look alike are told apart, and every file system takes them",
    arguments: hostile
  )
  func alike(_ titles: [String]) {
    let names = titles.map { FileName.name(forTitle: $0) }
    #expect(Set(names.map { Array($0.caseFolded.utf8) }).count == titles.count, "\(names)")
    for name in names { expectSafe(name) }
  }

  @Test("Items of one title are counted, and counting meets no other name")
  func repetitions() {
    var allocator = FileNameAllocator()
    let names = ["Red", "Red", "red", "Red", "red", "Red.2", "Red 2"].map {
      allocator.name(forTitle: $0)
    }
    #expect(names[0] == "red" && names[1] == "red.2" && names[3] == "red.3")
    #expect(names[4] == names[2] + ".2")
    #expect(Set(names.map(\.caseFolded)).count == names.count)
  }

  @Test("Items whose titles differ in normalisation are two, not one repeated")
  func normalisation() {
    var allocator = FileNameAllocator()
    let names = ["Caf\u{E9}", "Cafe\u{301}"].map { allocator.name(forTitle: $0) }
    #expect(names[0] == "café")
    #expect(names[1] == FileName.name(forTitle: "Cafe\u{301}"))
  }
}

/// Expects what holds for every name that is written.
func expectSafe(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let scalars = name.unicodeScalars
  let isClean = scalars.allSatisfy {
    !$0.needsEscape && !"<>:\"/\\|?* ".unicodeScalars.contains($0)
  }
  let isBounded = !name.isEmpty && name.utf8.count <= 110
  let isOpen = scalars.first != "." && scalars.first != "-" && scalars.last != "."
  let isNoDevice = !FileName.isDevice(name)
  let isComposed = name.utf8.elementsEqual(name.nfc.utf8)
  #expect(
    isClean && isBounded && isOpen && isNoDevice && isComposed,
    "\(name)",
    sourceLocation: sourceLocation
  )
}
