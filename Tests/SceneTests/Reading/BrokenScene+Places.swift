// Members of a node that say where it is, each with what is wrong in it.

extension BrokenScene {
  /// Directions, margins and safe areas.
  static let surroundings = #"""
    "margins":{"left":-1e309}
    52 | -1e309 is not a finite number

    "safeArea":{"left":-1}
    45 safeArea: negative-length: expected a length that is not below 0, found 0,-1,0,0

    "additionalSafeArea":{"top":-1}
    55 additionalSafeArea: negative-length: expected a length that is not below 0, found -1,0,0,0

    "direction":1
    46 direction: expected "ltr" or "rtl", found 1

    "direction":"left"
    46 direction: expected "ltr" or "rtl", found "left"

    "direction":"rlt"
    46 direction: expected "ltr" or "rtl", found "rlt"

    "direction":null
    46 direction: expected "ltr" or "rtl", found null

    "semantic":"forceRTL"
    45 semantic: expected "unspecified" or "playback" or "spatial" or "forceLeftToRight" or \#
    "forceRightToLeft", found "forceRTL"

    "semantic":"playbak"
    45 semantic: expected "unspecified" or "playback" or "spatial" or "forceLeftToRight" or \#
    "forceRightToLeft", found "playbak"; did you mean "playback"?

    "referenceWidth":-1
    51 referenceWidth: expected a number that is not below 0, found -1

    "referenceWidth":"wide"
    51 referenceWidth: expected a number that is not below 0, found "wide"

    "margins":[1,2,3,4]
    44 margins: expected an object with top, left, bottom, right, or an object with top, \#
    leading, bottom, trailing, found a list of 4

    "margins":8
    44 margins: expected an object with top, left, bottom, right, or an object with top, \#
    leading, bottom, trailing, found 8

    "margins":{"leadin":1}
    45 margins.leadin: expected one of top, left, bottom, right, leading, trailing, found \#
    "leadin"; did you mean "leading"?

    "margins":{"left":1,"trailing":3}
    54 margins.trailing: expected one of top, left, bottom, right, found "trailing"

    "margins":{"top":null}
    51 margins.top: expected a number, found null

    "margins":{"front":1}
    45 margins.front: expected one of top, left, bottom, right, leading, trailing, found "front"

    "preservesMargins":1
    53 preservesMargins: expected true or false, found 1

    "insetsMarginsFromSafeArea":"yes"
    62 insetsMarginsFromSafeArea: expected true or false, found "yes"

    "safeArea":{"leading":1}
    46 safeArea.leading: expected one of top, left, bottom, right, found "leading"

    "safeArea":[]
    45 safeArea: expected an object with top, left, bottom, right, found an empty list

    "additionalSafeArea":{"top":"9"}
    62 additionalSafeArea.top: expected a number, found "9"

    "readableWidth":-0.5
    50 readableWidth: expected a number that is not below 0, found -0.5

    "readableWidth":true
    50 readableWidth: expected a number that is not below 0, found true
    """#

  /// Bounds and placements.
  static let places = #"""
    "bounds":[1]
    43 bounds: expected 2 numbers: x, y, or 4 numbers: x, y, width, height, found a list of 1

    "bounds":[1,2,3]
    43 bounds: expected 2 numbers: x, y, or 4 numbers: x, y, width, height, found a list of 3

    "bounds":[1,2,3,4,5]
    43 bounds: expected 2 numbers: x, y, or 4 numbers: x, y, width, height, found a list of 5

    "bounds":[0,"a"]
    46 bounds[1]: expected a number, found "a"

    "bounds":[1e308,0,1e308,1]
    43 bounds: non-finite-value: it leads to a number beyond all that there are, found 1e+308,0 \#
    1e+308×1

    "anchorPoint":0.5
    48 anchorPoint: expected 2 numbers: x, y, found 0.5

    "anchorPoint":[0.5]
    48 anchorPoint: expected 2 numbers: x, y, found a list of 1

    "anchorPoint":[1,"x"]
    51 anchorPoint[1]: expected a number, found "x"

    "anchorPoint":[1e308,0],"frame":[0,0,9,9]
    66 frame: non-finite-value: it leads to a number beyond all that there are, found 0,0 9×9

