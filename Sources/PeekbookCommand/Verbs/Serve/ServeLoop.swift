#if Serve
  import Diagnostics
  import Publishing
  import Serving
  import Watching

  /// Answers requests and builds, one after the other and on one thread: there is never more than one
  /// build, and no page is served from the midst of one.
  final class ServeLoop {
    /// How long nothing may happen at a time.
    private static let idle: Int32 = 60_000
    /// After how long a build is tried again that the machine let down.
    private static let pause = Duration.seconds(2)

    private let environment: CommandEnvironment
    private let arguments: Arguments
    private let watch: InputWatch
    private let showsPage: Bool
    private var settling = Settling()

    /// Creates a loop of builds with arguments of their own; `showsPage` is whether the first one is
    /// followed by a look at the site in a browser.
    init(
      _ environment: CommandEnvironment,
      _ arguments: Arguments,
      _ watch: InputWatch,
      showsPage: Bool
    ) {
      self.showsPage = showsPage
      self.environment = environment
      self.arguments = arguments
      self.watch = watch
    }

    /// Serves until a signal comes, and returns that; `nil`, having said why, if the first build shows
    /// that there is nothing to wait for.
    func run(
      _ socket: consuming ListeningSocket,
      _ address: ServeAddress,
      _ signals: Int32,
      _ console: inout Console,
      takeSignal: () -> Int32?
    ) -> Int32? {
      let url = address.url(port: socket.port)
      let output = arguments.options[.output, default: ""]
      let site = SiteServer(folder: output, hosts: AcceptedHosts(named: address.host))
      do throws(ServingError) {
        let server = try HTTPServer(socket) { request, mayWait in
          site.answer(request, mayWait: mayWait)
        }
        let first = build(site)
        guard first.isHopeful else {
          console.take(first.console, warnings: true)
          return nil
        }
        tell(url)
        _ = first.console.finish(isLast: false)
        if showsPage { show(url) }
        let signal = follow(server, site, signals, takeSignal)
        server.stop()
        return signal
      } catch {
        console.report(error.diagnostic, as: .io)
        return nil
      }
    }

    private func follow(
      _ server: HTTPServer,
      _ site: SiteServer,
      _ signals: Int32,
      _ takeSignal: () -> Int32?
    ) -> Int32 {
      while true {
        let time = settling.milliseconds(from: .now, atMost: Self.idle)
        let ready = server.turn([signals, watch.descriptor], milliseconds: time)
        if ready.contains(signals), let signal = takeSignal() { return signal }
        if ready.contains(watch.descriptor), watch.hasChanged() {
          settling.noteChange(at: .now)
        }
        if let due = settling.due, due <= .now {
          _ = build(site).console.finish(isLast: false)
          server.wake()
        }
      }
    }

    private func show(_ url: String) {
      guard !environment.showPage(url) else { return }
      let message = "no program could be started to show `\(url)`"
      let warning = FullRenderer().render(Diagnostic(.noBrowser, message, severity: .warning))
      environment.writeError(Array(warning.utf8))
    }

    /// The address is what was asked for, so `--quiet` leaves it.
    private func tell(_ url: String) {
      let rest = arguments.has(.quiet) ? "" : "Ctrl-C ends it.\n"
      _ = environment.writeOutput(Array("Serving at \(url)\n\(rest)".utf8))
    }
  }

  extension ServeLoop {
    /// How a build went.
    private struct Outcome {
      /// What there is to say.
      var console: Console
      /// Whether another build, after a change of a file, may go better.
      var isHopeful: Bool
    }

    private func build(_ site: SiteServer) -> Outcome {
      settling.begin()
      let start = ContinuousClock.now
      var console = Console(environment, arguments)
      watch.begin(output: arguments.options[.output, default: ""])
      let project = Project(environment, arguments, from: WatchedFiles(watch), &console)
      let summary = project.flatMap { BuildVerb($0, environment, arguments).run(&console) }
      warnOfBlindness(watch.end(), &console)
      if !console.isVerbose { console.dropLines() }
      let isBroken = summary == nil || [.invalidScript, .internal, .io].contains(console.code)
      // A build that the machine let down may have come half-way.
      let isChanged = summary.map { $0.written + $0.removed > 0 } ?? (console.code == .io)
      let errors = console.found.all.filter { $0.severity == .error }
      site.note(changed: isChanged, problems: isBroken ? DiagnosticBag(errors) : nil)
      console.say(Self.line(summary, ContinuousClock.now - start))
      let isUsage = [.usage, .internal, .io].contains(console.code)
      if console.code == .io { settling.noteFailure(at: .now, pause: Self.pause) }
      return Outcome(console: console, isHopeful: summary != nil || !isUsage)
    }

    private func warnOfBlindness(_ problem: WatchError?, _ console: inout Console) {
      guard var warning = problem?.diagnostic else { return }
      warning.severity = .warning
      console.report(warning, as: .ok)
    }

    private static func line(_ summary: PublishingSummary?, _ time: Duration) -> String {
      guard let summary else { return "Not built: mend it, and it is built again" }
      let milliseconds =
        time.components.seconds * 1_000 + time.components.attoseconds / 1_000_000_000_000_000
      return "Built in \(milliseconds) ms: " + counted(summary.written, "file")
        + " written, \(summary.unchanged) unchanged, \(summary.removed) removed"
    }
  }
#endif
