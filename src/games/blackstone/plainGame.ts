import { createGame, type PlaySupport } from './createGame.ts'
import { mode } from './modes/kings-quest.ts'
import { readAction } from './readAction.ts'
import { applyEarlyEnding, rankThoseWhoConceded } from './rules/earlyEnding.ts'

/** What a game needs to be played, and not yet to be dealt. */
export const PLAY_SUPPORT: PlaySupport = { parseAction: readAction, applyEarlyEnding, rankThoseWhoConceded }

/** Plain King's Quest, which no module changes. Its rules are shared by all modes. */
export const plainGame = createGame({ modes: [mode], modules: [], families: [], play: PLAY_SUPPORT })
