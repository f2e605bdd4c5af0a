/** Contract tests of CastleScape, which is not listed among the games yet. */
import { game } from '../../../src/games/castlescape/game.ts'
import { testContract } from '../../contract/suite.ts'

const CARD = { game, mode: 'castlescape', decisions: 150, games: 3 }

for (const seats of [2, 3, 4]) testContract({ ...CARD, title: `castlescape, ${seats} seats`, seats })

testContract({
  ...CARD,
  title: 'castlescape, other options',
  seats: 3,
  options: { hardcore: 'on', market: 'friendly', site: 13, first: 2, lastTurns: 'oneEach', handicap: 'on' },
})

// Whoever only ends turns comes to a standstill: 2 seats, 6 idle turns, then equal turns.
testContract({
  ...CARD,
  title: 'castlescape, nobody does anything',
  seats: 2,
  decisions: 30,
  finisher: () => (legal) => legal.find(({ kind }) => kind === 'end') ?? legal[0],
})
