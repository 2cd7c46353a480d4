package import Diagnostics
import Publishing
import Scenarios

extension Diagnostic.Code {
  /// A folder of which nothing is known to be a build's.
  package static let notPublished = Diagnostic.Code("not-published")
}

/// Removes what builds wrote into the output folder, and nothing else.
struct CleanVerb {
  private let environment: CommandEnvironment
  private let arguments: Arguments

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    self.arguments = arguments
  }

  /// Removes the files that the manifest lists, and the folders that this empties.
  func run(_ console: inout Console) {
    if let operand = arguments.operands.first {
      let hint = "`peekbook clean -o \(operand)` names the output folder"
      let message = UsageError.needlessOperand(operand).message
      console.report(Diagnostic(.usage, message, hint: hint), as: .usage)
      return
    }
    guard let file = Project.ownFile(environment, &console) else { return }
    let output = arguments.options[.output] ?? file.output ?? BuildVerb.standardOutput
    console.add("output", .text(output))
    guard FilePaths.kind(of: output) != nil else {
      console.add("removed", .number(0))
      console.say("\(output): there is no such folder, so nothing was removed")
      return
    }
    guard FilePaths.kind(of: FilePaths.path(PublishedFolder.manifestName, in: output)) != nil else {
      let message = "no build published `\(output)`: it has no \(PublishedFolder.manifestName)"
      let hint = "what is in it is not Peekbook's to remove"
      console.report(Diagnostic(.notPublished, message, hint: hint), as: .usage)
      return
    }
    remove(output, &console)
  }

  private func remove(_ output: String, _ console: inout Console) {
    let destination = Destination(
      folder: output,
      home: environment.variables["HOME"],
      currentFolder: environment.currentFolder
    )
    do throws(PublishingError) {
      let summary = try Publisher.open(destination).removeAll()
      console.report(summary.notes, as: .ok)
      console.add("removed", .number(summary.removed))
      console.say("\(output): " + counted(summary.removed, "file") + " removed")
    } catch {
      console.report(error.diagnostics, as: ExitCode(error.kind))
    }
  }
}
