import Bytes
import Diagnostics
import Publishing

/// Where a report may go: not over scripts, nor over what the run reads.
enum ReportPath {
  /// Returns why a report may not be written to a path; `nil` if it may.
  ///
  /// `--json colors.yaml` is easily written by who takes the option for a switch, and would put a
  /// report in the place of the script. `inputs` are the files that the run reads.
  static func problem(
    _ option: CommandOption.Name,
    _ path: String,
    inputs: [String],
    in currentFolder: String
  ) -> Diagnostic? {
    let isScript = [".yaml", ".yml", ".jsonl"].contains(where: path.caseFolded.hasSuffix)
    let place = identity(path, in: currentFolder)
    let isInput =
      place != nil
      && inputs.contains {
        $0 != ScriptFile.standardInput && identity($0, in: currentFolder) == place
      }
    guard isScript || isInput else { return nil }
    let name = "--" + option.rawValue
    return Diagnostic(
      .usage,
      "`\(name)` would write a report to `\(path)`, "
        + (isScript ? "which is the name of a script" : "which this run reads"),
      hint: "name the file to write, such as `\(name) report.\(ending(option))`"
    )
  }

  private static func identity(_ path: String, in folder: String) -> FileIdentity? {
    let place = FilePaths.located(path, in: folder)
    return FilePaths.kind(of: place) == .file ? FilePaths.identity(of: place) : nil
  }

  private static func ending(_ option: CommandOption.Name) -> String {
    switch option {
    case .junit: "xml"
    case .tap: "tap"
    case .markdown: "md"
    default: "json"
    }
  }
}
