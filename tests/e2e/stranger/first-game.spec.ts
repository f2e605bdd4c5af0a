/** A first game against a bot to its end, by the lamp for a hint and nothing else: no rules, no lesson. */
import type { Locator } from '@playwright/test'
import { button } from '../accessibleTable.ts'
import { expect, test } from '../app.ts'
import { loadDice } from '../games.ts'
import { type Stranger, strangerByKeys, strangerByTouch } from './stranger.ts'

const END = /(takes|share) the castle/

/** Many times what a game takes. */
const MOST_LOOKS = 5_000

/** Touches what the screen offers, until the game is over: a tower, what a hint says, and the end of a turn. */
const playByLamp = async ({ page, touch }: Stranger): Promise<void> => {
  const end = page.getByText(END).first()
  const hint = page.getByRole('region', { name: 'Hint' })
  const follow = hint.getByRole('button', { name: 'Do it' })
  const skip = page.getByRole('button', { name: /^Skip/ })
  const accept = page.getByRole('dialog').getByRole('button', { name: /^(Accept|End turn)/, disabled: false })
  const lamp = page.getByRole('button', { name: 'Hint', disabled: false })
  const isThere = (one: Locator): Promise<boolean> => one.first().isVisible()
  for (let looks = 0; !(await isThere(end)); looks++) {
    expect(looks, 'the game goes on').toBeLessThan(MOST_LOOKS)
    await expect(end.or(follow).or(skip).or(accept).or(lamp).first()).toBeVisible()
    if (await isThere(follow)) await touch(follow)
    else if (await isThere(accept)) await touch(accept)
    else if (await isThere(skip)) {
      // The other's turn may end before the touch.
      await skip.tap({ timeout: 1_000 }).catch(() => undefined)
      await expect(end.or(accept).or(lamp).first()).toBeVisible()
    } else if (!(await isThere(hint)) && (await isThere(lamp))) await touch(lamp)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
]

// A game takes a minute and more.
for (const size of process.env.NIGHTLY ? SIZES : [])
  test(`a first game is won or lost without opening the rules at ${size.width}x${size.height}`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone({ ...size, tips: true })
    await loadDice(page, 18)
    await page.goto(host.url)
    const stranger = strangerByTouch(page)
    await stranger.touch(page.getByRole('link', { name: /^Play/ }))
    await stranger.touch(button(page, 'Play'))
    await playByLamp(stranger)
    await expect(page.getByText(END).first()).toHaveText(/^(You|Player 1|Pip|Player 1 and Pip) (take|takes|share) the/)
  })

if (process.env.NIGHTLY)
  test('a first game is won or lost by keys', async ({ host, phone }) => {
    const { page } = await phone({ width: 1280, height: 800, touch: false, tips: true })
    await loadDice(page, 18)
    await page.goto(host.url)
    const stranger = strangerByKeys(page)
    await stranger.touch(page.getByRole('link', { name: /^Play/ }))
    await stranger.touch(button(page, 'Play'))
    await playByLamp(stranger)
  })
