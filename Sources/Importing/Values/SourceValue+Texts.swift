package import Diagnostics
import YAMLReading

extension SourceValue {
  /// Returns the texts of a list, or reports what stands there.
  ///
  /// `what` says what the value stands for, such as `` `tags` ``.
  package func textList(_ what: String, problems: inout DiagnosticBag) -> [String]? {
    guard let node, node.kind == .sequence else {
      let hint =
        self.node == nil
        ? "say with `map` what stands between the texts: `{column: …, split: \";\"}`"
        : scalar.map { "write `[\($0)]`" }
      problems.add(wrongType(what, is: "a list of texts", hint: hint))
      return nil
    }
    let texts = node.elements.compactMap {
      $0.visibleText("an entry of " + what, problems: &problems)
    }
    return texts.count == node.elements.count ? texts : nil
  }
}
