/** What a game needs to be played, and not yet to be dealt. */
import type { PlaySupport } from './game.ts'
import { readAction } from './readAction.ts'
import { applyEarlyEnding, rankThoseWhoConceded } from './rules/earlyOutcome.ts'

export const PLAY: PlaySupport = { parseAction: readAction, applyEarlyEnding, rankThoseWhoConceded }
