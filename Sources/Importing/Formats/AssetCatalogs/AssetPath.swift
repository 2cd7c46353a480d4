/// Where the description of a folder of an asset catalog lies.
struct AssetPath {
  /// The name of the folder.
  let folder: String
  /// The folders that it is in, from the imported one on, which is left out.
  let parents: [String]

  /// Creates a place from the path of a description below the folder that is imported.
  init(_ path: String, in root: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
    let rootName = root.utf8.split(separator: UInt8(ascii: "/")).last
    folder = parts.last ?? rootName.map { String(decoding: $0, as: UTF8.self) } ?? root
    parents = Array(parts.dropLast())
  }
}
