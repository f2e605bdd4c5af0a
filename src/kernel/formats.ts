/**
 * Names written into stored games, links, locks, greetings and files, whatever is played. They never change, because
 * the app recognizes its own data by them. No other shared file names a game.
 */

/** Game that is part of the install, and the default when no game is named. */
export const FIRST_GAME = 'blackstone'

export const DATABASE = 'blackstone'
/** Prefix of the lock name of the tab that has a game open. */
export const TAB_LOCK = 'blackstone-game-'

export const RECORD_FORMAT = 'blackstone-record'
export const POSITION_FORMAT = 'blackstone-position'
export const ARCHIVE_FORMAT = 'blackstone-games'
/** Prefix of a record as a string; a number follows, then a dot. */
export const LINK_SIGN = 'BC'
/** Prefix of half a pairing as a text; a number follows, then a dot. */
export const PAIRING_SIGN = 'BCP'

/** First word that phones say to each other. */
export const GREETING = 'blackstone-castle'
/** Prefix of our peer ids on a PeerServer that also serves others. */
export const PEER_PREFIX = 'blackstone-castle-'

/** Prefix of the names of exported files. */
export const FILE_PREFIX = 'blackstone'
