package import Diagnostics
import Publishing

/// Answers requests for the files of a site, and tells pages that are open when there is something new.
package final class SiteServer {
  private let folder: String
  private let hosts: AcceptedHosts
  private var live: LiveState

  /// Creates a server of the files of a folder, which need not be there yet.
  package init(folder: String, hosts: AcceptedHosts) {
    self.folder = folder
    self.hosts = hosts
    live = LiveState()
  }

  /// The state that pages are told of.
  var token: String { live.token }

  /// Notes how a build went: whether it changed the site, and what was wrong if it did not come to
  /// an end.
  package func note(changed: Bool, problems: DiagnosticBag?) {
    live.note(changed: changed, problems: problems)
  }

  /// Answers a request; `nil` if it may wait, and is to be told when something is new.
  package func answer(_ request: HTTPRequest, mayWait: Bool) -> HTTPResponse? {
    guard !request.hasSeveralHosts else { return .text(400, "A request is for one host.") }
    guard hosts.accept(request.headers[.host]) else {
      return .text(
        403,
        "This is no name under which `peekbook serve` answers. `--host` can name another."
      )
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text(405, "Files can be read, and nothing else.", headers: [("Allow", "GET, HEAD")])
    }
    guard !request.hasBody else { return .text(400, "Whoever asks for a file sends none.") }
    if let file = LiveFile(request.target) { return answer(request, file, mayWait: mayWait) }
    guard let path = RequestPath(request.target) else { return missing(request) }
    return answer(request, path)
  }

  private func answer(_ request: HTTPRequest, _ file: LiveFile, mayWait: Bool) -> HTTPResponse? {
    guard file == .state else { return page(request, file.bytes, file.type, LivePages.tag) }
    guard request.since != live.token || !mayWait else { return nil }
    return HTTPResponse(
      200,
      SiteHeaders.always + [("Content-Type", file.type)],
      .bytes(live.json)
    )
  }
}

// Files of the site.
extension SiteServer {
  private static let index = "index.html"
  private static let missingPage = "404.html"

  private func answer(_ request: HTTPRequest, _ path: RequestPath) -> HTTPResponse {
    let parts = path.isFolder ? path.parts + [Self.index] : path.parts
    switch FolderFile.find(parts, in: folder) {
    case .nothing: return missing(request)
    case .exhausted: return exhausted
    case .folder: return path.isFolder ? missing(request) : redirect(path)
    case .file(let file): return answer(request, file, name: parts.last ?? Self.index)
    }
  }

  /// The address of a folder ends in a slash: links in its page start from there.
  private func redirect(_ path: RequestPath) -> HTTPResponse {
    let page = RequestPath(path.asFolder + Self.index)
    guard let page, case .file = FolderFile.find(page.parts, in: folder) else {
      return .text(404, "There is no such page.")
    }
    return .text(301, "See \(path.asFolder)", headers: [("Location", path.asFolder)])
  }

  private func answer(
    _ request: HTTPRequest,
    _ file: consuming FolderFile,
    name: String
  ) -> HTTPResponse {
    let type = MediaType.of(name)
    guard !type.hasPrefix("text/html") else {
      let tag = file.tag + "-" + live.version
      guard let bytes = try? file.read() else { return unreadable }
      return page(request, LivePages.injecting(into: bytes, live), type, tag)
    }
    let validators = Validators(tag: "\"\(file.tag)\"", modified: HTTPDate.text(file.modified))
    let headers = SiteHeaders.always + validators.headers
    guard !validators.hold(for: request) else {
      let size = file.size
      return HTTPResponse(304, headers, .file(file, 0..<size))
    }
    let part = SentPart(request, size: file.size, validators)
    guard let range = part.range else { return part.refusal }
    return HTTPResponse(
      part.status,
      headers + [("Content-Type", type)] + part.headers,
      .file(file, range)
    )
  }

  /// Answers with bytes that were made for this answer.
  private func page(
    _ request: HTTPRequest,
    _ bytes: [UInt8],
    _ type: String,
    _ tag: String
  ) -> HTTPResponse {
    let validators = Validators(tag: "\"\(tag)\"", modified: nil)
    let headers = SiteHeaders.always + validators.headers
    guard !validators.hold(for: request) else { return HTTPResponse(304, headers, .bytes(bytes)) }
    let part = SentPart(request, size: bytes.count, validators)
    guard let range = part.range else { return part.refusal }
    return HTTPResponse(
      part.status,
      headers + [("Content-Type", type)] + part.headers,
      .bytes(range.count == bytes.count ? bytes : Array(bytes[range]))
    )
  }

  private var unreadable: HTTPResponse { .text(500, "The page can't be read.") }
  private var exhausted: HTTPResponse { .text(503, "Too many files are open; try again.") }

  /// Answers that there is no such page: with the site's own words, or, before anything was built, with
  /// what is in the way.
  private func missing(_ request: HTTPRequest) -> HTTPResponse {
    let headers = SiteHeaders.always + [("Content-Type", MediaType.of(Self.missingPage))]
    guard live.hasSite else {
      return HTTPResponse(503, headers, .bytes(LivePages.waiting(live)))
    }
    guard case .file(let file) = FolderFile.find([Self.missingPage], in: folder),
      let bytes = try? file.read()
    else { return HTTPResponse(404, headers, .bytes(LivePages.missing(live))) }
    return HTTPResponse(404, headers, .bytes(LivePages.injecting(into: bytes, live)))
  }
}
