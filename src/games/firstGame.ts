/** Short game that the app proposes to whoever has not played yet. */
import type { FirstGame } from '../kernel/contract.ts'
import { FIRST_GAME } from '../kernel/formats.ts'

const modules = import.meta.glob<FirstGame>('./*/firstGame.ts', { eager: true, import: 'firstGame' })

/** Proposal of the first game of the app; null if it has none. */
export const FIRST_SETUP: FirstGame | null = modules[`./${FIRST_GAME}/firstGame.ts`] ?? null
