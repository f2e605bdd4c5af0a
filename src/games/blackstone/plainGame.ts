import { createGame } from './game.ts'
import { mode } from './modes/kings-quest.ts'
import { PLAY } from './play.ts'

/** Plain King's Quest, which no module changes. Its rules are shared by all modes. */
export const plainGame = createGame({ modes: [mode], modules: [], families: [], play: PLAY })
