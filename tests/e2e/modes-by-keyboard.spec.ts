/** At night one whole game of every mode by keyboard alone, by what the accessibility tree says: roles and names. */

import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { keyboard } from './inputMethods.ts'
import { expectSameEnd, playWholeGame } from './playWholeGame.ts'
import { expectStatusShown } from './statusChecks.ts'
import { begin, GAMES, test } from './wholeGamesOfModes.ts'

test.describe.configure({ mode: 'parallel', timeout: WHOLE_GAMES })

/** A window as narrow as a phone: at 400 % zoom a desk has one. */
const WINDOW = { width: 390, height: 700, touch: false }

for (const game of GAMES) {
  test(`a whole game of ${game.mode} by keyboard`, { tag: '@nightly' }, async ({ host, phone, thinking }) => {
    const [, number] = game.numbers
    const { page } = await phone(WINDOW)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const hand = keyboard(page)
    await begin(hand, host.url, game, number)
    await expectSameEnd(hand, await playWholeGame(hand, thinking, number, -1, expectStatusShown))
  })
}
