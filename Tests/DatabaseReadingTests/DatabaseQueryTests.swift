import DatabaseReading
import FoundationEssentials
import Testing

@Suite("Querying databases")
struct DatabaseQueryTests {
  /// The bytes of a database that Python made; see `Tests/ImportingTests/Fixtures/NOTICE.md`.
  private static func bytes(_ name: String = "northwind.sqlite") throws -> [UInt8] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = "ImportingTests/Fixtures/sqlite/" + name
    return Array(try Data(contentsOf: tests.appending(path: path)))
  }

  private static func rows(_ sql: String, _ bytes: [UInt8]) throws -> [[DatabaseValue]] {
    var query = try DatabaseQuery.open(sql, on: bytes)
    var rows: [[DatabaseValue]] = []
    while let row = try query.next() { rows.append(row) }
    return rows
  }

  @Test("Rows have texts, numbers as texts, NULL and bytes")
  func values() throws {
    let bytes = try Self.bytes()
    let sql =
      "SELECT 'é', 1.10, 18.0, 9223372036854775807, NULL, x'00ff', '' AS e, 'a' || char(0) || 'b'"
    let query = try DatabaseQuery.open(sql, on: bytes)
    #expect(query.columns.count == 8)
    #expect(query.columns[6] == "e")
    #expect(
      try Self.rows(sql, bytes) == [
        [
          .text("é"), .text("1.1"), .text("18.0"), .text("9223372036854775807"), .null, .bytes,
          .text(""), .text("a\0b"),
        ]
      ]
    )
  }

  @Test(
    "What does not just read is refused",
    arguments: [
      "DELETE FROM products", "INSERT INTO products (name) VALUES ('x')", "DROP TABLE products",
      "CREATE TABLE t (a)", "UPDATE products SET name = ''", "PRAGMA user_version",
      "PRAGMA trusted_schema=ON", "ATTACH 'other.sqlite' AS o",
      "SELECT load_extension('x')", "SELECT random()", "SELECT CURRENT_TIMESTAMP",
      "SELECT datetime('now')", "SELECT DATE()", "BEGIN", "ANALYZE", "DETACH main",
      "CREATE TEMP TABLE t AS SELECT 1", "SELECT * FROM pragma_database_list",
    ]
  )
  func refused(sql: String) throws {
    let bytes = try Self.bytes()
    #expect(throws: DatabaseError.notAllowed) { try Self.rows(sql, bytes) }
  }

  @Test(
    "There is one statement, and it has a result",
    arguments: [
      "", ";", "-- nothing", "SELECT 1; SELECT 2", "SELECT 1; DELETE FROM products", "REINDEX",
      "VACUUM INTO 'copy.sqlite'",
    ]
  )
  func single(sql: String) throws {
    let bytes = try Self.bytes()
    #expect(throws: DatabaseError.notAQuery) { try Self.rows(sql, bytes) }
  }

  @Test("A semicolon and white space may follow")
  func end() throws {
    #expect(try Self.rows("SELECT 1 ;\n ", Self.bytes()) == [[.text("1")]])
  }

  @Test("A query without an end is stopped")
  func endless() throws {
    let bytes = try Self.bytes()
    let sql = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    #expect(throws: DatabaseError.tooManySteps) { try Self.rows(sql, bytes) }
  }

  @Test("The library's own words say what is wrong with a query")
  func wrong() throws {
    let bytes = try Self.bytes()
    #expect(throws: DatabaseError.failed(reason: "no such column: nam")) {
      try Self.rows("SELECT nam FROM products", bytes)
    }
    #expect(throws: DatabaseError.failed(reason: "near \"SELEC\": syntax error")) {
      try Self.rows("SELEC 1", bytes)
    }
  }

  @Test("What is no database is told, and one that is damaged is read or refused")
  func damaged() throws {
    let bytes = try Self.bytes()
    for bad in [[], Array("SQLite format 3".utf8), Array(repeating: 0, count: 4096)] as [[UInt8]] {
      #expect(throws: DatabaseError.notADatabase) { try Self.rows("SELECT 1", bad) }
    }
    var seed: UInt64 = 3
    for _ in 0..<300 {
      var damaged = bytes
      for _ in 0..<8 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let limit = seed & 1 == 0 ? 512 : damaged.count
        damaged[16 + Int(seed >> 33) % (limit - 16)] = UInt8(truncatingIfNeeded: seed >> 25)
      }
      damaged.removeLast(Int(seed >> 40) % 4096)
      _ = try? Self.rows("SELECT * FROM products ORDER BY name", damaged)
    }
  }

  @Test("A database that is kept with a log is read too")
  func log() throws {
    var bytes = try Self.bytes()
    bytes[18] = 2
    bytes[19] = 2
    #expect(try Self.rows("SELECT count(*) FROM products", bytes) == [[.text("77")]])
  }
}
