/// What a tree is built for.
///
/// There are two trees for a document, because some nodes hold what is written verbatim.
enum DocumentForm {
  case html
  case markdown
}
