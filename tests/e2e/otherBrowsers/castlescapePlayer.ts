/** Somebody who plays CastleScape in any browser and language, by nothing but what the screen asks for. */
import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import type { CastleWords } from '../newcomer/castlescapeTexts.ts'
import { expect } from '../phoneFixtures.ts'
import type { Stranger } from './browserDriver.ts'
import { PHONE } from './openOtherBrowser.ts'

const PLAYABLE_CARD = '[data-part=hand] button[aria-pressed=false]:not([aria-disabled])'
const ANSWER = '[data-part=question] button'

/** Taps the first part of this kind; false where there is none, or something else was hit. */
const tapFirst = async ({ driver }: Stranger, selector: string): Promise<boolean> => {
  const part = await driver.find((wanted) => document.querySelector(wanted), selector)
  if (part === null) return false
  return driver.click(part).then(
    () => true,
    () => false,
  )
}

/** Does the next thing that the screen asks for; nothing while the bot plays. */
const doNext = async (stranger: Stranger, { say, names }: CastleWords): Promise<void> => {
  const press = (name: RegExp): Promise<boolean> => stranger.tapNow('button', name.source)
  const unmarkedPaper = `[role=group][aria-label="${say('castlescape.contractCards')}"] button[aria-pressed=false]`
  if (await press(names('opening.begin', 'do.resume'))) return
  if (await tapFirst(stranger, unmarkedPaper)) {
    await press(names('castlescape.do.keep'))
    return
  }
  if (await press(names('castlescape.do.point'))) return
  const placings = ['build', 'post', 'recall', 'moveFrom', 'move', 'oust', 'lose'] as const
  if (await press(names(...placings.map((placing) => `castlescape.do.${placing}` as const)))) return
  if (await tapFirst(stranger, ANSWER)) return
  if (await press(names('castlescape.do.play', 'castlescape.do.drop'))) return
  if (await tapFirst(stranger, PLAYABLE_CARD)) return
  await press(names('castlescape.do.end', 'castlescape.do.pay'))
}

/** Plays to an end by the rules; nothing runs out of the screen on the way. */
export const playToEnd = async (stranger: Stranger, words: CastleWords): Promise<void> => {
  const { driver, sees } = stranger
  const limit = Date.now() + 0.9 * WHOLE_GAMES
  while (!(await sees('heading', words.end.source))) {
    expect(Date.now(), 'the game comes to its end').toBeLessThan(limit)
    await doNext(stranger, words)
    const width = await driver.ask(() => document.documentElement.scrollWidth, null)
    expect(width, driver.name).toBeLessThanOrEqual(PHONE.width)
  }
}
