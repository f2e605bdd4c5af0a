/** A whole game of CastleScape against a bot, in Firefox and in the engine of iPhones. */
import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import { ENGLISH } from '../newcomer/castlescapeTexts.ts'
import { test } from '../phoneFixtures.ts'
import { strangerAt } from './browserDriver.ts'
import { playToEnd } from './castlescapePlayer.ts'
import { OPENERS } from './openOtherBrowser.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

for (const [name, openBrowser] of Object.entries(OPENERS)) {
  test(`${name}: from Home to an end by the rules, and nothing runs out of the screen`, {
    tag: '@nightly',
  }, async ({ host }) => {
    const driver = await openBrowser()
    test.skip(!driver, `${name} is not installed`)
    if (!driver) return
    try {
      const stranger = strangerAt(driver)
      const { tap, see } = stranger
      await driver.open(host.url)
      await tap('link', '^New game CastleScape')
      await tap('button', '^Seats')
      await tap('radio', '^Me and bots')
      await tap('button', '^Start$')
      await see('button', '^Keep these')
      await playToEnd(stranger, ENGLISH)
      await stranger.read('Renown')
      await see('button', '^Rematch')
    } finally {
      await driver.close()
    }
  })
}
