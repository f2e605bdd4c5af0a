/**
 * Cards of all games and their modes: what the app knows of them before it fetches any rules. Each game's card is found
 * by its folder.
 */
import type { GameCard, ModeCard, ModeId } from '../kernel/gameCard.ts'
import { GAME_IDS } from './gameIds.ts'

const cardModules = import.meta.glob<GameCard>('./*/card.ts', { eager: true, import: 'card' })

/** Cards of all games, in the order of GAME_IDS: the first game first. */
export const GAME_CARDS: readonly GameCard[] = GAME_IDS.flatMap((id) => cardModules[`./${id}/card.ts`] ?? [])

/** The game that has this mode; undefined if no game of this app has it. Mode ids are unique in the app. */
export const gameOfMode = (mode: ModeId): GameCard | undefined =>
  GAME_CARDS.find(({ modes }) => modes.some(({ id }) => id === mode))

/** The card of a mode by its id, which may come from outside; undefined if no game has it. */
export const cardOfMode = (mode: ModeId): ModeCard | undefined => gameOfMode(mode)?.modes.find(({ id }) => id === mode)
