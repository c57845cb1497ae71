// Members of a node that say how it stretches and looks, each with what is wrong in it.

extension BrokenScene {
  /// Stretching, transforms and appearance.
  static let values = #"""
    "autoresizingMask":["left","widht"]
    61 autoresizingMask[1]: expected "left" or "width" or "right" or "top" or "height" or \#
    "bottom", found "widht"; did you mean "width"?

    "autoresizingMask":["leading"]
    54 autoresizingMask[0]: expected "left" or "width" or "right" or "top" or "height" or \#
    "bottom", found "leading"

    "autoresizingMask":"width"
    53 autoresizingMask: expected a list of: "left" or "width" or "right" or "top" or "height" \#
    or "bottom", found "width"

    "autoresizingMask":[1]
    54 autoresizingMask[0]: expected "left" or "width" or "right" or "top" or "height" or \#
    "bottom", found 1

    "autoresizingMask":[["left"]]
    54 autoresizingMask[0]: expected "left" or "width" or "right" or "top" or "height" or \#
    "bottom", found a list of 1

    "autoresizingBase":[1,2,3,4,5]
    53 autoresizingBase: expected 6 numbers: x, y, width, height, containerWidth, \#
    containerHeight, or 8 numbers: x, y, width, height, containerWidth, containerHeight, cornerX, \#
    cornerY, found a list of 5

    "autoresizingBase":[1,2,3,4,5,"6"]
    64 autoresizingBase[5]: expected a number, found "6"

    "autoresizingBase":[1e308,0,1e308,1,1,1]
    53 autoresizingBase: non-finite-value: it leads to a number beyond all that there are, \#
    found 1e+308,0 1e+308×1

    "type":"label","lines":0.5
    57 lines: expected a whole number that is not below 0, found 0.5

    "type":"label","font":{"weight":"bold"}
    56 font: expected an object with size, weight, or an object with grid, found an object with \#
    weight

    "type":"label","font":{"grid":[1]}
    64 font.grid: expected 2 numbers: width, height, found a list of 1

    "autoresizesSubnodes":0
    56 autoresizesSubnodes: expected true or false, found 0

    "directionalTransform":[1,0,0,1]
    57 directionalTransform: expected 6 numbers: a, b, c, d, tx, ty, found a list of 4

    "directionalTransform":"none"
    57 directionalTransform: expected 6 numbers: a, b, c, d, tx, ty, found "none"

    "transform":[1,0,0,1,0,0,0]
    46 transform: expected 6 numbers: a, b, c, d, tx, ty, found a list of 7

    "transform":{"a":1}
    46 transform: expected 6 numbers: a, b, c, d, tx, ty, found an object with a

    "transform":[1e308,0,0,1e308,0,0],"frame":[0,0,99,99]
    46 transform: non-finite-value: it leads to a number beyond all that there are

    "transform3D":[1,0,0,1,0,0]
    48 transform3D: expected 16 numbers: m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, \#
    m34, m41, m42, m43, m44, found a list of 6

    "flipsInRightToLeft":null
    55 flipsInRightToLeft: expected true or false, found null

    "zPosition":"front"
    46 zPosition: expected a number, found "front"

    "hidden":"true"
    43 hidden: expected true or false, found "true"

    "hidden":1
    43 hidden: expected true or false, found 1

    "clipsToBounds":[]
    50 clipsToBounds: expected true or false, found an empty list

    "alpha":"half"
    42 alpha: expected a number, found "half"

    "alpha":[1]
    42 alpha: expected a number, found a list of 1

    "aplha":1
    34 aplha: a node has no "aplha"; did you mean "alpha"?

    "userInteraction":{}
    52 userInteraction: expected true or false, found an empty object

    "userInteraction":{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7}
    52 userInteraction: expected true or false, found an object with a, b, c, d, e, f, …

    "cornerRadii":[1,2,3]
    48 cornerRadii: expected 4 numbers: topLeft, topRight, bottomRight, bottomLeft, found a \#
    list of 3

    "cornerRadii":5
    48 cornerRadii: expected 4 numbers: topLeft, topRight, bottomRight, bottomLeft, found 5

    "directionalCornerRadii":[1,2,3,true]
    66 directionalCornerRadii[3]: expected a number, found true

    "shadowOffset":[1]
    49 shadowOffset: expected 2 numbers: width, height, found a list of 1

    "shadowOffset":{"x":1}
    49 shadowOffset: expected 2 numbers: width, height, found an object with x

    "directionalShadowOffset":3
    60 directionalShadowOffset: expected 2 numbers: width, height, found 3

    "hitSlop":1
    44 hitSlop: expected an object with top, left, bottom, right, or an object with top, \#
    leading, bottom, trailing, found 1

    "hitSlop":{"botom":1}
    45 hitSlop.botom: expected one of top, left, bottom, right, leading, trailing, found \#
    "botom"; did you mean "bottom"?

    "hitSlop":{"left":[]}
    52 hitSlop.left: expected a number, found an empty list
    """#
}
