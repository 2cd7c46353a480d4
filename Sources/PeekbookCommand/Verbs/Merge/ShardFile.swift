import Bytes
import Diagnostics
import Importing
import SitePages
import YAMLReading

/// What the site of a part of the scripts says about itself: `shard.json`, which `peekbook merge`
/// needs to put the parts together in the order of the whole, and to see that none is missing.
struct ShardFile: Equatable {
  /// The name of the file in the site.
  static let name = "shard.json"
  private static let format = "peekbook-shard"
  private static let version = 1

  /// A scenario of the part.
  struct Entry: Equatable {
    /// Its path in the site.
    let path: String
    /// Its place in the whole, from 0.
    let place: Int
    /// What is said of it as a whole, if it was replayed under several settings.
    var matrix: Matrix?
  }

  /// A scenario that was replayed under several settings.
  struct Matrix: Equatable {
    /// The scenario's title.
    var title: String
    /// The scenario's description.
    var description: String
    /// The names of the variants' folders, each with its settings.
    var variants: [Variant]
  }

  /// One of the settings.
  struct Variant: Equatable {
    /// The name of its folder.
    var key: String
    /// The settings, in words.
    var settings: [String]
  }

  /// Which part it is.
  var shard: Shard
  /// The version of the program that built it.
  var program: String
  /// How the site is to be: the same in all parts.
  var look: Look
  /// The scenarios.
  var entries: [Entry]

  /// What all parts have to agree on.
  struct Look: Equatable {
    /// The title of the site.
    var title: String
    /// Where it is published; empty if that is not known.
    var address: String
    /// The colour of a browser's frame; empty if there is none.
    var themeColor: String
    /// The fingerprint of the templates.
    var templates: String
  }
}

