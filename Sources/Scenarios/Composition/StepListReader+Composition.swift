import Diagnostics
import Importing
import YAMLReading

extension Diagnostic.Code {
  /// Nothing stands for a name in braces.
  static let unknownPlaceholder = Diagnostic.Code("unknown-placeholder")
}

// Entries that stand for other steps.
extension StepListReader {
  /// Reads the steps that an entry stands for.
  mutating func compose(
    _ node: YAMLNode,
    in scope: StepScope,
    problems: inout DiagnosticBag
  ) {
    let what = "an entry with `include` or `repeat`"
    guard let reader = MappingReader<CompositionKey>(node, what, problems: &problems),
      isNestedWithinLimit(node, scope, problems: &problems)
    else { return }
    if let key = reader.entry(.repeat)?.key, reader.entry(.include) != nil {
      let hint = "put the `include` in the `steps` of the `repeat`"
      problems.add(key.error(.conflictingKeys, "`repeat` beside `include`", hint: hint))
      return
    }
    if reader.entry(.include) != nil {
      report(reader.entry(.steps), "`steps` goes with `repeat`, not with `include`", &problems)
      include(reader, in: scope, problems: &problems)
    } else {
      report(reader.entry(.with), "`with` goes with `include`, not with `repeat`", &problems)
      repeatSteps(reader, in: scope, problems: &problems)
    }
  }

  private func report(_ entry: YAMLEntry?, _ message: String, _ problems: inout DiagnosticBag) {
    if let key = entry?.key { problems.add(key.error(.conflictingKeys, message)) }
  }

  private mutating func isNestedWithinLimit(
    _ node: YAMLNode,
    _ scope: StepScope,
    problems: inout DiagnosticBag
  ) -> Bool {
    guard scope.depth >= expansion.limits.nesting else { return true }
    stop(
      node,
      "more than \(expansion.limits.nesting) includes and repetitions stand inside one another",
      limit: "nesting",
      problems: &problems
    )
    return false
  }

  /// Reports that a limit is exceeded, once; from then on nothing is read.
  private mutating func stop(
    _ node: YAMLNode,
    _ message: String,
    limit: String,
    problems: inout DiagnosticBag
  ) {
    guard !expansion.isStopped else { return }
    expansion.isStopped = true
    let hint = "`limits: {\(limit): …}` in peekbook.yaml allows more"
    problems.add(node.error(.limitExceeded, message, hint: hint))
  }

  private mutating func stopForTooMany(_ node: YAMLNode, problems: inout DiagnosticBag) {
    let message = "more than \(expansion.limits.steps) steps come out of `include` and `repeat`"
    stop(node, message, limit: "steps", problems: &problems)
  }

  /// Returns a node with its placeholders replaced, or `nil` after it has reported what is wrong with
  /// them.
  private mutating func filled(
    _ node: YAMLNode,
    in scope: StepScope,
    problems: inout DiagnosticBag
  ) -> YAMLNode? {
    fill(node, in: scope, problems: &problems)?.node
  }

  private mutating func fill(
    _ node: YAMLNode,
    in scope: StepScope,
    problems: inout DiagnosticBag
  ) -> FilledNode? {
    guard let placeholders = scope.placeholders else { return FilledNode(node: node) }
    guard let filled = node.filled(with: placeholders, budget: &expansion.budget) else {
      stopForTooMany(node, problems: &problems)
      return nil
    }
    if let last = expansion.used.indices.last { expansion.used[last].formUnion(filled.used) }
    for (name, node) in filled.unknown {
      problems.add(Self.unknownPlaceholder(name, node, placeholders.names))
    }
    return filled.unknown.isEmpty ? filled : nil
  }

  private static func unknownPlaceholder(
    _ name: String,
    _ node: YAMLNode,
    _ names: [String]
  ) -> Diagnostic {
    let known =
      names.isEmpty
      ? "give it in the `with` of the `include`"
      : "the placeholders are " + names.map { "{\($0)}" }.inWords
    return node.error(
      .unknownPlaceholder,
      "nothing stands for the placeholder `{\(name)}`",
      hint: NearestName.nearest(to: name, in: names).map { "did you mean `{\($0)}`?" } ?? known
    )
  }

  /// Reads a step that comes out of an include or a repetition.
  mutating func readPlaced(
    _ node: YAMLNode,
    in scope: StepScope,
    problems: inout DiagnosticBag
  ) {
    guard expansion.addStep() else {
      stopForTooMany(node, problems: &problems)
      return
    }
    guard let filled = fill(node, in: scope, problems: &problems) else { return }
    guard !filled.unreplaced.isEmpty else { return readStep(filled.node, problems: &problems) }
    var own = DiagnosticBag()
    readStep(filled.node, problems: &own)
    let names = scope.placeholders?.names ?? []
    for problem in own.all {
      // Where a mapping is wrong that looks like a placeholder, it was meant to be one.
      let meant = filled.unreplaced.first { $0.node.isBlamed(by: problem) }
      problems.add(meant.map { Self.unknownPlaceholder($0.name, $0.node, names) } ?? problem)
    }
  }
}

