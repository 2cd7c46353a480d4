package import Diagnostics

extension Diagnostic.Code {
  /// A file that can't be had, or of a format that is not read.
  package static let importFailed = Diagnostic.Code("import-failed")
  /// A file that is not what its format says.
  package static let malformedImport = Diagnostic.Code("malformed-import")
}

/// A format of files that items can be fetched from.
protocol ImportFormat: Sendable {
  /// What a script calls it in `format:`.
  var name: String { get }
  /// How the names of its files end, in lower case.
  var endings: [String] { get }
  /// The columns that every file of the format has; `nil` if each file has its own.
  var columns: [String]? { get }
  /// The keys of its own that it knows.
  var options: [ImportOption] { get }

  /// Reads the entries of a file, or of a folder, into `sink`, until it is full, and reports what is
  /// wrong there.
  ///
  /// - Throws: if the file can't be had.
  func fetch(
    _ source: ImportSource,
    _ request: ImportRequest,
    into sink: inout ImportSink
  ) throws(ImportFileError)
}

/// A format whose entries stand in one file.
protocol FileFormat: ImportFormat {
  /// Reads the entries of a file into `sink`, until it is full, and reports what is wrong there.
  func read(_ file: ImportedFile, _ request: ImportRequest, into sink: inout ImportSink)
}

extension FileFormat {
  func fetch(
    _ source: ImportSource,
    _ request: ImportRequest,
    into sink: inout ImportSink
  ) throws(ImportFileError) {
    let file = try source.file()
    sink.shownPath = file.shownPath
    read(file, request, into: &sink)
  }
}

extension ImportFormat {
  var options: [ImportOption] { [] }
}

/// The formats that are read.
enum ImportFormats {
  /// All of them; a further one needs its own file, and its name here.
  static let all: [any ImportFormat] = [
    NodeListFormat(name: "json", endings: [".json"], nullIsAbsent: true),
    NodeListFormat(name: "yaml", endings: [".yaml", ".yml"], nullIsAbsent: false),
    DelimitedFormat(name: "csv", endings: [".csv"], delimiter: UInt8(ascii: ",")),
    DelimitedFormat(name: "tsv", endings: [".tsv", ".tab"], delimiter: UInt8(ascii: "\t")),
    TokenFormat(),
    AssetCatalogFormat(),
    CSSFormat(),
    SQLiteFormat(),
    GIMPPaletteFormat(),
    X11ColorFormat(),
  ]

  /// Returns the format that a script calls `name`.
  static func named(_ name: String) -> (any ImportFormat)? {
    all.first { $0.name == name }
  }

  /// Returns the format that the name of a file tells: that with the longest ending, so that
  /// `.tokens.json` is not just `.json`.
  static func format(of path: String) -> (any ImportFormat)? {
    let path = path.lowercased()
    let lengths = all.map { format in
      format.endings.filter(path.hasSuffix).map(\.utf8.count).max() ?? 0
    }
    guard let longest = lengths.max(), longest > 0 else { return nil }
    return lengths.firstIndex(of: longest).map { all[$0] }
  }
}
