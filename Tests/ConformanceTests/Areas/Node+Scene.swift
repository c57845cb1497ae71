import Maraya
import MarayaScenes

extension Node {
  /// The tree below and with this root, as it comes back from a file.
  var reread: Node {
    get throws { try Scene(Scene(of: self).text()).root }
  }
}
