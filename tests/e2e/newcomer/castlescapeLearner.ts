/** Somebody who knows nothing learns CastleScape: touches what is gold, what the coach names, and what lies in the hand. */
import { expect } from '@playwright/test'
import type { CastleWords } from './castlescapeTexts.ts'

/** Many times what four lessons take. */
const MOST_TOUCHES = 150
/** So long one looks at what a touch has changed. In ms. */
const GLANCE = 700

/** What can be touched. */
export const TOUCHABLE = 'a, button'

export interface Looks {
  readonly square: string
  readonly close: string
  readonly end: string
  /** Names of what was touched since the coach said this. */
  readonly tried: readonly string[]
}

export interface Next {
  /** Place among all that can be touched; −1 while there is nothing. */
  readonly at: number
  readonly name: string
  readonly said: string
}

/** Eyes and a finger, in whatever browser. */
export interface Learner {
  look(looks: Looks): Promise<Next>
  /** Touches what was seen; false where it had gone or something else was hit. */
  touch(next: Next): Promise<boolean>
  /** Address of the page. */
  address(): Promise<string>
}

/**
 * What is touched next: what is gold, a square that is allowed, what the coach names and was not tried, the way out of a
 * sheet, a card, the end of the turn. Run in the page.
 */
export const nextTouch = ({ square, close, end, tried }: Looks): Next => {
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

const glance = (): Promise<void> => new Promise((done) => setTimeout(done, GLANCE))

/** Learns, from the page of the lessons until the first game stands on the table. */
export const learn = async ({ look, touch, address }: Learner, { say }: CastleWords): Promise<void> => {
  const words = { square: say('castlescape.do.point'), close: say('app.close'), end: say('castlescape.do.end') }
  const tried: string[] = []
  for (let touches = 0; !(await address()).includes('/play/'); touches++) {
    expect(touches, 'the lessons end').toBeLessThan(MOST_TOUCHES)
    const lookNow = () => look({ ...words, tried })
    await expect.poll(async () => (await lookNow()).at, 'there is something to touch').toBeGreaterThanOrEqual(0)
    const next = await lookNow()
    if (next.at < 0 || !(await touch(next))) continue
    tried.push(next.said + next.name)
    await glance()
  }
}
