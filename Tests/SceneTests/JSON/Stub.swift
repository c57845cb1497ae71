import MarayaScenes
import Testing
