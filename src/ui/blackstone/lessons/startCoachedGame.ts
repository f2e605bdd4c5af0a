/** Short game after the first lessons: to ten points against the easiest bot, with the coach beside it. */
import { FIRST_SETUP } from '../../../games/firstGame.ts'
import type { AppContext } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import { startGameWithBot } from '../../table/lessons/startGameWithBot.ts'
import { coachGame } from './storedCoachedGame.ts'

/** Lesson after which the game is proposed: it needs no more than what was learned by then. */
export const COACHED_AFTER = 'completing'

/** The learner begins, and what the lessons before have not taught stays out of the game. */
const OPTIONS = { ...FIRST_SETUP?.options, families: 'off', intrigue: 'off', first: 0 }

/** Begins the game and opens it; resolves with false if a part of it cannot be fetched. */
export const startCoachedGame = async (app: AppContext): Promise<boolean> => {
  const id = await startGameWithBot(app, FIRST_SETUP?.mode ?? '', OPTIONS)
  if (id === null) return false
  coachGame(id)
  replaceRoute('play', id)
  return true
}
