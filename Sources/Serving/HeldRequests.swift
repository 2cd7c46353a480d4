/// Connections of clients that wait to be told what is new, in the order in which they came.
///
/// Nobody says when a client that waits has gone. So each is let go after a while, and the oldest when
/// there are many: whoever is still there asks again.
@safe struct HeldRequests {
  /// How many may wait at a time.
  private static let most = 64
  /// How long each may wait.
  private static let longest = Duration.seconds(20)
  /// How often it is looked after them, in milliseconds.
  static let precision: Int32 = 1_000

  @unsafe private struct Entry {
    let connection: OpaquePointer
    let since: ContinuousClock.Instant
  }

  private var waiting: [Entry] = unsafe []

  /// Whether nobody waits.
  var isEmpty: Bool { unsafe waiting.isEmpty }

  /// Adds a connection; returns those that have to be let go.
  mutating func add(_ connection: OpaquePointer) -> [OpaquePointer] {
    unsafe waiting.append(Entry(connection: connection, since: .now))
    return unsafe take(waiting.count - Self.most)
  }

  /// Takes a connection that has ended out of those that wait.
  mutating func remove(_ connection: OpaquePointer) {
    unsafe waiting.removeAll { unsafe $0.connection == connection }
  }

  /// Takes out those that waited for long.
  mutating func takeThoseThatWaitedLong() -> [OpaquePointer] {
    let limit = ContinuousClock.Instant.now - Self.longest
    return unsafe take(waiting.prefix { unsafe $0.since < limit }.count)
  }

  /// Takes out all.
  mutating func takeAll() -> [OpaquePointer] {
    unsafe take(waiting.count)
  }

  private mutating func take(_ count: Int) -> [OpaquePointer] {
    guard count > 0 else { return unsafe [] }
    let taken = unsafe waiting.prefix(count).map { unsafe $0.connection }
    unsafe waiting.removeFirst(count)
    return unsafe taken
  }
}
