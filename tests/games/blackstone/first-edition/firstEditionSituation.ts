/** Situations of the First Edition, and the moves that only this edition has. */
import type { Action } from '#src/games/blackstone/actions.ts'
import type { TaskDeck } from '#src/games/blackstone/cards.ts'
import { space } from '../namedActions.ts'
import { type Situation, situation, type Zones } from '../testTable.ts'

export const firstEdition = (zones: Zones = {}, seed = 1): Situation =>
  situation({ mode: 'first-edition', ...zones }, seed)

export const decks = (a: TaskDeck, b: TaskDeck): Action => ({ kind: 'decks', decks: [a, b] })
export const guard = (where: string): Action => ({ kind: 'guard', space: space(where) })
export const unguard = (where: string): Action => ({ kind: 'unguard', space: space(where) })
