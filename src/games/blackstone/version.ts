import { FIRST_GAME } from '../../kernel/formats.ts'

/**
 * Id of the game in logs, links and cards, and the version of its rules. Every change that alters a replay raises the
 * version.
 */
export const ID = FIRST_GAME
export const VERSION = 1
