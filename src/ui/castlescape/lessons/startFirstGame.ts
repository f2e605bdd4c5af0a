/** First game after the lessons: on the small site, against the easiest bot. */
import type { AppContext } from '../../common/appContext.ts'
import { replaceRoute } from '../../common/route.ts'
import { startGameWithBot } from '../../table/lessons/startGameWithBot.ts'

/** Begins the game and opens it; resolves with false if a part of it cannot be fetched. */
export const startFirstGame = async (app: AppContext): Promise<boolean> => {
  const id = await startGameWithBot(app, 'castlescape', { site: 13, first: 0 })
  if (id) replaceRoute('play', id)
  return id !== null
}
