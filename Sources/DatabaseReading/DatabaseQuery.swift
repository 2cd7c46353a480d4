internal import CSQLite

/// A query on a database that is in memory only: it can be read, and nothing else.
@safe
package struct DatabaseQuery: ~Copyable {
  /// So many times a thousand steps of the library's machine a query may take.
  private static let mostThousandSteps = 500_000

  private static let signature = Array("SQLite format 3\0".utf8)

  // On the heap: the library reads the pages from there until the database is closed.
  private let pages: UnsafeMutableBufferPointer<UInt8>
  // On the heap: the library calls back with a pointer to it.
  private let stepsLeft: UnsafeMutablePointer<Int>
  private let database: OpaquePointer?
  private let statement: OpaquePointer?

  /// Why it can't be run; such a query does not leave `open`.
  private let failure: DatabaseError?

  /// The names of the columns.
  package let columns: [String]

  /// Opens the database that `bytes` hold, and prepares a query.
  ///
  /// Changes that lie in a write-ahead log beside the file are not in `bytes`, and so are not seen.
  ///
  /// - Throws: if it is no database, or the query is not a single one that only reads.
  /// - Complexity: O(*n*) in the number of bytes, which are copied.
  package static func open(
    _ sql: String,
    on bytes: [UInt8]
  ) throws(DatabaseError) -> DatabaseQuery {
    guard bytes.count >= 100, bytes.starts(with: signature) else { throw .notADatabase }
    let query = DatabaseQuery(sql, bytes)
    if let failure = query.failure { throw failure }
    return query
  }

  private init(_ sql: String, _ bytes: [UInt8]) {
    unsafe pages = .allocate(capacity: bytes.count)
    _ = unsafe pages.initialize(fromContentsOf: bytes)
    // A database in memory has no log. 1 says that it never had one (file format, section 1.3).
    unsafe pages[18] = 1
    unsafe pages[19] = 1
    unsafe stepsLeft = .allocate(capacity: 1)
    unsafe stepsLeft.initialize(to: Self.mostThousandSteps)
    var opened: OpaquePointer?
    var prepared: OpaquePointer?
    var names: [String] = []
    var problem: DatabaseError?
    do throws(DatabaseError) {
      unsafe try Self.open(pages, stepsLeft, &opened)
      names = unsafe try Self.prepare(sql, opened, &prepared)
    } catch {
      problem = error
    }
    unsafe database = opened
    unsafe statement = prepared
    columns = names
    failure = problem
  }

  deinit {
    unsafe sqlite3_finalize(statement)
    unsafe sqlite3_close_v2(database)
    unsafe pages.deallocate()
    unsafe stepsLeft.deallocate()
  }

  /// Returns the values of the next row; `nil` after the last.
  package mutating func next() throws(DatabaseError) -> [DatabaseValue]? {
    let code = unsafe sqlite3_step(statement)
    switch code {
    case SQLITE_ROW: return columns.indices.map { value(Int32($0)) }
    case SQLITE_DONE: return nil
    case SQLITE_INTERRUPT: throw .tooManySteps
    default: throw unsafe Self.error(code, database)
    }
  }

  private func value(_ column: Int32) -> DatabaseValue {
    switch unsafe sqlite3_column_type(statement, column) {
    case SQLITE_NULL: return .null
    case SQLITE_BLOB: return .bytes
    default:
      guard let start = unsafe sqlite3_column_text(statement, column) else { return .bytes }
      let count = Int(unsafe sqlite3_column_bytes(statement, column))
      let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
      return unsafe String(validating: bytes, as: UTF8.self).map { .text($0) } ?? .bytes
    }
  }
}

