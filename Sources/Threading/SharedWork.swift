/// Work in numbered pieces, done on several threads, whose products one thread takes.
///
/// The calling thread is one of them: it takes what is done, and as long as there is nothing to take,
/// it does pieces itself. With one job no thread is started, and all goes in order.
package struct SharedWork: Sendable {
  /// The most threads that make sense for anybody.
  package static let mostJobs = 256

  private let jobs: Int

  /// Creates work for a number of threads, the calling one included.
  package init(jobs: Int) {
    self.jobs = min(max(jobs, 1), Self.mostJobs)
  }

  /// Does all pieces and takes what comes of them, each with its number.
  ///
  /// Products are taken in no particular order, and never pile up: a thread that is far ahead of the
  /// one that takes waits.
  ///
  /// - Parameters:
  ///   - count: The number of pieces; they are begun in order.
  ///   - worker: Makes what a thread needs for itself, such as room to write in.
  ///   - produce: Does a piece. It must not depend on what its worker did before.
  ///   - take: Takes a product, on the calling thread.
  /// - Throws: What `take` throws; pieces that were not begun by then are never begun.
  /// - Complexity: O(*n*); memory for a few products a thread.
  package func run<Worker, Product: Sendable, Failure: Error>(
    _ count: Int,
    worker: @escaping @Sendable () -> Worker,
    produce: @escaping @Sendable (inout Worker, Int) -> Product,
    take: (Int, Product) throws(Failure) -> Void
  ) throws(Failure) {
    let threads = min(jobs, count)
    guard threads > 1 else { return try runAlone(count, worker(), produce, take) }
    let queue = Monitor(WorkQueue<Product>(count: count, room: 2 * threads))
    let team = (1..<threads).compactMap { _ in
      WorkerThread.start { Self.work(queue, worker(), produce) }
    }
    // Whatever happens, no thread outlives the call.
    defer {
      queue.change { $0.stop() }
      for thread in team { thread.join() }
    }
    try takeAll(from: queue, worker(), produce, take)
  }
}

extension SharedWork {
  /// Returns what comes of each element, in order.
  ///
  /// - Complexity: O(*n*).
  package func map<Element: Sendable, Product: Sendable>(
    _ elements: [Element],
    _ transform: @escaping @Sendable (Element) -> Product
  ) -> [Product] {
    var products: [Product?] = Array(repeating: nil, count: elements.count)
    run(
      elements.count,
      worker: {},
      produce: { (_: inout Void, index) in transform(elements[index]) },
      take: { products[$0] = $1 }
    )
    return products.compactMap(\.self)
  }

  private func runAlone<Worker, Product, Failure>(
    _ count: Int,
    _ worker: Worker,
    _ produce: (inout Worker, Int) -> Product,
    _ take: (Int, Product) throws(Failure) -> Void
  ) throws(Failure) {
    var worker = worker
    for piece in 0..<count { try take(piece, produce(&worker, piece)) }
  }

  /// What a thread of its own does.
  private static func work<Worker, Product>(
    _ queue: Monitor<WorkQueue<Product>>,
    _ worker: Worker,
    _ produce: (inout Worker, Int) -> Product
  ) {
    var worker = worker
    while true {
      switch queue.wait(for: { $0.claim() }) {
      case .piece(let piece):
        let product = produce(&worker, piece)
        queue.change { $0.finish(piece, product) }
      case .product, .end: return
      }
    }
  }

  private func takeAll<Worker, Product, Failure>(
    from queue: Monitor<WorkQueue<Product>>,
    _ worker: Worker,
    _ produce: (inout Worker, Int) -> Product,
    _ take: (Int, Product) throws(Failure) -> Void
  ) throws(Failure) {
    var worker = worker
    while true {
      switch queue.wait(for: { $0.takeOrClaim() }) {
      case .product(let piece, let product): try take(piece, product)
      case .piece(let piece):
        let product = produce(&worker, piece)
        queue.change { $0.finish(piece, product) }
      case .end: return
      }
    }
  }
}
