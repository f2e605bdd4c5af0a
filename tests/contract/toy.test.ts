import { expect } from 'vitest'
import { FACES, toy } from '../kernel/toyGame.ts'
import { testContract } from './testContract.ts'

for (const rounds of [4, 8]) {
  testContract({
    title: `the toy game over ${rounds} rounds`,
    game: toy,
    mode: 'plain',
    seats: 2,
    options: { rounds },
    decisions: 60,
    games: 15,
    finisher: () => (legal) => legal.find(({ verb }) => verb === 'pass') ?? legal[0],
    invariant: ({ replay: { state } }) => {
      const cardsInHands = state.courts.reduce((sum, { hand }) => sum + hand.length, 0)
      expect(cardsInHands + state.deck.length + state.buried.length + state.table.length).toBe(FACES.length)
    },
  })
}
