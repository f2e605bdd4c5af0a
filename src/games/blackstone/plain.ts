/** The two modes that the table can show, without modules and without positions: what a phone needs to begin. */
import { makeGame } from './game.ts'
import { mode as kingsQuest } from './modes/kings-quest.ts'
import { mode as puzzleMaster } from './modes/puzzle-master.ts'

export const plainGame = makeGame({ modes: [kingsQuest, puzzleMaster], modules: [], families: [] })
