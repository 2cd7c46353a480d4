import Publishing
import Synchronization

/// Notices when what a run read would read differently now.
///
/// Readers say what they ask the file system for, before they ask (``asked(for:)``,
/// ``listed(_:taking:)``): also for what is not there. From that moment the folders are watched, so that no
/// change falls between reading and watching. Folders are, not files: an editor that saves by
/// renaming puts another file in the place of the one that was read.
package final class InputWatch: Sendable {
  private struct State {
    let queue: SystemQueue
    /// By the folder's path without links.
    var interests: [String: Interest] = [:]
    var run = 0
    /// What folders are called without links, as far as it was found out in this run.
    var resolved: [String: String?] = [:]
    var problem: WatchError?
    /// Own output: what happens to it is no news.
    var ignored: String?
  }

  private let state: Mutex<State>
  private let root: String
  /// What can be read when something may have happened.
  package let descriptor: Int32

  /// Creates a watch of nothing yet; relative paths start from a folder.
  package init(root: String) throws(WatchError) {
    let queue = try SystemQueue()
    self.root = FilePaths.resolved(root) ?? root
    descriptor = queue.descriptor
    state = Mutex(State(queue: queue))
  }

  /// Notes that a run begins, which asks for all that matters from now on; `output` is where it writes.
  package func begin(output: String) {
    let folder = FilePaths.resolved(FilePaths.parent(of: located(output)))
    state.withLock {
      $0.run += 1
      $0.resolved = [:]
      $0.problem = nil
      $0.ignored = folder.map { FilePaths.path(FilePaths.name(of: output), in: $0) }
    }
  }

  /// Notes that a run has ended: what it did not ask for matters no longer.
  ///
  /// - Returns: Why some of what it asked for is not watched, if so.
  package func end() -> WatchError? {
    state.withLock { state in
      let run = state.run
      state.interests = state.interests.filter { $0.value.run == run }
      let interests = state.interests
      state.queue.keep { interests[$0] != nil }
      return state.problem
    }
  }

  /// Notes that something is asked for by its path.
  package func asked(for path: String) {
    state.withLock { note(located(path), &$0) }
  }

  /// Notes that a folder is listed, and which of the files in it are taken.
  package func listed(_ folder: String, taking isTaken: @escaping @Sendable (String) -> Bool) {
    let path = located(folder)
    state.withLock { state in
      note(path, &state)
      guard let resolved = resolve(path, &state) else { return }
      add(resolved, &state) { $0.listings.append(isTaken) }
    }
  }

  /// Returns whether anything has happened, since it was last asked, by which a run would differ.
  package func hasChanged() -> Bool {
    state.withLock { state in
      let found = state.queue.drain()
      return found.isIncomplete || found.events.contains { Self.matters($0, state) }
    }
  }
}

extension InputWatch {
  private func located(_ path: String) -> String { FilePaths.located(path, in: root) }

  private static func matters(_ event: FolderEvent, _ state: State) -> Bool {
    guard let interest = state.interests[event.folder] else { return false }
    guard let name = event.name else { return true }
    guard FilePaths.path(name, in: event.folder) != state.ignored else { return false }
    return interest.includes(name, isFolder: event.isFolder)
  }

  /// Notes each part of a path: any of them may be a link that comes to lead elsewhere, or a folder
  /// that is not there yet.
  private func note(_ path: String, _ state: inout State) {
    let start = root == "/" ? root : root + "/"
    let isInside = path.utf8.starts(with: start.utf8)
    let parts = path.utf8.dropFirst(isInside ? start.utf8.count : 1)
      .split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    var folder = isInside ? root : "/"
    for (place, part) in parts.enumerated() {
      // Folders far above those of the project are busy, and hardly ever renamed.
      if isInside || place >= parts.count - 2, part != "..", part != "." {
        guard let resolved = resolve(folder, &state) else { return }
        add(resolved, &state) { $0.names.insert(part) }
      }
      folder = FilePaths.path(part, in: folder)
    }
    noteTarget(of: path, &state)
  }

  /// Notes the file that a link leads to.
  private func noteTarget(of path: String, _ state: inout State) {
    guard let target = FilePaths.resolved(path) else { return }
    let folder = FilePaths.parent(of: target)
    let name = FilePaths.name(of: target)
    add(folder, &state) { $0.names.insert(name) }
    if FilePaths.kind(of: target) == .file {
      do throws(WatchError) { try state.queue.add(file: target) } catch { state.problem = error }
    }
  }

  private func resolve(_ folder: String, _ state: inout State) -> String? {
    if let known = state.resolved[folder] { return known }
    let resolved = FilePaths.resolved(folder)
    state.resolved[folder] = .some(resolved)
    return resolved
  }

  private func add(_ folder: String, _ state: inout State, _ change: (inout Interest) -> Void) {
    if state.interests[folder]?.run != state.run {
      state.interests[folder] = Interest(run: state.run)
      do throws(WatchError) { try state.queue.add(folder) } catch { state.problem = error }
    }
    change(&state.interests[folder, default: Interest(run: state.run)])
  }
}