// Writing.
extension ShardFile {
  /// The file.
  var bytes: [UInt8] {
    var json = JSONWriter(layout: .lines)
    func write(_ key: String, _ text: String) {
      json.key(key)
      json.value(text)
    }
    json.beginObject()
    write("format", Self.format)
    json.key("version")
    json.value(Self.version)
    write("peekbook", program)
    write("shard", shard.text)
    write("title", look.title)
    write("address", look.address)
    write("themeColor", look.themeColor)
    write("templates", look.templates)
    json.key("scenarios")
    json.beginArray()
    for entry in entries { Self.write(entry, to: &json) }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}

extension ShardFile.Entry {
  /// Creates the entry of a scenario, at its place in the whole.
  init(_ entry: SiteEntry, place: Int) {
    path = entry.path
    self.place = place
    guard case .matrix(let matrix) = entry else { return }
    self.matrix = ShardFile.Matrix(
      title: matrix.title,
      description: matrix.description,
      variants: matrix.variants.map { variant in
        let key = variant.site.path.utf8.dropFirst(matrix.path.utf8.count + 1)
        return ShardFile.Variant(
          key: String(decoding: key, as: UTF8.self),
          settings: variant.settings
        )
      }
    )
  }
}

extension ShardFile {
  private static func write(_ entry: Entry, to json: inout JSONWriter) {
    json.beginObject()
    json.key("path")
    json.value(entry.path)
    json.key("place")
    json.value(entry.place)
    if let matrix = entry.matrix {
      json.key("title")
      json.value(matrix.title)
      json.key("description")
      json.value(matrix.description)
      json.key("variants")
      json.beginArray()
      for variant in matrix.variants {
        json.beginObject(layout: .compact)
        json.key("key")
        json.value(variant.key)
        json.key("settings")
        json.beginArray()
        for setting in variant.settings { json.value(setting) }
        json.endArray()
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }
}

// Reading.
extension ShardFile {
  private enum Key: Int, SchemaKey {
    case format, version, peekbook, shard, title, address, themeColor, templates, scenarios
    static let table = KeyTable(Self.self)
  }

  private enum EntryKey: Int, SchemaKey {
    case path, place, title, description, variants
    static let table = KeyTable(Self.self)
  }

  private enum VariantKey: Int, SchemaKey {
    case key, settings
    static let table = KeyTable(Self.self)
  }

  /// Returns what a file says; `nil`, with what is wrong, if that can't be read.
  static func read(_ bytes: [UInt8], file: String) -> (ShardFile?, DiagnosticBag) {
    var (document, problems) = YAMLReader.readOn(bytes, file: file)
    guard let root = document?.root,
      let reader = MappingReader<Key>(root, "`\(name)`", problems: &problems)
    else { return (nil, problems) }
    func text(_ key: Key) -> String {
      // An empty text is one: only what is not there is missing.
      guard let node = reader.entry(key)?.value else {
        _ = reader.required(key, problems: &problems)
        return ""
      }
      return node.text("`\(key.name)`", problems: &problems) ?? ""
    }
    guard text(.format) == format, text(.version) == "\(version)" else {
      problems.add(
        root.diagnostic(
          .usage,
          "`\(file)` is not one that this version of Peekbook can read",
          hint: "merge with the version that built the site"
        )
      )
      return (nil, problems)
    }
    let shardText = text(.shard)
    let shard = Shard(shardText)
    if shard == nil {
      problems.add(
        (reader[.shard] ?? root).error(
          .invalidValue,
          "`shard` is a part such as `2/8`, not `\(shardText)`",
          hint: "build the part again: nobody writes this file by hand"
        )
      )
    }
    let file = ShardFile(
      shard: shard ?? Shard(index: 1, count: 1),
      program: text(.peekbook),
      look: Look(
        title: text(.title),
        address: text(.address),
        themeColor: text(.themeColor),
        templates: text(.templates)
      ),
      entries: (reader[.scenarios]?.elements).map { elements in
        elements.compactMap { entry($0, problems: &problems) }
      } ?? []
    )
    return (problems.hasErrors ? nil : file, problems)
  }

  private static func entry(_ node: YAMLNode, problems: inout DiagnosticBag) -> Entry? {
    guard let reader = MappingReader<EntryKey>(node, "a scenario", problems: &problems),
      let pathNode = reader.required(.path, problems: &problems),
      let placeNode = reader.required(.place, problems: &problems),
      let path = path(pathNode, problems: &problems),
      let place = placeNode.integer("`place`", in: 0...PlainInteger.largest, problems: &problems)
    else { return nil }
    var entry = Entry(path: path, place: place)
    guard let variants = reader[.variants] else { return entry }
    guard !variants.elements.isEmpty else {
      problems.add(variants.error(.invalidValue, "there is no variant"))
      return nil
    }
    entry.matrix = Matrix(
      title: reader.entry(.title)?.value.text ?? "",
      description: reader.entry(.description)?.value.text ?? "",
      variants: variants.elements.compactMap { variant($0, problems: &problems) }
    )
    return entry
  }

  private static func variant(_ node: YAMLNode, problems: inout DiagnosticBag) -> Variant? {
    guard let reader = MappingReader<VariantKey>(node, "a variant", problems: &problems),
      let keyNode = reader.required(.key, problems: &problems),
      let key = path(keyNode, problems: &problems),
      let settings = reader.required(.settings, problems: &problems)
    else { return nil }
    return Variant(key: key, settings: settings.elements.map(\.text))
  }

  /// Returns a path that leads to something in the site, or reports why it does not.
  private static func path(_ node: YAMLNode, problems: inout DiagnosticBag) -> String? {
    do throws(RelativePath.Refusal) {
      let relative = try RelativePath(node.text)
      guard !node.text.split(separator: "/").contains("..") else {
        problems.add(node.error(.refusedPath, node.text.inBackticks + " leaves the site"))
        return nil
      }
      return relative.text
    } catch {
      problems.add(
        node.error(.refusedPath, node.text.inBackticks + " " + error.predicate, hint: error.hint)
      )
      return nil
    }
  }
}
