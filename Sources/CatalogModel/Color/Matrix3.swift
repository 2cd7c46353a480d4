/// A matrix of three rows, to convert between colour spaces.
struct Matrix3: Sendable {
  private let first: SIMD3<Double>
  private let second: SIMD3<Double>
  private let third: SIMD3<Double>

  /// Creates a matrix from its rows.
  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// Applies the matrix to a column.
  static func * (matrix: Matrix3, column: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      dot(matrix.first, column),
      dot(matrix.second, column),
      dot(matrix.third, column)
    )
  }

  // Written out, since the order in which `sum()` adds is not promised and decides the last bit.
  private static func dot(_ row: SIMD3<Double>, _ column: SIMD3<Double>) -> Double {
    let products = row * column
    return products.x + products.y + products.z
  }
}
