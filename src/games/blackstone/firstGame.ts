import type { FirstGame } from '../../kernel/gameCard.ts'

/** A short game for whoever plays for the first time: the King's Quest to ten points. */
export const firstGame: FirstGame = { mode: 'kings-quest', options: { points: 10 } }
