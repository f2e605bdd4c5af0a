/** A whole game of the King's Quest for three, with its moves. */
import { playFullGame } from './playFullGame.ts'

export const kingsGame = playFullGame({
  mode: 'kings-quest',
  seats: 3,
  options: { maxRounds: 10, families: 'off', intrigue: 'off' },
})
