/// Named values in the order in which they were given.
package struct TemplateObject: Sendable, Hashable {
  private var shape: TemplateShape
  private var values: [TemplateValue]

  /// Creates an object; of equal names the last counts.
  package init(_ values: some Sequence<(String, TemplateValue)> = []) {
    var places: [String: Int] = [:]
    var names: [String] = []
    self.values = []
    for (name, value) in values {
      if let place = places[name] {
        self.values[place] = value
      } else {
        places[name] = names.count
        names.append(name)
        self.values.append(value)
      }
    }
    shape = TemplateShape(names)
  }

  /// Creates an object of a shape, with a value for each of its names, in order.
  package init(_ shape: TemplateShape, _ values: [TemplateValue]) {
    precondition(values.count == shape.names.count, "every name has a value")
    self.shape = shape
    self.values = values
  }

  /// The names, in order.
  package var names: [String] { shape.names }

  /// The value called `name`; setting `nil` is setting `missing`.
  ///
  /// - Complexity: O(*n*) in the values whose names are as long, to find one; O(*n*) in all to add one.
  package subscript(name: String) -> TemplateValue? {
    get {
      shape.place(of: name).map { values[$0] }
    }
    set {
      if let place = shape.place(of: name) {
        values[place] = newValue ?? .missing
      } else {
        shape = TemplateShape(shape.names + [name])
        values.append(newValue ?? .missing)
      }
    }
  }
}