    "frame":[0,0,1]
    42 frame: expected 4 numbers: x, y, width, height, found a list of 3

    "frame":[0,0,1,1,1]
    42 frame: expected 4 numbers: x, y, width, height, found a list of 5

    "frame":[0,0,null,1]
    47 frame[2]: expected a number, found null

    "frame":{"x":0}
    42 frame: expected 4 numbers: x, y, width, height, found an object with x

    "frame":"0,0,1,1"
    42 frame: expected 4 numbers: x, y, width, height, found "0,0,1,1"

    "frame":[1e308,0,1e308,1]
    42 frame: non-finite-value: it leads to a number beyond all that there are, found 1e+308,0 \#
    1e+308×1

    "frame":null
    42 frame: expected 4 numbers: x, y, width, height, found null

    "center":[1,[2]]
    46 center[1]: expected a number, found a list of 1

    "center":1
    43 center: expected 2 numbers: x, y, found 1

    "directionalFrame":[0,0,{},1]
    58 directionalFrame[2]: expected a number, found an empty object

    "directionalFrame":[0,0,1e308,1e309]
    64 | 1e309 is not a finite number

    "directionalFrame":[-1e308,0,-1e308,1]
    53 directionalFrame: non-finite-value: it leads to a number beyond all that there are, \#
    found -1e+308,0 -1e+308×1

    "directionalCenter":[]
    54 directionalCenter: expected 2 numbers: x, y, found an empty list

    "directionalCenter":[1,2,3]
    54 directionalCenter: expected 2 numbers: x, y, found a list of 3

    "place":{"in":"marigns"}
    48 place.in: expected "bounds" or "margins" or "safeArea" or "readable", found "marigns"; \#
    did you mean "margins"?

    "place":{"in":"window"}
    48 place.in: expected "bounds" or "margins" or "safeArea" or "readable", found "window"

    "place":{"left":1}
    43 place.left: expected one of leading, top, trailing, bottom, width, height, in, found "left"

    "place":{"leading":"1"}
    53 place.leading: expected a number, found "1"

    "place":{"width":-1}
    51 place.width: expected a number that is not below 0, found -1

    "place":[1,2]
    42 place: expected an object with leading, top, trailing, bottom, width, height, in, found \#
    a list of 2

    "place":null
    42 place: expected an object with leading, top, trailing, bottom, width, height, in, found \#
    null

    "place":{"in":null}
    48 place.in: expected "bounds" or "margins" or "safeArea" or "readable", found null

    "ratio":[0,0,1]
    42 ratio: expected 4 values: x, y, width, height, or an object with x, y, width, height, \#
    of, found a list of 3

    "ratio":[0,0,1,{"ratoi":1}]
    50 ratio[3].ratoi: expected one of ratio, points, found "ratoi"; did you mean "ratio"?

    "ratio":[0,0,1,{"points":"8"}]
    59 ratio[3].points: expected a number, found "8"

    "ratio":[0,0,1,{"percent":8}]
    50 ratio[3].percent: expected one of ratio, points, found "percent"

    "ratio":[0,0,1,null]
    49 ratio[3]: expected a number, or an object with ratio, points, found null

    "ratio":{"x":0,"y":0,"width":1}
    42 ratio: expected 4 values: x, y, width, height, or an object with x, y, width, height, \#
    of, found an object with x, y, width

    "ratio":{"x":0,"y":0,"width":1,"heigth":1}
    65 ratio.heigth: expected one of x, y, width, height, of, found "heigth"; did you mean \#
    "height"?

    "ratio":{"x":0,"y":0,"width":1,"height":1,"of":"safearea"}
    81 ratio.of: expected "bounds" or "margins" or "safeArea" or "readable", found "safearea"; \#
    did you mean "safeArea"?

    "ratio":{"x":0,"y":0,"width":1,"height":{"point":3}}
    75 ratio.height.point: expected one of ratio, points, found "point"; did you mean "points"?

    "ratio":1
    42 ratio: expected 4 values: x, y, width, height, or an object with x, y, width, height, \#
    of, found 1
    """#
}
