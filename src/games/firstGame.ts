/** Short game that the app proposes to whoever has not played yet. */

import { FIRST_GAME } from '../kernel/formats.ts'
import type { FirstGame } from '../kernel/gameCard.ts'

const modules = import.meta.glob<FirstGame>('./*/firstGame.ts', { eager: true, import: 'firstGame' })

/** Proposal of the first game of the app; null if it has none. */
export const FIRST_SETUP: FirstGame | null = modules[`./${FIRST_GAME}/firstGame.ts`] ?? null
