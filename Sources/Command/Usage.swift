/// What the program can be asked, as it tells it itself.
enum Usage {
  static let version = "maraya 0.1.0"

  static let overview = """
    Lays out trees of nodes, left-to-right and right-to-left.

    usage: maraya layout  FILE…   print where everything is
           maraya check   FILE…   find what is probably a mistake, such as what does not mirror
           maraya explain FILE ID print why the edges of a node are where they are
           maraya diff    A B     print in which nodes two scenes differ
           maraya schema          print the JSON Schema of scenes
           maraya --help, --version; maraya COMMAND --help for its options

    A FILE is a scene, a tree in JSON; - is standard input.
    Exit status: 0 all is well, 1 something was found, 2 asked wrongly or no scene.

    """

  static func help(for command: Command) -> String {
    switch command {
    case .layout: layout
    case .check: check
    case .explain: explain
    case .diff: diff
    case .schema: schema
    }
  }

  private static let layout = """
    Lays scenes out and prints where everything is.

    usage: maraya layout FILE… [options]

      --direction ltr|rtl|both  lay out in this direction, or in both; otherwise as the scene says
      --size WIDTHxHEIGHT       lay out in this size, in points
      --scale S                 snap to the pixels of a display with S of them in a point
      --format text|json|svg    how to print it; text if not told
      --output FILE             write it there; with a folder, a file for each scene

    Frames are x,y width×height in the supernode, in points. Of several scenes in JSON each object
    has a "file".

    """

  private static let check = """
    Finds what is probably a mistake: nodes that do not mirror, that stick out, that are empty, ….

    usage: maraya check FILE… [options]

      --size WIDTHxHEIGHT  lay out in this size, in points
      --scale S            snap to the pixels of a display with S of them in a point
      --format text|json   how to print it; text if not told

    Each scene is laid out in both directions. Prints nothing, with status 0, if nothing is found.

    """

  private static let explain = """
    Prints why the edges of a node are where they are: the rule, the axis, the direction.

    usage: maraya explain FILE ID [options]

      --edge leading|trailing|left|right|top|bottom  this edge alone
      --direction ltr|rtl|both                       otherwise as the scene says
      --size WIDTHxHEIGHT                            lay out in this size, in points
      --scale S                                      with so many pixels in a point

    ID is the id of a node, or its path where several have that id: list/row/title, list/node[2].

    """

  private static let diff = """
    Prints in which nodes two scenes differ, in words.

    usage: maraya diff A B [options]

      --direction ltr|rtl|both  compare layouts in this direction; in both if not told
      --size WIDTHxHEIGHT       lay out both in this size, in points
      --tolerance POINTS        numbers this near count as equal; 0 if not told
      --format text|json        how to print it; text if not told

    Exit status: 0 if there is no difference, 1 if there is.

    """

  private static let schema = """
    Prints the JSON Schema of scenes, for editors and other programs.

    usage: maraya schema

    """
}
