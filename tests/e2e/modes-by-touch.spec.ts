/** Whole games by touch, each mode on a phone of another size. */

import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { finger } from './inputMethods.ts'
import type { PhoneOptions } from './phoneFixtures.ts'
import { expectSameEnd, playWholeGame } from './playWholeGame.ts'
import { undoAndRepay } from './undoAndRepay.ts'
import { begin, GAMES, test } from './wholeGamesOfModes.ts'

test.describe.configure({ mode: 'parallel', timeout: WHOLE_GAMES })

const SIZES: readonly PhoneOptions[] = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 454 },
  { width: 844, height: 390 },
  { width: 430, height: 932 },
  { width: 320, height: 568 },
  { width: 390, height: 664 },
]

/** The number of the move before which all sheets are opened. */
const TOUR = 12

/** All at night. In every run a stranger plays a whole first game by touch, and Solo is played by keyboard. */
for (const [at, game] of GAMES.entries()) {
  test(`a whole game of ${game.mode} by touch`, { tag: '@nightly' }, async ({ host, phone, thinking }) => {
    const [number] = game.numbers
    const { page } = await phone(SIZES[at])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const hand = finger(page)
    await begin(hand, host.url, game, number)
    const autoPlayer = await playWholeGame(hand, thinking, number, TOUR, undoAndRepay)
    await expectSameEnd(hand, autoPlayer)
  })
}
