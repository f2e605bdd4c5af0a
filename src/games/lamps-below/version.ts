/** Id of the game, the name of its folder, and the version of its rules. */
export const ID = 'lamps-below'
export const VERSION = 1
