// What is wrong with the members of a node, or of a scene, as a whole.

extension BrokenScene {
  /// Members of a node: two that contradict each other, ids, types, children, keys, texts.
  static let members = #"""
    "frame":[0,0,1,1],"center":[1,2]
    52 center: "frame" and "center" can't both be given

    "place":{},"ratio":[0,0,1,1]
    45 ratio: "place" and "ratio" can't both be given

    "directionalFrame":[0,0,1,1],"frame":[0,0,1,1]
    63 frame: "directionalFrame" and "frame" can't both be given

    "directionalCenter":[1,2],"center":[1,2]
    60 center: "directionalCenter" and "center" can't both be given

    "transform":[1,0,0,1,0,0],"directionalTransform":[1,0,0,1,0,0]
    60 directionalTransform: "transform" and "directionalTransform" can't both be given

    "directionalTransform":[1,0,0,1,0,0],"transform":[1,0,0,1,0,0]
    71 transform: "directionalTransform" and "transform" can't both be given

    "transform3D":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],"transform":[1,0,0,1,0,0]
    82 transform: "transform3D" and "transform" can't both be given

    "transform":[1,0,0,1,0,0],"transform3D":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]
    60 transform3D: "transform" and "transform3D" can't both be given

    "cornerRadii":[1,2,3,4],"directionalCornerRadii":[1,2,3,4]
    58 directionalCornerRadii: "cornerRadii" and "directionalCornerRadii" can't both be given

    "directionalShadowOffset":[1,2],"shadowOffset":[3,4]
    66 shadowOffset: "directionalShadowOffset" and "shadowOffset" can't both be given

    "type":"layer","direction":"rtl"
    49 direction: a layer has no "direction"

    "type":"layer","semantic":"playback"
    49 semantic: a layer has no "semantic"

    "type":"view"
    41 type: expected "node" or "layer" or "scroll" or "gradient" or "image" or "label", found "view"

    "type":"Node"
    41 type: expected "node" or "layer" or "scroll" or "gradient" or "image" or "label", found "Node"; did you mean "node"?

    "type":"leyer"
    41 type: expected "node" or "layer" or "scroll" or "gradient" or "image" or "label", found "leyer"; did you mean "layer"?

    "type":3
    41 type: expected "node" or "layer" or "scroll" or "gradient" or "image" or "label", found 3

    "type":null
    41 type: expected "node" or "layer" or "scroll" or "gradient" or "image" or "label", found null

    "id":3
    39 id: expected a text, found 3

    "id":null
    39 id: expected a text, found null

    "id":["a"]
    39 id: expected a text, found a list of 1

    "children":{}
    45 children: expected a list of nodes, found an empty object

    "children":null
    45 children: expected a list of nodes, found null

    "children":[1]
    46 children[0]: expected an object, a node, found 1

    "children":[null]
    46 children[0]: expected an object, a node, found null

    "children":[[]]
    46 children[0]: expected an object, a node, found an empty list

    "child":[]
    34 child: a node has no "child"

    "subnodes":[]
    34 subnodes: a node has no "subnodes"

    "background":"red"
    34 background: a node has no "background"

    "":1
    34 : a node has no ""

    "Frame":[0,0,1,1]
    34 Frame: a node has no "Frame"; did you mean "frame"?

    "id":"a","id":"b"
    43 | the key "id" is given twice (first in line 1, column 34)

    "alpha":1,"alpha":1
    44 | the key "alpha" is given twice (first in line 1, column 34)

    "children":[{"id":"a"},{},{"id":"a"}]
    66 children[2].id: another child has the id "a" already

    "children":[{"id":"\u00e9"},{"id":"e\u0301"}]
    68 children[1].id: another child has the id "é" already

    "alpha":1e999
    42 | 1e999 is not a finite number

    "alpha":NaN
    42 | expected a value after ':', found 'NaN'

    "alpha":-Infinity
    43 | expected a digit after '-', found 'I'

    "id":"\ud800"
    40 | \uD800 is half a character

    "alpha":"\u001b[31m\u0085\u202e"
    42 alpha: expected a number, found "\u001B[31m\u0085\u202E"

    "\n":1
    34 \n: a node has no "\n"

    "alpha":"yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"
    42 alpha: expected a number, found "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…"

    "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk":1
    34 kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk…: a node has no \#
    "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk…"

    "a\"b":1
    34 a\"b: a node has no "a\"b"

    "zPosition":1e400
    46 | 1e400 is not a finite number
    """#

  /// Members of a scene, beside its version and its root.
  static let heads = #"""
    "name":1
    20 name: expected a text, found 1

    "name":null
    20 name: expected a text, found null

    "size":320
    20 size: expected 2 numbers: width, height, found 320

    "size":[320]
    20 size: expected 2 numbers: width, height, found a list of 1

    "size":[320,-1]
    25 size[1]: expected a number that is not below 0, found -1

    "size":[320,null]
    25 size[1]: expected a number that is not below 0, found null

    "size":{"width":1}
    20 size: expected 2 numbers: width, height, found an object with width

    "size":[1,2,3]
    20 size: expected 2 numbers: width, height, found a list of 3

    "size":"big"
    20 size: expected 2 numbers: width, height, found "big"

    "available":[1]
    25 available: expected 2 values: width, height, found a list of 1

    "available":[null,-1]
    31 available[1]: expected a number that is not below 0, or null, found -1

    "available":["a",1]
    26 available[0]: expected a number that is not below 0, or null, found "a"

    "available":null
    25 available: expected 2 values: width, height, found null

    "direction":"up"
    25 direction: expected "ltr" or "rtl", found "up"

    "direction":null
    25 direction: expected "ltr" or "rtl", found null

    "direction":3
    25 direction: expected "ltr" or "rtl", found 3

    "scale":0
    21 scale: expected a number above 0, found 0

    "scale":-1
    21 scale: expected a number above 0, found -1

    "scale":"2"
    21 scale: expected a number above 0, found "2"

    "scale":null
    21 scale: expected a number above 0, found null

    "scale":[2]
    21 scale: expected a number above 0, found a list of 1

    "szie":[1,2]
    13 szie: a scene has no "szie"; did you mean "size"?

    "viewport":1
    13 viewport: a scene has no "viewport"
    """#
}
