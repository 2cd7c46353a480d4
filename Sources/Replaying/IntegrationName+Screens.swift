import Scenarios
import Screens

extension IntegrationName {
  /// The integration that the name stands for.
  var integration: any Integration {
    switch self {
    case .storyboard: StoryboardIntegration()
    case .code: CodeIntegration()
    }
  }
}
