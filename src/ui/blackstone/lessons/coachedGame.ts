/** Short game after the first lessons: to ten points against the easiest bot, with the coach beside it. */
import { FIRST_SETUP } from '../../../games/firstGame.ts'
import { emblemOf } from '../../../store/settings.ts'
import type { AppContext } from '../../app/appContext.ts'
import { replaceRoute } from '../../app/route.ts'
import { startNewTable } from '../../table/lifecycle/startNewTable.ts'
import { coachGame } from './coachedGames.ts'

/** Lesson after which the game is proposed: it needs no more than what was learned by then. */
export const COACHED_AFTER = 'completing'

const BOTS = ['', 'scout'] as const

/** The learner begins, and what the lessons before have not taught stays out of the game. */
const OPTIONS = { ...FIRST_SETUP?.options, families: 'off', intrigue: 'off', first: 0 }

/** Begins the game and opens it; resolves with false if a part of it cannot be fetched. */
export const startCoachedGame = async ({ database, settings }: AppContext): Promise<boolean> => {
  const { lastSetup } = settings.value
  const ownName = lastSetup?.bots[0] ? '' : (lastSetup?.names[0] ?? '')
  const bots = await import('../../table/bots/attachBots.ts').catch(() => null)
  if (!bots) return false
  const names = bots.seatNamesOf([ownName, ''], BOTS)
  const emblems = names.map((name) => emblemOf(settings.value, name))
  const result = await startNewTable(database, { mode: FIRST_SETUP?.mode ?? '', options: OPTIONS, names, emblems })
  if (!result.ok) return false
  const { id } = result.value.header
  await bots.addBotsToNewTable(database, result.value, BOTS)
  coachGame(id)
  replaceRoute('play', id)
  return true
}
