/// Which pieces of work are to be done, and what came of those that are done and not yet taken.
struct WorkQueue<Product: Sendable>: Sendable {
  /// What a thread is to do next.
  enum Turn {
    /// Do a piece; there may be room of a product that was taken.
    case piece(Int, room: Product?)
    /// Take what came of a piece.
    case product(Int, Product)
    /// Nothing more.
    case end
  }

  private let count: Int
  /// How many products may wait to be taken before those that make them have to wait.
  private let room: Int
  private var begun = 0
  private var taken = 0
  private var products: [(piece: Int, product: Product)] = []
  /// Products that were taken.
  private var spare: [Product] = []
  private var isStopped = false

  /// Creates a queue of pieces that nobody has begun.
  init(count: Int, room: Int) {
    self.count = count
    self.room = room
  }

  /// Gives a thread a piece to do; `nil` if it has to wait until some product was taken.
  mutating func claim() -> Turn? {
    if isStopped || begun == count { return .end }
    return products.count < room ? begin() : nil
  }

  /// Gives the thread that takes a product, or else a piece to do; `nil` if it has to wait until some
  /// other thread is done with one.
  mutating func takeOrClaim() -> Turn? {
    if !products.isEmpty {
      let (piece, product) = products.removeFirst()
      taken += 1
      return .product(piece, product)
    }
    if begun < count { return begin() }
    return taken == count ? .end : nil
  }

  /// Hands in what came of a piece.
  mutating func finish(_ piece: Int, _ product: Product) {
    products.append((piece, product))
  }

  /// Hands in a product that was taken, so that its room is used again.
  mutating func giveBack(_ product: Product) {
    spare.append(product)
  }

  /// Has no further piece begun.
  mutating func stop() {
    isStopped = true
  }

  private mutating func begin() -> Turn {
    begun += 1
    return .piece(begun - 1, room: spare.popLast())
  }
}
