import CatalogModel
import Screens

/// What an action reached.
struct Performed {
  /// The item, if it reached one.
  var item: Item?
  /// The point that it named.
  var point: Point?
  /// What happened, if not what the action says.
  var outcome = ""
}
