/** A first game against a bot to its end, by the lamp for a hint and nothing else: no rules, no lesson. */
import type { Locator } from '@playwright/test'
import { WHOLE_GAMES } from '../../../scripts/testLimits.mjs'
import { button } from '../blackstoneTable.ts'
import { loadDice } from '../fixedChance.ts'
import { expect, type PhoneOptions, test } from '../phoneFixtures.ts'
import { type Newcomer, newcomerByKeys, newcomerByTouch } from './newcomer.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const END = /(takes?|share) the castle/

/** Many times what a game takes. */
const MOST_LOOKS = 1_000

const isThere = (one: Locator): Promise<boolean> => one.first().isVisible()

/** Touches what the screen offers, until the game is over: a tower, what a hint says, and the end of a turn. */
const playByLamp = async ({ page, touch, skip }: Newcomer): Promise<void> => {
  const end = page.getByText(END).first()
  const hint = page.getByRole('region', { name: 'Hint' })
  const follow = hint.getByRole('button', { name: 'Do it' })
  const othersTurn = button(page, 'Skip')
  const accept = page.getByRole('dialog').getByRole('button', { name: /^(Accept|End turn)/, disabled: false })
  const lamp = page.getByRole('button', { name: 'Hint', disabled: false })
  for (let looks = 0; !(await isThere(end)); looks++) {
    expect(looks, 'the game goes on').toBeLessThan(MOST_LOOKS)
    await expect(end.or(follow).or(othersTurn).or(accept).or(lamp).first()).toBeVisible()
    if (await isThere(follow)) await touch(follow)
    else if (await isThere(accept)) await touch(accept)
    else if (await isThere(othersTurn)) await skip()
    else if (!(await isThere(hint)) && (await isThere(lamp))) await touch(lamp)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

interface Way {
  readonly name: string
  readonly options: PhoneOptions & { readonly touch: boolean }
  readonly isNightly?: boolean
}

const WAYS: readonly Way[] = [
  { name: 'by touch at 320×568', options: { width: 320, height: 568, touch: true }, isNightly: true },
  { name: 'by touch at 390×844', options: { width: 390, height: 844, touch: true } },
  { name: 'by touch at 1024×768', options: { width: 1024, height: 768, touch: true }, isNightly: true },
  { name: 'by keys', options: { width: 1280, height: 800, touch: false }, isNightly: true },
]

for (const { name, options } of WAYS.filter(({ isNightly }) => !isNightly || process.env.NIGHTLY))
  test(`a first game is won or lost without opening the rules, ${name}`, async ({ host, phone }) => {
    const { page } = await phone({ ...options, tips: true })
    await loadDice(page, 6)
    await page.goto(host.url)
    const stranger = options.touch ? newcomerByTouch(page) : newcomerByKeys(page)
    await stranger.touch(page.getByRole('link', { name: /^Play/ }))
    await stranger.touch(button(page, 'Play'))
    await playByLamp(stranger)
    await expect(page.getByText(END).first()).toHaveText(/^(You|Pip|You and Pip) (take|takes|share) the/)
  })
