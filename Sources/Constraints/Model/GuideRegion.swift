/// The region that a guide stands for, of those that every node has, or every node that scrolls.
package enum GuideRegion: String, CaseIterable, Sendable {
  /// The bounds without the margins: UIKit's `layoutMarginsGuide`.
  case margins
  /// The bounds without the safe area: UIKit's `safeAreaLayoutGuide`.
  case safeArea
  /// The part of the margins that is narrow enough to read: UIKit's `readableContentGuide`.
  case readable
  /// What scrolls: UIKit's `contentLayoutGuide`.
  case content
  /// What it scrolls in: UIKit's `frameLayoutGuide`.
  case frame
}
