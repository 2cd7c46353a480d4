package import CatalogModel
package import Diagnostics
import Importing

/// No option, or none for certain, is the one that a script names.
package struct UnknownOption: Error, Sendable {
  /// What is said about it, where the option is named.
  package let diagnostic: Diagnostic
}

extension OptionReference {
  /// Returns the index of the option among others, from 0.
  ///
  /// - Throws: Why there is none, or that there are several.
  /// - Complexity: O(*n*) in the number of options.
  package func index(in options: [Option]) throws(UnknownOption) -> Int {
    do throws(OptionName.Fault) {
      return try name.index(in: options)
    } catch {
      throw UnknownOption(
        diagnostic: place.diagnostic(error.code, error.message, hint: error.hint)
      )
    }
  }
}
