import CatalogModel
import Diagnostics
import Publishing
import Scenarios
import SitePages
import SourceReading

/// How the site is to be, as the command line, `peekbook.yaml` and the environment say.
struct SiteOptions {
  private let file: ProjectFile
  private let environment: CommandEnvironment
  private let arguments: Arguments

  init(_ file: ProjectFile, _ environment: CommandEnvironment, _ arguments: Arguments) {
    self.file = file
    self.environment = environment
    self.arguments = arguments
  }

  /// Returns the settings; `nil`, having said why, if something is wrong with them.
  func settings(_ console: inout Console) -> SiteSettings? {
    do throws(DiagnosticBag) {
      return SiteSettings(
        title: arguments.options[.title] ?? file.title ?? "Peekbook",
        address: try address(),
        themeColor: try themeColor(),
        date: try date()
      )
    } catch {
      console.report(error, as: .usage)
      return nil
    }
  }

  /// Returns the templates, with those of a folder in place; `nil`, having said why, if they
  /// can't be used.
  static func templates(
    _ folder: String?,
    from source: any SourceFiles = DiskFiles(),
    _ console: inout Console
  ) -> SiteTemplates? {
    guard let folder else { return .embedded }
    do throws(FileSystemError) {
      var overrides: [SiteTemplates.Override] = []
      for name in try source.files(in: folder, where: { _ in true }) {
        let path = FilePaths.path(name, in: folder)
        let bytes = try source.read(path, limit: ScriptFile.limit)
        overrides.append(.init(name: name, bytes: bytes, file: path))
      }
      do throws(DiagnosticBag) {
        return try SiteTemplates.embedded.overriding(with: overrides)
      } catch {
        console.report(error, as: .invalidScript)
        return nil
      }
    } catch {
      console.report(error.diagnostic, as: .io)
      return nil
    }
  }

  private func address() throws(DiagnosticBag) -> SiteAddress? {
    // Given but empty, the option takes back what `peekbook.yaml` says.
    guard let text = arguments.options[.baseURL] ?? file.baseURL, !text.isEmpty else { return nil }
    guard let address = SiteAddress(text) else {
      throw Self.wrong(
        "`\(text)` is no address of a site",
        hint: "write one such as `https://example.org/book/`, or only its path, `/book/`"
      )
    }
    return address
  }

  private func themeColor() throws(DiagnosticBag) -> String? {
    guard let text = arguments.options[.themeColor] else {
      guard let written = file.themeColor else { return nil }
      return try Self.opaque(written.color, text: written.text)
    }
    let color: Color
    do throws(ColorError) {
      color = try Color.parse(text).color
    } catch {
      throw Self.wrong(error.message, hint: error.hint)
    }
    return try Self.opaque(color, text: text)
  }

  /// Returns a colour as `#rrggbb`: nothing lies behind a browser's frame.
  private static func opaque(_ color: Color, text: String) throws(DiagnosticBag) -> String {
    guard color.isOpaque else {
      throw wrong("the theme colour `\(text)` is not opaque", hint: "leave its opacity out")
    }
    return color.hex
  }

  private func date() throws(DiagnosticBag) -> Int? {
    let name = CommandEnvironment.dateVariable
    guard let text = environment.variables[name], !text.isEmpty else { return nil }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let date = Int(text) else {
      throw Self.wrong(
        "`\(name)` is `\(text)`, which is no number of seconds",
        hint: "it counts the seconds since 1970, as `git log -1 --format=%ct` prints them"
      )
    }
    return date
  }

  private static func wrong(_ message: String, hint: String?) -> DiagnosticBag {
    DiagnosticBag([Diagnostic(.usage, message, hint: hint)])
  }
}
