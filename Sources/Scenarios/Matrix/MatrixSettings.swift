import Bytes
import Importing
import YAMLReading

/// What a `matrix` varies: its lines, in the order of the script, and the settings in each.
struct MatrixSettings {
  /// One setting.
  enum Setting {
    case integration(IntegrationName)
    case textSize(TextSizeName)
    /// The file that the items of the catalog come from.
    case from(YAMLNode)

    /// The setting in words.
    var words: String {
      switch self {
      case .integration, .from: text
      case .textSize(let name): "text size " + name.rawValue
      }
    }

    /// The setting as the author wrote it.
    var text: String {
      switch self {
      case .integration(let name): name.rawValue
      case .textSize(let name): name.rawValue
      case .from(let node): node.text
      }
    }
  }

  /// One line: what can be chosen from.
  struct Line {
    /// The settings.
    var settings: [Setting]
    /// The part that each has in the name of a variant.
    var names: [String]

    /// Creates a line; names that are the same in it get a number.
    init(_ settings: [Setting]) {
      self.settings = settings
      var given: Set<String> = []
      names = settings.map { setting in
        let base = FileName.component(Self.name(of: setting))
        var name = base
        var count = 1
        while !given.insert(name.caseFolded).inserted {
          count += 1
          name = "\(base)-\(count)"
        }
        return name
      }
    }

    private static func name(of setting: Setting) -> String {
      guard case .from(let node) = setting else { return setting.text }
      let file = node.text.split(separator: "/").last ?? ""
      let slug = Slug.slug(of: file.split(separator: ".").first.map(String.init) ?? node.text)
      return slug.isEmpty ? "file" : slug
    }
  }

  /// The lines.
  let lines: [Line]

  /// The number of variants; the largest number if there are more than that.
  var count: Int {
    lines.reduce(1) { count, line in
      let (product, overflow) = count.multipliedReportingOverflow(by: line.settings.count)
      return overflow ? .max : product
    }
  }

  /// Every choice of one setting from each line; the last line changes first.
  var choices: [[(setting: Setting, name: String)]] {
    lines.reduce([[]]) { choices, line in
      choices.flatMap { choice in
        zip(line.settings, line.names).map { choice + [(setting: $0, name: $1)] }
      }
    }
  }
}

extension MatrixSettings {
  /// The files that items come from.
  var files: [YAMLNode] {
    lines.flatMap(\.settings).compactMap { setting in
      if case .from(let node) = setting { node } else { nil }
    }
  }

  /// Returns a scenario under every choice of settings.
  ///
  /// `scenario` has the items of the first file; `read` puts in those of another.
  func variants(
    of scenario: Scenario,
    read: (_ file: YAMLNode, _ variant: inout Scenario) -> Void
  ) -> [ScenarioVariant] {
    let files = files
    let bases = files.enumerated().map { index, file in
      var base = scenario
      if index > 0 { read(file, &base) }
      return (file: file, scenario: base)
    }
    return choices.map { choice in
      var variant = scenario
      for case .from(let file) in choice.map(\.setting) {
        variant = bases.first { $0.file.isSameNode(as: file) }?.scenario ?? variant
      }
      for (setting, _) in choice { setting.apply(to: &variant) }
      let settings = choice.map(\.setting.words)
      variant.title += " (" + settings.joined(separator: ", ") + ")"
      let key = choice.map(\.name).joined(separator: "-")
      return ScenarioVariant(key: key, settings: settings, scenario: variant)
    }
  }
}

extension MatrixSettings.Setting {
  fileprivate func apply(to scenario: inout Scenario) {
    switch self {
    case .integration(let name):
      for index in scenario.tabs.indices { scenario.tabs[index].integration = name }
    case .textSize(let name): scenario.textSize = name
    case .from: break
    }
  }
}
