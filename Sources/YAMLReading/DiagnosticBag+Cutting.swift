package import Diagnostics

extension DiagnosticBag {
  /// Returns the first of the problems, and that there are more, if there are.
  package func cut(to most: Int) -> DiagnosticBag {
    guard all.count > most, let last = all.last else { return self }
    let message = "more than \(most) problems; the others are not shown"
    let rest = Diagnostic(.limitExceeded, message, at: last.location)
    return DiagnosticBag(Array(all.prefix(most)) + [rest])
  }
}
