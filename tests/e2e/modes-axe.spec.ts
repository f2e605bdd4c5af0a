/** Every table, question and sheet of a whole game of every mode, looked at by axe. It takes long: nightly only. */

import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { axe } from './axeFindings.ts'
import { finger } from './inputMethods.ts'
import { openAndCloseReplay, playWholeGame } from './playWholeGame.ts'
import { newKind, watchScenes } from './screenInspector.ts'
import { begin, GAMES, test } from './wholeGamesOfModes.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** The number of the move before which all sheets are opened. */
const TOUR = 12
/** What this worker has looked at. */
const seen = new Set<string>()

if (process.env.NIGHTLY) {
  for (const game of GAMES) {
    test(`${game.mode}: no accessibility findings on anything that comes up`, async ({ host, phone, thinking }) => {
      const [number] = game.numbers
      const { page } = await phone({ width: 390, height: 844 })
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      const hand = watchScenes(finger(page), newKind(seen), axe)
      await begin(hand, host.url, game, number)
      await playWholeGame(hand, thinking, number, TOUR)
      await openAndCloseReplay(hand)
    })
  }
}
