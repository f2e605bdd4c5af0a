/**
 * Id of the game, the name of its folder, and the version of its rules. Version 1 had lower goals at `hard`; no release
 * played it.
 */
export const ID = 'lamps-below'
export const VERSION = 2
