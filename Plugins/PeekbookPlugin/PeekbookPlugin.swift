import Foundation
import PackagePlugin

/// Runs `peekbook` in the folder of the package that depends on it.
@main
struct PeekbookPlugin: CommandPlugin {
  /// Passes the arguments on as they are; without any, the program explains itself.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let program = Process()
    program.executableURL = try context.tool(named: "PeekbookTool").url
    program.arguments = arguments
    program.currentDirectoryURL = context.package.directoryURL
    // The plugin's own input has the package manager's messages.
    program.standardInput = FileHandle.nullDevice
    try program.run()
    program.waitUntilExit()
    guard program.terminationStatus != 0 else { return }
    // The package manager makes a 1 of every code, so what it means is said by the program.
    exit(program.terminationStatus)
  }
}
