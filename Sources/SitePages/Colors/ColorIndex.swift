internal import CatalogModel

/// The colours that one field of a catalog's items has, laid out so that the nearest ones are found
/// without looking at all of them.
///
/// It is a k-d tree over OKLab, in an array: the middle of each part is its root. Items of one
/// colour are one entry, so a catalog full of equal colours makes no deep tree and no long answer.
/// Translucent colours are compared as they look on white.
struct ColorIndex {
  /// A colour, and the items that have it.
  struct Shade {
    /// The colour.
    let color: Color
    /// The items, in the catalog's order of creation; at least one.
    var items: [Int]
  }

  /// A colour near another one.
  struct Neighbour {
    /// The colour.
    let shade: Shade
    /// How different the two look, as ΔE-OK.
    let difference: Double
  }

  private var shades: [Shade] = []
  private var places: [Color: Int] = [:]
  private var points: [SIMD3<Double>] = []
  /// The places of the shades, as the tree has them.
  private var tree: [Int] = []

  /// Lays out the colours of items.
  ///
  /// - Complexity: O(*n* log² *n*) in the items.
  init(_ colors: some Sequence<(item: Int, color: Color)>) {
    for (item, color) in colors {
      if let place = places[color] {
        shades[place].items.append(item)
      } else {
        places[color] = shades.count
        shades.append(Shade(color: color, items: [item]))
      }
    }
    points = shades.map { Self.point(of: $0.color) }
    tree = Array(shades.indices)
    arrange(tree.indices, axis: 0)
  }

  /// The items that have exactly this colour.
  func items(of color: Color) -> [Int] {
    places[color].map { shades[$0].items } ?? []
  }

  /// Returns the other colours that look most like `color`, the nearest first; of equally near ones
  /// first that of the item created first.
  ///
  /// - Complexity: O(log *n*) for each of the `count` on the average.
  func nearest(to color: Color, count: Int) -> [Neighbour] {
    guard count > 0 else { return [] }
    var search = Search(point: Self.point(of: color), own: places[color], count: count)
    look(in: tree.indices, axis: 0, &search)
    return search.found.map {
      Neighbour(shade: shades[$0.place], difference: $0.distance.squareRoot())
    }
  }

  private static func point(of color: Color) -> SIMD3<Double> {
    let lab = color.composited(over: .white).oklab
    return SIMD3(lab.lightness, lab.a, lab.b)
  }
}

extension ColorIndex {
  /// What a search has found.
  private struct Search {
    let point: SIMD3<Double>
    let own: Int?
    let count: Int
    /// The nearest shades so far, and the squares of their distances.
    var found: [(distance: Double, place: Int)] = []

    /// The square of the distance beyond which nothing is of interest.
    var reach: Double { found.count < count ? .infinity : found[found.count - 1].distance }

    mutating func offer(_ place: Int, at other: SIMD3<Double>) {
      let way = other - point
      let distance = (way * way).sum()
      // Places are in the order of the items, and so decide between equals.
      let index = found.firstIndex { (distance, place) < ($0.distance, $0.place) } ?? found.count
      guard place != own, index < count else { return }
      found.insert((distance, place), at: index)
      if found.count > count { found.removeLast() }
    }
  }

  private mutating func arrange(_ range: Range<Int>, axis: Int) {
    guard range.count > 1 else { return }
    let points = points
    tree[range].sort { (points[$0][axis], $0) < (points[$1][axis], $1) }
    let middle = Self.middle(of: range)
    arrange(range.lowerBound..<middle, axis: (axis + 1) % 3)
    arrange(middle + 1..<range.upperBound, axis: (axis + 1) % 3)
  }

  private func look(in range: Range<Int>, axis: Int, _ search: inout Search) {
    guard !range.isEmpty else { return }
    let middle = Self.middle(of: range)
    let point = points[tree[middle]]
    search.offer(tree[middle], at: point)
    let lower = range.lowerBound..<middle
    let upper = middle + 1..<range.upperBound
    let way = search.point[axis] - point[axis]
    look(in: way < 0 ? lower : upper, axis: (axis + 1) % 3, &search)
    // What lies beyond the plane is at least as far away as the plane.
    guard way * way <= search.reach else { return }
    look(in: way < 0 ? upper : lower, axis: (axis + 1) % 3, &search)
  }

  private static func middle(of range: Range<Int>) -> Int {
    range.lowerBound + range.count / 2
  }
}
