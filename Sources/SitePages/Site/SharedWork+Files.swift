internal import Threading

extension SharedWork {
  /// Renders files in numbered pieces, and emits them on the calling thread, in no particular order.
  ///
  /// `desk` makes what a thread needs for itself. A piece leaves in its files what was wrong.
  ///
  /// - Returns: What was wrong, in the order of the pieces.
  /// - Throws: What `emit` throws.
  func files<Desk, Failure>(
    _ count: Int,
    desk: @escaping @Sendable () -> Desk,
    render: @escaping @Sendable (inout Desk, Int, inout SiteFiles) -> Void,
    emit: Site.Emit<Failure>
  ) throws(Failure) -> TemplateProblems {
    // Found in any order, and told in the order of the pieces.
    var problems: [Int: TemplateProblems] = [:]
    try run(
      count,
      worker: desk,
      product: { SiteFiles() },
      produce: { desk, index, files in
        files.removeAll()
        render(&desk, index, &files)
      },
      take: { (index, files) throws(Failure) in
        try files.emit(emit)
        if !files.problems.isEmpty { problems[index] = files.problems }
      }
    )
    var all = TemplateProblems()
    for index in problems.keys.sorted() {
      if let found = problems[index] { all.add(found) }
    }
    return all
  }
}
