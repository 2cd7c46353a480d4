import CatalogModel
import Diagnostics
import Importing
import Testing

@Suite("Importing with conversions")
struct ConversionTests {
  private static let kind = Kind(
    name: "Product",
    catalogName: "Products",
    fields: [
      Field("name", .text),
      Field("price", .number(unit: "USD"), isRequired: false),
      Field("sold", .flag, defaultValue: .flag(false)),
      Field("made", .date, isRequired: false),
      Field("labels", .texts, defaultValue: .texts([])),
      Field("group", .choice([.text("Tea"), .text("Salt")]), isRequired: false),
      Field("color", .color, isRequired: false),
    ],
    titleField: 0,
    row: RowTemplate(title: TextTemplate(.field(0))),
    screen: ItemScreenTemplate(title: TextTemplate(.field(0))),
    actions: []
  )

  private func csv(_ text: String, map: String = "") -> Import {
    let more = map.isEmpty ? "" : ", map: \(map)"
    return Import("{ from: a.csv\(more) }", kind: Self.kind, "a.csv", text)
  }

  @Test("Each type of field is filled from a text, and an empty one is no value")
  func types() throws {
    let read = csv(
      "name,price,sold,made,group,color\nA,18.00,true,2024-03-10,Tea,#0af\nB,,,,,\n"
    )
    #expect(read.messages == [])
    #expect(
      read.items.map(\.values) == [
        [
          .text("A"), .number(try #require(WrittenNumber("18"))), .flag(true),
          .date(try WrittenDate("2024-03-10")), .texts([]), .selection(0),
          .color(WrittenColor(Color(red: 0, green: 0xAA, blue: 0xFF), text: "#0af")),
        ],
        [.text("B"), nil, .flag(false), nil, .texts([]), nil, nil],
      ]
    )
    guard case .number(let price) = read.items.first?.values[1] else {
      Issue.record("there is no price")
      return
    }
    #expect(price.text == "18.00")
  }

  @Test("What a column's texts stand for can be said, and what stands between those of a list")
  func conversions() {
    let read = csv(
      "name,price,state,tags,code\nA,1,1,x; y ;;z,2\nB,NULL,0,,1\n",
      map: """
        { price: { values: { NULL: "" } }, sold: { column: state, values: { "0": false, "1": true } },
          labels: { column: tags, split: ";" }, group: { column: code, values: { "1": Tea, "2": Salt } } }
        """
    )
    #expect(read.messages == [])
    #expect(read.items.map { $0.values[1] == nil } == [false, true])
    #expect(read.items.map { $0.values[2] } == [.flag(true), .flag(false)])
    #expect(read.items.map { $0.values[4] } == [.texts(["x", "y", "z"]), .texts([])])
    #expect(read.items.map { $0.values[5] } == [.selection(1), .selection(0)])
  }

  @Test("Lists of JSON are lists, and its numbers keep their digits")
  func json() {
    let text =
      #"[{"name":"A","labels":["x","y"],"price":12345678901234567890.10},{"name":"B","price":null}]"#
    let read = Import("{ from: a.json }", kind: Self.kind, "a.json", text)
    #expect(read.messages == [])
    #expect(read.items.map { $0.values[4] } == [.texts(["x", "y"]), .texts([])])
    guard case .number(let price) = read.items.first?.values[1] else {
      Issue.record("there is no price")
      return
    }
    #expect(price.text == "12345678901234567890.10")
  }

  @Test(
    "A text that does not fit is told where it stands",
    arguments: [
      ("name,price\nA,1\nB,ten\n", "Examples/a.csv:3:3: `price` is a number of USD, not `ten`"),
      ("name,price\nA,\"1,50\"\n", "Examples/a.csv:2:3: `price` is a number of USD, not `1,50`"),
      ("name,sold\nA,yes\n", "Examples/a.csv:2:3: `sold` is `true` or `false`, not `yes`"),
      ("name,made\nA,10/03/2024\n", "Examples/a.csv:2:3: `made`: `10/03/2024` is no date"),
      (
        "name,made\nA,2023-02-29\n",
        "Examples/a.csv:2:3: `made`: `2023-02-29` is no day: February 2023 has 28 days"
      ),
      ("name,labels\nA,x;y\n", "Examples/a.csv:2:3: `labels` is a list of texts, not `x;y`"),
      ("name,group\nA,Coffee\n", "Examples/a.csv:2:3: `group`: there is no option `Coffee`"),
      ("name,price\n,1\n", "Examples/a.csv:2:1: `name` is missing"),
    ]
  )
  func wrong(text: String, message: String) {
    #expect(csv(text).messages == [message])
  }

  @Test(
    "A conversion that is wrong is told in the script",
    arguments: [
      ("{ price: { split: \";\" } }", "`split` is for lists, and `price` is none"),
      ("{ labels: { split: \"\" } }", "`split` is empty"),
      (
        "{ price: { values: [1] } }",
        "`values` is a mapping of texts in the file to values, not a list"
      ),
      ("{ price: { colum: x } }", "unknown key `colum`"),
      ("{ price: { column: x } }", "the file has no column `x`"),
    ]
  )
  func wrongConversion(map: String, message: String) {
    let messages = csv("name,price,labels\nA,1,\n", map: map).messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix(message) == true, "\(messages)")
  }
}
