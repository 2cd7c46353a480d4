/// Why a database can't be read, or a query not be run.
package enum DatabaseError: Error, Sendable, Hashable {
  /// The bytes are no SQLite database.
  case notADatabase
  /// The library says why it can't go on.
  case failed(reason: String)
  /// The query does not just read, or asks for chance or the time.
  case notAllowed
  /// There is none, or more than one statement, or one without a result.
  case notAQuery
  /// It takes more steps than are allowed.
  case tooManySteps
}
