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
  }

  /// Which part it is.
  var shard: Shard
  /// The version of the program that built it.
  var program: String
  /// How the site is to be: the same in all parts.
  var look: Look
  /// The scenarios.
  var scenarios: [Entry]

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
    for entry in scenarios {
      json.beginObject(layout: .compact)
      write("path", entry.path)
      json.key("place")
      json.value(entry.place)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }
}

// Reading.
extension ShardFile {
  private enum Key: Int, SchemaKey {
    case format, version, peekbook, shard, title, address, themeColor, templates, scenarios
    static let table = KeyTable(Self.self)
  }

  private enum EntryKey: Int, SchemaKey {
    case path, place
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
    if shard == nil { problems.add(Shard.problem(shardText)) }
    let file = ShardFile(
      shard: shard ?? Shard(index: 1, count: 1),
      program: text(.peekbook),
      look: Look(
        title: text(.title),
        address: text(.address),
        themeColor: text(.themeColor),
        templates: text(.templates)
      ),
      scenarios: (reader[.scenarios]?.elements).map { elements in
        elements.compactMap { entry($0, problems: &problems) }
      } ?? []
    )
    return (problems.hasErrors ? nil : file, problems)
  }

  private static func entry(_ node: YAMLNode, problems: inout DiagnosticBag) -> Entry? {
    guard let reader = MappingReader<EntryKey>(node, "a scenario", problems: &problems),
      let path = reader.required(.path, problems: &problems),
      let placeNode = reader.required(.place, problems: &problems),
      let place = placeNode.integer("`place`", in: 0...PlainInteger.largest, problems: &problems)
    else { return nil }
    do throws(RelativePath.Refusal) {
      let relative = try RelativePath(path.text)
      guard !path.text.split(separator: "/").contains("..") else {
        problems.add(path.error(.refusedPath, path.text.inBackticks + " leaves the site"))
        return nil
      }
      return Entry(path: relative.text, place: place)
    } catch {
      problems.add(
        path.error(.refusedPath, path.text.inBackticks + " " + error.predicate, hint: error.hint)
      )
      return nil
    }
  }
}
