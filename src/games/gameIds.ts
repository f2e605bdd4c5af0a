/** The ids of all games, the first game first. Home imports nothing else of the games, so that it opens at once. */

import { FIRST_GAME } from '../kernel/formats.ts'
import type { GameId } from '../kernel/gameCard.ts'

const idModules = import.meta.glob<GameId>('./*/card.ts', { query: '?folder', eager: true, import: 'default' })

const firstGameRank = (id: GameId): number => Number(id === FIRST_GAME)

/** Games that the app plays. */
export const GAME_IDS: readonly GameId[] = Object.values(idModules).sort((a, b) => firstGameRank(b) - firstGameRank(a))
