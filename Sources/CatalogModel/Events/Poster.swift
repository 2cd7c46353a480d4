/// An object that posts change events: an item or a catalog.
///
/// Observers register for one object, and identity is what tells objects apart.
package protocol Poster: AnyObject {}
