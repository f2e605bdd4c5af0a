/**
 * Whole games as text, one for each mode and number of seats: a change of the rules shows as a difference that can be
 * read.
 * After an intended change, renew them with `npx vitest run tests/games/blackstone/golden.test.ts -u` and read what
 * changed.
 */
import { expect, test } from 'vitest'
import { courtPointsOf } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { gameText } from './gameText.ts'
import { mixed } from './players.ts'
import { newGame, type Situation } from './testTable.ts'

/** What each court has at the beginning of a turn. */
const courtsText = (s: Situation): string =>
  s.state.courts
    .map((court) => {
      const { knights, wizards, hand, retained } = court
      return `${courtPointsOf(s.state, court).total} N${knights} W${wizards} [${s.names(hand)}] [${s.names(retained)}]`
    })
    .join(' | ')

const PIECES = { wildVassals: 'on', assassins: 'on', knightWizard: 'on' }

test.each([
  ['kings-quest', 2, { points: 10 }, 3],
  ['kings-quest', 3, { points: 10, openHands: 'on' }, 3],
  ['kings-quest', 4, { maxRounds: 10, tokens: 'finite' }, 4],
  ['puzzle-master', 2, {}, 5],
  ['advanced', 2, { maxRounds: 10, ...PIECES }, 4],
  ['advanced', 3, { maxRounds: 10, families: 'random' }, 5],
  ['advanced', 4, { maxRounds: 10, families: 'choose', tokens: 'finite' }, 6],
  ['coop', 2, PIECES, 4],
  ['solo', 1, { ...PIECES, blueLetters: 'on' }, 5],
  ['first-edition', 2, {}, 3],
  ['first-edition', 3, { wildVassals: 'off', tokens: 'finite' }, 4],
  ['first-edition', 4, { openHands: 'on' }, 5],
] as const)('%s for %i is played as it was', async (mode, seats, options, seed) => {
  const isTurnStart = (s: Situation): boolean => s.state.todo.at(-1)?.do === 'work'
  const text = gameText(newGame(mode, seats, options, seed), seed, { player: mixed, courts: courtsText, isTurnStart })
  await expect(text).toMatchFileSnapshot(`golden/${mode}-${seats}.txt`)
})
