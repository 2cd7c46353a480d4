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
  ///   - worker: Makes what a thread needs for itself.
  ///   - product: Makes room for what comes of a piece.
  ///   - produce: Does a piece. It may be given what came of another that was taken already, to use
  ///     its room again, and must not depend on that nor on what its worker did before.
  ///   - take: Takes a product, on the calling thread.
  /// - Throws: What `take` throws; pieces that were not begun by then are never begun.
  /// - Complexity: O(*n*); memory for a few products a thread.
  package func run<Worker, Product: Sendable, Failure: Error>(
    _ count: Int,
    worker: @escaping @Sendable () -> Worker,
    product: @escaping @Sendable () -> Product,
    produce: @escaping @Sendable (inout Worker, Int, inout Product) -> Void,
    take: (Int, Product) throws(Failure) -> Void
  ) throws(Failure) {
    let threads = min(jobs, count)
    guard threads > 1 else { return try runAlone(count, worker(), product(), produce, take) }
    let queue = Monitor(WorkQueue<Product>(count: count, room: 2 * threads))
    let team = (1..<threads).compactMap { _ in
      WorkerThread.start { Self.work(queue, worker(), product, produce) }
    }
    // Whatever happens, no thread outlives the call.
    defer {
      queue.change { $0.stop() }
      for thread in team { thread.join() }
    }
    try takeAll(from: queue, worker(), product, produce, take)
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
      product: { nil },
      produce: { (_: inout Void, index, product: inout Product?) in
        product = transform(elements[index])
      },
      take: { products[$0] = $1 }
    )
    return products.compactMap(\.self)
  }

  private func runAlone<Worker, Product, Failure>(
    _ count: Int,
    _ worker: Worker,
    _ product: Product,
    _ produce: (inout Worker, Int, inout Product) -> Void,
    _ take: (Int, Product) throws(Failure) -> Void
  ) throws(Failure) {
    var worker = worker
    var product = product
    for piece in 0..<count {
      produce(&worker, piece, &product)
      try take(piece, product)
    }
  }

  /// What a thread of its own does.
  private static func work<Worker, Product>(
    _ queue: Monitor<WorkQueue<Product>>,
    _ worker: Worker,
    _ makeProduct: () -> Product,
    _ produce: (inout Worker, Int, inout Product) -> Void
  ) {
    var worker = worker
    while case .piece(let piece, let room) = queue.wait(for: { $0.claim() }) {
      finish(piece, room ?? makeProduct(), of: queue, &worker, produce)
    }
  }

  private func takeAll<Worker, Product, Failure>(
    from queue: Monitor<WorkQueue<Product>>,
    _ worker: Worker,
    _ makeProduct: () -> Product,
    _ produce: (inout Worker, Int, inout Product) -> Void,
    _ take: (Int, Product) throws(Failure) -> Void
  ) throws(Failure) {
    var worker = worker
    while true {
      switch queue.wait(for: { $0.takeOrClaim() }) {
      case .product(let piece, let product):
        try take(piece, product)
        queue.change { $0.giveBack(product) }
      case .piece(let piece, let room):
        Self.finish(piece, room ?? makeProduct(), of: queue, &worker, produce)
      case .end: return
      }
    }
  }

  private static func finish<Worker, Product>(
    _ piece: Int,
    _ room: consuming Product,
    of queue: Monitor<WorkQueue<Product>>,
    _ worker: inout Worker,
    _ produce: (inout Worker, Int, inout Product) -> Void
  ) {
    produce(&worker, piece, &room)
    let product = room
    queue.change { $0.finish(piece, product) }
  }
}
