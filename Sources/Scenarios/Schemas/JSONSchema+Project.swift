import Bytes
import Importing

// The project's own file.
extension JSONSchema {
  /// `peekbook.yaml`.
  static var project: JSONSchema {
    mapping(ProjectKey.self) { key in
      switch key {
      case .title: visibleText.described("The site's title.")
      case .scripts:
        .list(of: path, least: 1).described("Scripts and folders, relative to the project's root.")
      case .output: path.described("The output folder, relative to the project's root.")
      case .templates: path.described("A folder with templates that replace those that ship.")
      case .baseURL:
        scalar([
          ("type", .text("string")), ("pattern", .text("^https?://[!$-;=@-~]+$")),
        ]).described("The address that the site is published at.")
      case .themeColor: color.described("The colour of the browser's own frame.")
      case .limits: limits.described("How much may come out of a script that is put together.")
      }
    }
  }

  private static var limits: JSONSchema {
    mapping(LimitKey.self) { key in
      switch key {
      case .steps: integer(key.range).described("Steps that come out of `include` and `repeat`.")
      case .nesting: integer(key.range).described("Includes and repetitions in one another.")
      case .variants: integer(key.range).described("Variants of a `matrix`.")
      case .import:
        integer(key.range).described("How large a file that is imported may be, in MiB.")
      case .items: integer(key.range).described("Items that a catalog may begin with.")
      case .output: integer(key.range).described("How large the site may be, in MiB.")
      }
    }
  }
}
