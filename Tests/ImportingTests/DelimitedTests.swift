import CatalogModel
import Diagnostics
import Importing
import Testing

@Suite("Importing CSV and TSV")
struct DelimitedTests {
  struct Good: Sendable {
    let text: String
    let pairs: [[String]]

    init(_ text: String, _ pairs: [[String]]) {
      self.text = text
      self.pairs = pairs
    }
  }

  struct Mistake: Sendable {
    let text: String
    let messages: [String]
    let hint: String?

    init(_ text: String, _ messages: [String], _ hint: String?) {
      self.text = text
      self.messages = messages
      self.hint = hint
    }
  }

  private func csv(_ text: String, more: String = "") -> Import {
    Import("{ from: a.csv\(more) }", kind: .texts(title: "name", "note"), "a.csv", text)
  }

  @Test(
    "Fields are read as RFC 4180 has them",
    arguments: [
      Good("name,note\nA,b", [["A", "b"]]),
      Good("name,note\r\nA,b\r\nC,d\r\n", [["A", "b"], ["C", "d"]]),
      Good("\u{FEFF}name,note\r\nA,b\r\n", [["A", "b"]]),
      Good("name,note\rA,b\r", [["A", "b"]]),
      Good("note,name\nb,A\n", [["A", "b"]]),
      Good("name,note\n\"A, \"\"B\"\"\",\"\"\n", [["A, \"B\"", ""]]),
      Good("name,note\nA,\n", [["A", "(none)"]]),
      Good("name,note\n\"A\r\nB\",\"c\n\nd\"\nE,f\n", [["A\r\nB", "c\n\nd"], ["E", "f"]]),
      Good("\"name\",\"note\"\n A , b \n", [[" A ", " b "]]),
      Good("name,note\n\n\nA,b\n\nC,d\n\n", [["A", "b"], ["C", "d"]]),
      Good("name,note\n5\" disk,it's\n", [["5\" disk", "it's"]]),
      Good(
        "name,note\n1.10,007\nno,~\nCaf&eacute;,null\n",
        [["1.10", "007"], ["no", "~"], ["Caf&eacute;", "null"]]
      ),
      Good("name\nA\n\nB", [["A", "(none)"], ["B", "(none)"]]),
      Good("name,,\nA,,x\n", [["A", "(none)"]]),
      Good("name,note\n", []),
    ]
  )
  func fields(_ good: Good) {
    let read = csv(good.text)
    #expect(read.messages == [])
    #expect(read.pairs == good.pairs)
  }

  @Test("Tabs separate the fields of TSV, and a delimiter may be said")
  func delimiters() {
    let kind = Kind.texts(title: "name", "note")
    let tsv = Import("{ from: a.tsv }", kind: kind, "a.tsv", "name\tnote\nA, B\t\"c\td\"\n")
    #expect(tsv.pairs == [["A, B", "c\td"]])
    #expect(csv("name;note\nA,B;c\n", more: #", delimiter: ";""#).pairs == [["A,B", "c"]])
    #expect(csv("name\tnote\nA\tc\n", more: #", delimiter: "\t""#).pairs == [["A", "c"]])
    #expect(csv("name|note\nA|c\n", more: ", delimiter: '|'").pairs == [["A", "c"]])
    #expect(csv("name\nA\n", more: #", delimiter: ",""#).pairs == [["A", "(none)"]])
  }

  @Test(
    "What is wrong is told with line and column",
    arguments: [
      Mistake(
        "name;note\nA;b\n",
        ["1:1: there is 1 column, `name;note`"],
        "is the delimiter `;`? then write `delimiter: \";\"`"
      ),
      Mistake(
        "name\tnote\n",
        ["1:1: there is 1 column, `name\tnote`"],
        "is the delimiter `\\t`? then write `delimiter: \"\\t\"`"
      ),
      Mistake(
        "name,note\n\nA\nB,c,d,e\nF,g\n",
        ["3:1: row 1 has 1 field, the header has 2", "4:5: row 2 has 4 fields, the header has 2"],
        "a field with a delimiter needs quotes"
      ),
      Mistake(
        "name,note\nA,b\n\n\"C,d\nE,f\n",
        ["4:1: the quotes that begin here are not closed"],
        "a quote inside a field is written twice, in quotes"
      ),
      Mistake(
        "name,note\n\"A\nB\"x,d\n",
        ["3:3: `x` stands between closing quotes and the end of the field"],
        "a quote inside a field is written twice"
      ),
      Mistake("name,name\nA,b\n", ["1:6: the column `name` is repeated"], nil),
      Mistake(
        "note\nA\n",
        ["2:1: `name` is missing"],
        "the entry has `note`; say with `map` which is which"
      ),
      Mistake(
        "name,note\n,b\n",
        ["2:1: `name` is missing"],
        "the entry has `name`, `note`; say with `map` which is which"
      ),
      Mistake("name,note\n\"\",b\n", ["2:1: empty title"], "it needs a character that can be seen"),
      Mistake("", ["1:1: there is no header with the names of columns"], nil),
      Mistake("\u{FEFF}\n\n", ["1:1: there is no header with the names of columns"], nil),
      Mistake("name,note\nA,b\u{0}\n", ["2:4: the control character U+0000"], nil),
    ]
  )
  func mistakes(_ mistake: Mistake) {
    let read = csv(mistake.text)
    #expect(read.messages == mistake.messages.map { "Examples/a.csv:" + $0 })
    #expect(read.hints.first == mistake.hint)
  }