extension DatabaseQuery {
  private static func open(
    _ pages: UnsafeMutableBufferPointer<UInt8>,
    _ stepsLeft: UnsafeMutablePointer<Int>,
    _ database: inout OpaquePointer?
  ) throws(DatabaseError) {
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY
    try unsafe check(sqlite3_open_v2(":memory:", &database, flags, nil), database)
    let size = sqlite3_int64(pages.count)
    let mode = UInt32(SQLITE_DESERIALIZE_READONLY)
    try unsafe check(
      sqlite3_deserialize(database, "main", pages.baseAddress, size, size, mode),
      database
    )
    // What a schema brings along, such as a view with a function, is trusted with nothing.
    try unsafe check(sqlite3_exec(database, "PRAGMA trusted_schema=OFF", nil, nil, nil), database)
    unsafe sqlite3_limit(database, SQLITE_LIMIT_LENGTH, 16 << 20)
    unsafe sqlite3_progress_handler(
      database,
      1_000,
      { context in
        guard let left = unsafe context?.assumingMemoryBound(to: Int.self) else { return 1 }
        unsafe left.pointee -= 1
        return unsafe left.pointee < 0 ? 1 : 0
      },
      stepsLeft
    )
    let authorizer = unsafe sqlite3_set_authorizer(
      database,
      { _, action, _, function, _, _ in
        switch action {
        case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return SQLITE_OK
        case SQLITE_FUNCTION:
          guard let function = unsafe function else { return SQLITE_DENY }
          let name = unsafe String(cString: function).lowercased()
          return Self.refusedFunctions.contains(name) ? SQLITE_DENY : SQLITE_OK
        default: return SQLITE_DENY
        }
      },
      nil
    )
    try unsafe check(authorizer, database)
  }

  /// Functions whose value is another each time, or that reach out of the database.
  ///
  /// The functions of dates are among them, as the time is what they take where nothing else is
  /// said.
  private static let refusedFunctions: Set<String> = [
    "random", "randomblob", "load_extension", "current_date", "current_time", "current_timestamp",
    "date", "time", "datetime", "julianday", "unixepoch", "strftime", "timediff",
    "changes", "total_changes", "last_insert_rowid", "sqlite_version", "sqlite_source_id",
  ]

  /// Prepares the only statement of a text, and returns the names of its columns.
  private static func prepare(
    _ sql: String,
    _ database: OpaquePointer?,
    _ statement: inout OpaquePointer?
  ) throws(DatabaseError) -> [String] {
    let text = Array(sql.utf8CString)
    var rest = 0
    var prepared: OpaquePointer?
    let code = unsafe text.withUnsafeBufferPointer { text -> Int32 in
      var tail: UnsafePointer<CChar>?
      let code = unsafe sqlite3_prepare_v2(
        database,
        text.baseAddress,
        Int32(clamping: text.count),
        &prepared,
        &tail
      )
      if let start = text.baseAddress, let tail = unsafe tail { rest = unsafe tail - start }
      return code
    }
    unsafe statement = prepared
    try unsafe check(code, database)
    let isEnd = text[rest...].allSatisfy { byte in
      [0, 0x20, 0x09, 0x0A, 0x0D, CChar(UInt8(ascii: ";"))].contains(byte)
    }
    let count = unsafe sqlite3_column_count(prepared)
    guard unsafe prepared != nil, isEnd, count > 0, unsafe sqlite3_stmt_readonly(prepared) != 0
    else { throw .notAQuery }
    return (0..<count).map { column in
      unsafe sqlite3_column_name(prepared, column).map { unsafe String(cString: $0) } ?? ""
    }
  }

  private static func check(_ code: Int32, _ database: OpaquePointer?) throws(DatabaseError) {
    guard code != SQLITE_OK else { return }
    throw unsafe error(code, database)
  }

  private static func error(_ code: Int32, _ database: OpaquePointer?) -> DatabaseError {
    switch code & 0xFF {
    case SQLITE_AUTH: return .notAllowed
    case SQLITE_NOTADB: return .notADatabase
    case SQLITE_INTERRUPT: return .tooManySteps
    default:
      let message = unsafe sqlite3_errmsg(database).map { unsafe String(cString: $0) }
      // For some statements the authorizer's refusal comes with a general code.
      if message?.hasPrefix("not authorized") == true { return .notAllowed }
      return .failed(reason: message ?? "unknown error")
    }
  }
}
