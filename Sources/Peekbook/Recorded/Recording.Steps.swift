import Recordings

extension Recording {
  /// The steps of a recording, without its start.
  public struct Steps: RandomAccessCollection, Sendable {
    let recording: Recordings.Recording

    /// The position of the first step.
    public var startIndex: Int { 0 }
    /// The position behind the last step.
    public var endIndex: Int { Swift.max(0, recording.steps.count - 1) }

    /// The step at a position, which counts from 0.
    public subscript(position: Int) -> Step {
      Step(recording: recording, record: recording.steps[position + 1])
    }
  }
}
