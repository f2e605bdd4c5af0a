/** A whole game of CastleScape against a bot, in Firefox and in the engine of iPhones. */
import { WHOLE_GAMES } from '../../../scripts/limits.mjs'
import { expect, test } from '../app.ts'
import { type Stranger, strangerAt } from './foreignBrowser.ts'
import { OPENERS, PHONE } from './foreignEngines.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const UNMARKED_PAPER = '[role=group][aria-label=Contracts] button[aria-pressed=false]'
const PLAYABLE_CARD = '[data-part=hand] button[aria-pressed=false]:not([aria-disabled])'
const ANSWER = '[data-part=question] button'
/** Names of the main button while something is placed. */
const PLACE = '^(Build|Post|Take back|Move|Step to|Remove|Give up) '

/** Taps the first part of this kind; false where there is none. */
const tapFirst = async ({ driver }: Stranger, selector: string): Promise<boolean> => {
  const part = await driver.find((wanted) => document.querySelector(wanted), selector)
  if (part === null) return false
  return driver.click(part).then(
    () => true,
    () => false,
  )
}

/** Does the next thing that the screen asks for; nothing while the bot plays. */
const doNext = async (stranger: Stranger): Promise<void> => {
  const { tapNow } = stranger
  for (const sheet of ['^Begin$', '^Back to the game']) if (await tapNow('button', sheet)) return
  if (await tapFirst(stranger, UNMARKED_PAPER)) {
    await tapNow('button', '^Keep (this|these)$')
    return
  }
  if (await tapNow('button', '^Show a square')) return
  if (await tapNow('button', PLACE)) return
  if (await tapFirst(stranger, ANSWER)) return
  if (await tapNow('button', '^(Play|Discard) ')) return
  if (await tapFirst(stranger, PLAYABLE_CARD)) return
  await tapNow('button', '^(End turn|Pay 1 Renown)')
}

for (const [name, openBrowser] of Object.entries(OPENERS)) {
  test(`${name}: from Home to an end by the rules, and nothing runs out of the screen`, {
    tag: '@nightly',
  }, async ({ host }) => {
    const driver = await openBrowser()
    test.skip(!driver, `${name} is not installed`)
    if (!driver) return
    try {
      const stranger = strangerAt(driver)
      const { tap, see, sees } = stranger
      await driver.open(host.url)
      await tap('link', '^New game CastleScape')
      await tap('button', '^Seats')
      await tap('radio', '^Me and bots')
      await tap('button', '^Start$')
      await see('button', '^Keep these')
      const isOver = (): Promise<boolean> => sees('heading', '(^You win|wins|share the victory)$')
      const end = Date.now() + 0.9 * WHOLE_GAMES
      while (!(await isOver())) {
        expect(Date.now(), 'the game comes to its end').toBeLessThan(end)
        await doNext(stranger)
        const width = await driver.ask(() => document.documentElement.scrollWidth, null)
        expect(width, name).toBeLessThanOrEqual(PHONE.width)
      }
      await stranger.read('Renown')
      await see('button', '^Rematch')
    } finally {
      await driver.close()
    }
  })
}
