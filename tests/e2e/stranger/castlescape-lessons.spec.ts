/** Somebody who knows nothing learns CastleScape: touches what is gold, what the coach names, and what lies in the hand. */
import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../../scripts/limits.mjs'
import { expect, test } from '../app.ts'
import { loadDice } from '../games.ts'
import { type CastleWords, ENGLISH, GERMAN } from './castleTexts.ts'
import { playByLamp } from './hintFollower.ts'
import { type Stranger, strangerByTouch } from './stranger.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** Many times what four lessons take. */
const MOST_TOUCHES = 150
/** So long one looks at what a touch has changed. In ms. */
const GLANCE = 700

const TOUCHABLE = 'a, button'

interface Looks {
  readonly square: string
  readonly close: string
  readonly end: string
  /** Names of what was touched since the coach said this. */
  readonly tried: readonly string[]
}

interface Next {
  /** Place among all that can be touched; −1 while there is nothing. */
  readonly at: number
  readonly name: string
  readonly said: string
}

/**
 * What is touched next: what is gold, a square that is allowed, what the coach names and was not tried, the way out of a
 * sheet, a card, the end of the turn. Run in the page.
 */
const nextTouch = ({ square, close, end, tried }: Looks): Next => {
  const all = [...document.querySelectorAll<HTMLElement>('a, button')]
  const layer = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const isUsable = (one: Element): boolean =>
    layer.contains(one) &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !one.closest('[inert]') &&
    !one.matches(':disabled, [aria-disabled=true], [aria-pressed=true]')
  const usable = all.filter(isUsable)
  const nameOf = (one: Element): string => (one.ariaLabel ?? one.textContent ?? '').trim()
  const titleOf = (one: Element): string => nameOf(one).split(/[,:(]/)[0]?.trim() ?? ''
  const said = document.querySelector('[data-part=coach] p')?.textContent ?? ''
  const isNamed = (one: Element): boolean => {
    const title = titleOf(one)
    return title.length > 3 && said.toLowerCase().includes(title.toLowerCase()) && !tried.includes(said + nameOf(one))
  }
  const isGold = (one: Element): boolean => getComputedStyle(one).backgroundImage.includes('rgb(255, 228, 145)')
  const next =
    usable.find(isGold) ??
    usable.find((one) => nameOf(one) === square) ??
    usable.filter(isNamed).sort((a, b) => titleOf(b).length - titleOf(a).length)[0] ??
    (layer === document.body ? null : usable.find((one) => nameOf(one) === close)) ??
    usable.find((one) => one.matches('[data-part=hand] *')) ??
    usable.find((one) => nameOf(one).startsWith(end))
  return next ? { at: all.indexOf(next), name: nameOf(next), said } : { at: -1, name: '', said }
}

/** Learns until the first game stands on the table. */
const learn = async ({ page, touch }: Stranger, { say }: CastleWords): Promise<void> => {
  const words = { square: say('castlescape.do.point'), close: say('app.close'), end: say('castlescape.do.end') }
  const tried: string[] = []
  for (let touches = 0; !page.url().includes('/play/'); touches++) {
    expect(touches, 'the lessons end').toBeLessThan(MOST_TOUCHES)
    const look = () => page.evaluate(nextTouch, { ...words, tried })
    await expect.poll(async () => (await look()).at, 'there is something to touch').toBeGreaterThanOrEqual(0)
    const { at, name, said } = await look()
    if (at < 0) continue
    await touch(page.locator(TOUCHABLE).nth(at))
    tried.push(said + name)
    await page.waitForTimeout(GLANCE)
  }
}

const strangerAt = async (page: Page): Promise<Stranger> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await loadDice(page, 3)
  return strangerByTouch(page)
}

for (const words of [ENGLISH, GERMAN])
  test(`finds the lessons at Home, does all four and plays the first game to its end, in ${words.locale}`, {
    tag: '@nightly',
  }, async ({ host, phone }) => {
    const { page } = await phone({ width: 320, height: 568, tips: true, locale: words.locale })
    const stranger = await strangerAt(page)
    await page.goto(host.url)
    await stranger.touch(page.getByRole('link', { name: `${words.say('home.new')} CastleScape` }))
    await stranger.touch(page.getByRole('link', { name: `${words.say('home.lessons')}: CastleScape` }))
    await learn(stranger, words)
    expect(await playByLamp(stranger, words)).toMatch(words.end)
  })
