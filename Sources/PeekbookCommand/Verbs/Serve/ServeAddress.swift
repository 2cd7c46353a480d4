import Diagnostics

/// Where a site is served.
struct ServeAddress {
  private static let standardHost = "127.0.0.1"
  /// `peek` on the keys of a telephone.
  private static let standardPort: UInt16 = 7335

  /// The address, as a person named it.
  let host: String
  /// The port; 0 for any.
  let port: UInt16

  /// Reads the options; fails, having said why, if they are wrong.
  init?(_ arguments: Arguments, _ console: inout Console) {
    host = arguments.options[.host] ?? Self.standardHost
    guard let text = arguments.options[.port] else {
      port = Self.standardPort
      return
    }
    let isNumber = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let port = UInt16(text) else {
      let message = "`--port` is a number up to 65535, not `\(text)`"
      console.report(
        Diagnostic(.usage, message, hint: "0 takes any port that is free"),
        as: .usage
      )
      return nil
    }
    self.port = port
  }

  /// What a person types to see the site, with the port that it has come to be.
  func url(port: UInt16) -> String {
    let name =
      switch host {
      case "0.0.0.0": Self.standardHost
      case "::": "[::1]"
      default: host.contains(":") ? "[\(host)]" : host
      }
    return "http://\(name):\(port)/"
  }
}