// Repetitions.
extension StepListReader {
  private mutating func repeatSteps(
    _ reader: MappingReader<CompositionKey>,
    in scope: StepScope,
    problems: inout DiagnosticBag
  ) {
    let steps = self.steps(of: reader, problems: &problems)
    guard let node = reader.required(.repeat, problems: &problems),
      let filled = filled(node, in: scope, problems: &problems)
    else { return }
    let counts = RepeatReader(rowCount: rowCount, limit: expansion.limits.steps)
    guard let rounds = counts.rounds(filled, problems: &problems), let steps else { return }
    let before = problems.all.count
    for round in rounds {
      guard expansion.addRound() else {
        stopForTooMany(node, problems: &problems)
        return
      }
      let inner = scope.repeating(round, at: node)
      read(steps.reached(by: inner.trail), in: inner, problems: &problems)
      // What is wrong in one round is wrong in the others, and is said once.
      guard problems.all.count == before, !expansion.isStopped else { return }
    }
  }

  private func steps(
    of reader: MappingReader<CompositionKey>,
    problems: inout DiagnosticBag
  ) -> YAMLNode? {
    let hint = "`steps` has what is repeated"
    guard let node = reader.required(.steps, hint: hint, problems: &problems) else { return nil }
    guard node.kind == .sequence, !node.elements.isEmpty else {
      problems.add(
        node.kind == .sequence
          ? node.error(.invalidValue, "there is no step to repeat")
          : node.wrongType("`steps`", is: "a list")
      )
      return nil
    }
    return node
  }
}

// Includes.
extension StepListReader {
  private mutating func include(
    _ reader: MappingReader<CompositionKey>,
    in scope: StepScope,
    problems: inout DiagnosticBag
  ) {
    guard let place = reader.required(.include, problems: &problems),
      let node = filled(place, in: scope, problems: &problems)
    else { return }
    var placeholders: YAMLPlaceholders? = YAMLPlaceholders()
    if let with = reader[.with] {
      placeholders = filled(with, in: scope, problems: &problems)
        .flatMap { Self.placeholders($0, problems: &problems) }
    }
    guard let part = parts.part(node, in: scope, problems: &problems) else { return }
    if let circle = scope.circle(to: part.file) {
      let hint = circle.joined(separator: " → ")
      let message = node.text.inBackticks + " is included by itself"
      problems.add(node.error(.includeCycle, message, hint: hint))
      return
    }
    guard let document = part.document, let placeholders else { return }
    guard expansion.addRound() else {
      stopForTooMany(node, problems: &problems)
      return
    }
    let inner = scope.including(part.file, placeholders, at: node)
    let root = document.root.reached(by: inner.trail)
    guard root.isListOfSteps(problems: &problems) else { return }
    readPart(root, in: inner, with: reader[.with], problems: &problems)
  }

  private mutating func readPart(
    _ list: YAMLNode,
    in scope: StepScope,
    with node: YAMLNode?,
    problems: inout DiagnosticBag
  ) {
    let before = problems.all.count
    expansion.used.append([])
    read(list, in: scope, problems: &problems)
    let used = expansion.used.removeLast()
    guard problems.all.count == before, !expansion.isStopped, let node else { return }
    for entry in node.entries where !used.contains(entry.key.text) {
      let message = "the steps of `\(scope.file)` have no placeholder `{\(entry.key.text)}`"
      let nearest = NearestName.nearest(to: entry.key.text, in: used.sorted())
      problems.add(
        entry.key.error(
          .unknownPlaceholder,
          message,
          hint: nearest.map { "did you mean `\($0)`?" }
        )
      )
    }
  }

  private static func placeholders(
    _ node: YAMLNode,
    problems: inout DiagnosticBag
  ) -> YAMLPlaceholders? {
    guard node.kind == .mapping else {
      let hint = "write `{name: text}`"
      problems.add(node.wrongType("`with`", is: "a mapping", hint: hint))
      return nil
    }
    var placeholders = YAMLPlaceholders()
    var count = 0
    for entry in node.entries {
      let name = RepeatReader.name(entry.key, "a name", problems: &problems)
      let text = entry.value.text(entry.key.text.inBackticks, problems: &problems)
      guard let name, let text else { continue }
      placeholders[name] = text
      count += 1
    }
    return count == node.entries.count ? placeholders : nil
  }
}

extension YAMLNode {
  /// Whether a problem is one of this mapping, or of its only key.
  fileprivate func isBlamed(by problem: Diagnostic) -> Bool {
    problem.location == location || problem.location == entries.first?.key.location
  }

  /// Returns whether a file is a list of steps, or reports what it is instead.
  fileprivate func isListOfSteps(problems: inout DiagnosticBag) -> Bool {
    guard kind != .sequence else { return true }
    let isScript = value(of: "steps") != nil
    let hint = isScript ? "a whole script can't be included: put the list into a file" : nil
    problems.add(wrongType("what is included", is: "a list of steps", hint: hint))
    return false
  }
}
