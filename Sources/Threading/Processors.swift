#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The processors of the machine.
package enum Processors {
  /// Where Linux says what it lets the process do.
  private static let statusFile = "/proc/self/status"

  /// How many this process may use, which `taskset` and containers limit; at least one.
  package static var count: Int {
    max(1, allowed(byStatus: status) ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// How many a status as Linux writes it allows; `nil` if it says nothing about that.
  ///
  /// The call that tells the same is none that Swift finds in the headers of the C library.
  ///
  ///     Cpus_allowed:   00000003,ffffffff
  package static func allowed(byStatus status: [UInt8]) -> Int? {
    let key = Array("Cpus_allowed:".utf8)
    let lines = status.split(separator: UInt8(ascii: "\n"))
    guard let mask = lines.first(where: { $0.starts(with: key) })?.dropFirst(key.count) else {
      return nil
    }
    let digits = mask.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    let count = digits.reduce(0) { $0 + $1.nonzeroBitCount }
    return count > 0 ? count : nil
  }

  /// What the system says; nothing where it has no such file.
  private static var status: [UInt8] {
    let file = unsafe open(statusFile, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { _ = close(file) }
    // A mask has a digit for every four processors.
    return unsafe [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
      count = unsafe max(0, read(file, buffer.baseAddress, buffer.count))
    }
  }
}
