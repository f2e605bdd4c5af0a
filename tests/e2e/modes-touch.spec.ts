/** Whole games by touch, each mode on a phone of another size. */
import type { PhoneOptions } from './app.ts'
import { playExtraMoves } from './extraMoves.ts'
import { begin, GAMES, test } from './games.ts'
import { finger } from './hands.ts'
import { expectSameEnd, playWholeGame } from './wholeGame.ts'

test.describe.configure({ mode: 'parallel' })

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

/**
 * Nightly only: the King's Quest, of which Advanced is made with everything added, begins and ends in kings.spec.ts every time; and Solo,
 * whose table is that of Co-op, is played by keyboard every time.
 */
const SPARED = ["King's Quest", 'Solo']

for (const [at, game] of GAMES.entries()) {
  if (SPARED.includes(game.mode) && !process.env.NIGHTLY) continue
  test(`a whole game of ${game.mode} by touch`, async ({ host, phone, thinking }) => {
    const [number] = game.numbers
    const { page } = await phone(SIZES[at])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const hand = finger(page)
    await begin(hand, host.url, game, number)
    const mind = await playWholeGame(hand, thinking, number, TOUR, playExtraMoves)
    await expectSameEnd(hand, mind)
  })
}
