import Publishing

/// The folder that is built into and served: the one that a person named, or one for the time being.
struct ServeFolder {
  private let temporary: RunFolder?

  /// Fails, having said why, if there can be no such folder.
  init?(_ environment: CommandEnvironment, _ arguments: Arguments, _ console: inout Console) {
    guard !arguments.has(.output) else {
      temporary = nil
      return
    }
    let named = environment.variables["TMPDIR", default: ""]
    do throws(FileSystemError) {
      temporary = try RunFolder(in: named.isEmpty ? "/tmp" : named)
    } catch {
      console.report(error.diagnostic, as: .io)
      return nil
    }
  }

  /// The arguments of the builds.
  func buildArguments(_ arguments: Arguments) -> Arguments {
    var arguments = arguments
    // The server opens a page of its own.
    arguments.options[.open] = nil
    guard let temporary else { return arguments }
    arguments.options[.output] = FilePaths.path("site", in: temporary.path)
    // Wherever the site is published, here it stands at the root, and 404.html is to find its style.
    arguments.options[.baseURL] = "/"
    return arguments
  }

  /// Removes it, if it was for the time being.
  func remove(_ console: inout Console) {
    guard let temporary else { return }
    do throws(FileSystemError) {
      try temporary.remove()
    } catch {
      console.report(error.diagnostic, as: .io)
    }
  }
}
