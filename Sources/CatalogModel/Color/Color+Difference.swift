extension Color {
  /// The colour in OKLab; alpha is left out.
  package var oklab: OKLab { OKLab(linearSRGB: linearChannels) }

  /// Returns how different two colours look, as ΔE-OK: 0 for the same, 1 for black and white.
  ///
  /// About 0.02 is just noticeable. Alpha is left out.
  package func deltaEOK(to other: Color) -> Double {
    oklab.distance(to: other.oklab)
  }
}
