import CatalogModel
import Diagnostics
import Importing
import Testing

@Suite("Importing from SQLite databases")
struct SQLiteTests {
  private let kind = Kind.texts(title: "name", "quantity", "price")

  private func query(_ sql: String, kind: Kind? = nil, more: String = "") throws -> Import {
    try Import(
      "{ from: sqlite/northwind.sqlite, query: \"\(sql)\"\(more) }",
      kind: kind ?? self.kind,
      fixture: "sqlite/northwind.sqlite"
    )
  }

  // The figures are those of Python's `sqlite3`.
  @Test(
    "Rows of a query become items",
    arguments: [
      ("SELECT * FROM products ORDER BY name", 77, "Alice Mutton"),
      ("SELECT name, price FROM products WHERE price < 10 ORDER BY id", 11, "Konbu"),
      ("SELECT * FROM cheap ORDER BY name", 11, "Filo Mix"),
      ("WITH c AS (SELECT name FROM categories) SELECT * FROM c ORDER BY name", 8, "Beverages"),
      ("VALUES (1)", 0, nil),
    ]
  )
  func rows(sql: String, count: Int, first: String?) throws {
    let read = try query(sql)
    #expect(read.items.count == count)
    #expect(read.pairs.first?.first == first)
    #expect(read.messages.count == (count == 0 ? 1 : 0))
  }

  @Test("A database and the table that it was made of give the same items")
  func twins() throws {
    let sql = "SELECT name, quantity FROM products ORDER BY id"
    let kind = Kind.texts(title: "name", "quantity")
    let csv = try Import(
      "{ from: northwind/products.csv, map: { name: productName, quantity: quantityPerUnit } }",
      kind: kind,
      fixture: "northwind/products.csv"
    )
    #expect(csv.items.count == 77)
    #expect(try query(sql, kind: kind).items.map(\.values) == csv.items.map(\.values))
  }

  @Test("Map, filter and limit work as elsewhere, and NULL is no value")
  func options() throws {
    let sql = "SELECT name AS title, price, NULL AS quantity, id FROM products ORDER BY id"
    let more = ", map: { name: title }, where: { price: ['18.0', '19.0'] }, limit: 2"
    let read = try query(sql, more: more)
    #expect(read.messages == [])
    #expect(read.items.map(\.id) == ["1", "2"])
    #expect(read.items.first?.values == [.text("Chai"), .text("(none)"), .text("18.0")])
  }

  @Test(
    "What is wrong is told with row and column, or at the query",
    arguments: [
      (
        "SELECT id AS i FROM products ORDER BY id LIMIT 1", "",
        "1:41: row 1 of `Examples/sqlite/northwind.sqlite`: `name` is missing"
      ),
      (
        "SELECT '' AS name", "",
        "1:41: row 1 of `Examples/sqlite/northwind.sqlite`, column `name`: empty title"
      ),
      (
        "SELECT 'x' AS name, picture AS price FROM categories WHERE id = 2", "",
        "1:41: row 1 of `Examples/sqlite/northwind.sqlite`, column `price`: `price` is a text, not bytes that are no text"
      ),
      (
        "SELECT nam FROM products", "",
        "1:41: `Examples/sqlite/northwind.sqlite` can't be asked this: no such column: nam"
      ),
      (
        "DELETE FROM products", "",
        "1:41: `query` may do nothing but read, and ask for neither chance nor the time"
      ),
      ("SELECT 1; SELECT 2", "", "1:41: `query` is a single `SELECT`"),
      (
        "SELECT 1 AS name, 2 AS name", "",
        "1:41: the result has the column `name` twice"
      ),
      (
        "SELECT 1 AS name", ", map: { price: prize }", "1:75: the result has no column `prize`"
      ),
    ]
  )
  func mistakes(sql: String, more: String, message: String) throws {
    #expect(try query(sql, more: more).messages == ["Examples/s.yaml:" + message])
  }

  @Test("Without a query the tables are told, and what is no database is refused")
  func files() throws {
    let read = try Import("{ from: sqlite/northwind.sqlite }", fixture: "sqlite/northwind.sqlite")
    #expect(read.messages == ["Examples/s.yaml:1:1: `query` is missing"])
    #expect(read.hints == ["the tables are `categories`, `cheap`, `colours`, `products`"])
    let text = Import("{ from: a.db, query: SELECT 1 }", "a.db", "no database")
    #expect(text.messages == ["Examples/a.db:1:1: the file is no SQLite database"])
    let other = Import("{ from: a.csv, query: SELECT 1 }", "a.csv", "name")
    #expect(other.messages == ["Examples/s.yaml:1:23: `query` has no meaning for a `csv` file"])
  }

  @Test("A database with a log beside it is refused, as the file is not all there is")
  func log() throws {
    let log = Import(
      "{ from: a.db, query: SELECT 1 }",
      files: ["a.db": Array("x".utf8), "a.db-wal": Array("x".utf8)]
    )
    #expect(
      log.messages == [
        "Examples/s.yaml:1:9: `Examples/a.db` has changes that are not in the file itself"
      ]
    )
    let empty = Import(
      "{ from: a.db, query: SELECT 1 }",
      files: ["a.db": Array("x".utf8), "a.db-wal": []]
    )
    #expect(empty.messages == ["Examples/a.db:1:1: the file is no SQLite database"])
  }
}
