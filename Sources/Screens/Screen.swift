/// What a navigation stack holds.
package protocol Screen: AnyObject {
  /// The title in the navigation bar.
  var title: String { get }
}
