// The front door: one import for everything that lays out and looks at trees.
@_exported import MarayaConstraints
@_exported import MarayaDirection
@_exported import MarayaGeometry
@_exported import MarayaInspection
@_exported import MarayaLayout
@_exported import MarayaNodes
@_exported import MarayaText
@_exported import MarayaTree
