package import Diagnostics
import Publishing
import Watching

#if Serve
  import Serving
#endif

extension Diagnostic.Code {
  /// This program was built without a server.
  package static let noServer = Diagnostic.Code("no-server")
  /// Other machines can read what is served.
  package static let reachable = Diagnostic.Code("reachable")
}

/// Builds the site, serves it to browsers, and builds it again when what it is made of changes.
struct ServeVerb {
  private let environment: CommandEnvironment
  private let arguments: Arguments

  init(_ environment: CommandEnvironment, _ arguments: Arguments) {
    self.environment = environment
    self.arguments = arguments
  }

  #if Serve
    /// Serves until a signal ends the program.
    ///
    /// Comes back only if there is nothing to serve, having said why.
    func run(_ console: inout Console) {
      guard isAllowed(&console), let address = ServeAddress(arguments, &console) else { return }
      do throws(ServingError) {
        let socket = try ListeningSocket(host: address.host, port: address.port)
        if !socket.isLoopback { warn(address) }
        serve(socket, address, &console)
      } catch {
        console.report(error.diagnostic, as: .io)
      }
    }

    private func serve(
      _ socket: consuming ListeningSocket,
      _ address: ServeAddress,
      _ console: inout Console
    ) {
      do throws(WatchError) {
        Process.prepareToServe()
        // From here on there is something to clean up, which signals must not prevent.
        let signals = try EndingSignalPipe()
        let watch = try InputWatch(root: environment.currentFolder)
        guard let folder = ServeFolder(environment, arguments, &console) else { return }
        let loop = ServeLoop(
          environment,
          folder.buildArguments(arguments),
          watch,
          showsPage: arguments.has(.open)
        )
        let signal = loop.run(socket, address, signals.descriptor, &console) { signals.take() }
        folder.remove(&console)
        guard let signal else { return }
        // There is no later moment to say what went wrong.
        if console.code != .ok { _ = console.finish(isLast: false) }
        signals.end(by: signal)
      } catch {
        console.report(error.diagnostic, as: .io)
      }
    }
  #else
    /// Says that there is no server.
    func run(_ console: inout Console) {
      let message = "this `peekbook` was built without `serve`"
      let hint = "build it with the trait Serve, which needs libmicrohttpd"
      console.report(Diagnostic(.noServer, message, hint: hint), as: .usage)
    }
  #endif

  /// Whether what the arguments name can be watched; says why if not.
  private func isAllowed(_ console: inout Console) -> Bool {
    guard arguments.operands.contains("-") else { return true }
    let message = "`serve` follows changes of files, and standard input is none"
    console.report(Diagnostic(.usage, message, hint: "name a script or a folder"), as: .usage)
    return false
  }

  /// Says at once, and not when everything is over, who can read the site.
  private func warn(_ address: ServeAddress) {
    let warning = Diagnostic(
      .reachable,
      "other machines can read the site at `\(address.host)`; there is no password",
      severity: .warning,
      hint: "without `--host` it is served to this machine alone"
    )
    environment.writeError(Array(FullRenderer().render(warning).utf8))
  }
}
