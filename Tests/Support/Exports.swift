// The generator of random numbers, which users of the library have as well.
@_exported import MarayaTesting
