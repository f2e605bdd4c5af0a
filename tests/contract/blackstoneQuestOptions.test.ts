/** Contract tests of the Queen's and the Wizard's Quest with non-default options; players only wait for the end. */
import { game } from '../../src/games/blackstone/game.ts'
import { testContract } from './testContract.ts'

const OPTIONS_BY_MODE = {
  'queens-quest': { first: 1, maxRounds: 10, evenStart: 'on' },
  'wizards-quest': { first: 1, maxRounds: 0, openHands: 'on', evenStart: 'on' },
}

for (const [mode, options] of Object.entries(OPTIONS_BY_MODE)) {
  testContract({
    ...{ title: `${mode}, other options`, game, mode, seats: 2, options, decisions: 150, games: 2 },
    finisher: () => (legal) => legal.find(({ kind }) => kind === 'endWork' || kind === 'pass'),
  })
}