  @Test("A byte that is no UTF-8 is found")
  func bytes() {
    let latin = Array("name,note\nA,caf".utf8) + [0xE9, 0x0A]
    let read = Import("{ from: a.csv }", files: ["a.csv": latin])
    #expect(read.messages == ["Examples/a.csv:2:6: not valid UTF-8 at byte 15, counted from 0"])
  }

  @Test(
    "A row that is wrong does not keep the others from being read, and a column twice may be if nobody asks for it"
  )
  func goingOn() {
    let read = Import(
      "{ from: a.csv }",
      "a.csv",
      "name,color,x,x\nA,red,,\nB,redd,,\nC\nD,\"\",,\nE,,,\nF,blue,,\n"
    )
    #expect(read.pairs == [["A", "#ff0000"], ["F", "#0000ff"]])
    #expect(
      read.messages == [
        "Examples/a.csv:3:3: `redd` is not a colour",
        "Examples/a.csv:4:1: row 3 has 1 field, the header has 4",
        "Examples/a.csv:5:3: `color` is empty",
        "Examples/a.csv:6:3: `color` is empty",
      ]
    )
  }

  @Test("After the limit nothing is read, whatever it is")
  func limit() {
    #expect(csv("name,note\nA,b\nC,d\n\"E", more: ", limit: 1").pairs == [["A", "b"]])
  }

  @Test(
    "Mistakes of the script are told at its own place",
    arguments: [
      (
        "{ from: a.csv, map: { note: nte } }", "1:29: the file has no column `nte`",
        "did you mean `note`?"
      ),
      (
        "{ from: a.csv, where: { zzzz: x } }", "1:25: the file has no column `zzzz`",
        "the columns are `name`, `note`"
      ),
      (
        "{ from: a.csv, delimiter: ab }",
        "1:27: `delimiter` is a character of ASCII that is no letter, digit, quote or line break, not `ab`",
        #"write `";"`, `"|"`, or `"\t"` for a tab"#
      ),
      (
        "{ from: a.csv, at: x }", "1:20: `at` has no meaning for a `csv` file",
        "it goes with `json`, `yaml`, `tokens`"
      ),
      (
        "{ from: a.json, delimiter: '|' }", "1:28: `delimiter` has no meaning for a `json` file",
        "it goes with `csv`, `tsv`"
      ),
    ]
  )
  func scriptMistakes(script: String, message: String, hint: String) {
    let read = Import(script, kind: .texts(title: "name", "note"), "a.csv", "name,note\nA,b\n")
    #expect(read.messages == ["Examples/s.yaml:" + message])
    #expect(read.hints == [hint])
  }

  // The counts and texts are those of Python's `csv`.
  @Test(
    "Real tables are read whole",
    arguments: [
      (
        "northwind/categories.csv", "categoryName", "description", 8,
        ["Seafood", "Seaweed and fish"]
      ),
      (
        "northwind/products.csv", "productName", "unitPrice", 77,
        ["Original Frankfurter grüne Soße", "13.00"]
      ),
      ("northwind/regions.csv", "regionDescription", "regionID", 4, ["Southern", "4"]),
      (
        "northwind/shippers.csv", "companyName", "phone", 3, ["Federal Shipping", "(503) 555-9931"]
      ),
      ("northwind/suppliers.csv", "companyName", "region", 29, ["Forêts d'érables", "Québec"]),
      ("colornames.csv", "name", "hex", 31_914, ["Zydeco Blue", "#2b61a0"]),
    ]
  )
  func real(name: String, title: String, other: String, count: Int, last: [String]) throws {
    let read = try Import(
      "{ from: \(name) }",
      kind: .texts(title: title, other),
      fixture: name
    )
    #expect(read.messages == [])
    #expect(read.items.count == count)
    #expect(read.pairs.last == last)
  }

  @Test("A table and the same as JSON, in another order, have the same items")
  func twins() throws {
    let kind = Kind.texts(title: "productName", "quantityPerUnit")
    let csv = try Import(
      "{ from: northwind/products.csv }",
      kind: kind,
      fixture: "northwind/products.csv"
    )
    let json = try Import(
      "{ from: northwind/products.json }",
      kind: kind,
      fixture: "northwind/products.json"
    )
    #expect(json.messages == [])
    #expect(csv.items.count == 77)
    #expect(Set(csv.items.map(\.values)) == Set(json.items.map(\.values)))
  }
}
