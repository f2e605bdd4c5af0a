/** Somebody who knows nothing learns CastleScape in the engine of iPhones, and plays the first game to its end. */
import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import { fixChance } from '../fixedChance.ts'
import { type Learner, learn, type Next, nextTouch } from '../newcomer/castlescapeLearner.ts'
import { GERMAN } from '../newcomer/castlescapeTexts.ts'
import { test } from '../phoneFixtures.ts'
import { type Driver, strangerAt } from './browserDriver.ts'
import { playToEnd } from './castlescapePlayer.ts'
import { OPENERS } from './openOtherBrowser.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** What was seen, if it still stands at its place. Runs in the page. */
const findSeen = ({ at, name }: Next): Element | null => {
  const one = document.querySelectorAll('a, button')[at]
  return one && (one.ariaLabel ?? one.textContent ?? '').trim() === name ? one : null
}

const learnerAt = (driver: Driver): Learner => ({
  look: (looks) => driver.ask(nextTouch, looks),
  touch: async (next) => {
    const seen = await driver.find(findSeen, next)
    if (seen === null) return false
    return driver.click(seen).then(
      () => true,
      () => false,
    )
  },
  address: () => driver.ask(() => location.href, null),
})

test('WebKit: from Home through all four lessons and the first game to its end, in German', {
  tag: '@nightly',
}, async ({ host }) => {
  const driver = await OPENERS.WebKit?.()
  test.skip(!driver, 'WebKit is not installed')
  if (!driver) return
  try {
    const stranger = strangerAt(driver)
    const { tap } = stranger
    await driver.open(`${host.url}#/settings`)
    await tap('radio', `^${GERMAN.language}`)
    await driver.ask(fixChance, 3)
    await driver.open(`${host.url}#/`)
    await tap('link', `^${GERMAN.say('home.new')} CastleScape`)
    await tap('link', `^${GERMAN.say('home.lessons')}: CastleScape`)
    await learn(learnerAt(driver), GERMAN)
    await playToEnd(stranger, GERMAN)
  } finally {
    await driver.close()
  }
})
