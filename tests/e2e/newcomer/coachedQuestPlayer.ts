/** Somebody who begins a quest: does what the coach says and what is gold, and where neither says what, asks the lamp. */
import type { Locator, Page } from '@playwright/test'
import { button, tasks } from '../blackstoneTable.ts'
import { expect } from '../phoneFixtures.ts'
import type { Newcomer } from './newcomer.ts'

/** Many times what a first turn takes. */
const MOST_STEPS = 80
/** The coach speaks half a second after what was done: so long one looks before asking the lamp. In ms. */
const LISTENING = 800
/** So long one looks at a new screen before touching anything. In ms. */
const GLANCE = 400

const isThere = (one: Locator): Promise<boolean> => one.first().isVisible()

/** What it says; empty where it is gone, or goes while it is looked at. */
const textOf = async (one: Locator): Promise<string> =>
  (await isThere(one)) ? ((await one.textContent({ timeout: LISTENING }).catch(() => null)) ?? '') : ''

const metTask = (page: Page): Locator =>
  page.getByRole('group', { name: /^Your tasks/ }).getByRole('button', { name: /^(?!.*not met).*, met/s })
const metCard = (page: Page): Locator =>
  page.getByRole('region', { name: 'Cards' }).getByRole('button', { name: /[12] of 2 halves met/ })
const offered = (page: Page): Locator => page.getByRole('button', { name: /halves met|of your vassals fit/ })
const named =
  (name: string) =>
  (page: Page): Locator =>
    button(page, name)

interface Advice {
  readonly says: RegExp
  /** What the sentence names, to be touched one after the other. */
  readonly touches: readonly ((page: Page) => Locator)[]
}

const ADVICE: readonly Advice[] = [
  { says: /end your turn/, touches: [named('End turn')] },
  { says: /Tap a task|Tap one: the board/, touches: [tasks, named('Close')] },
  { says: /^A task is met/, touches: [metTask] },
  { says: /First take a card/, touches: [offered, named('Take card')] },
  { says: /Tap it, then Use/, touches: [metCard, named('Use')] },
]

const fillOf = (element: Element): string => getComputedStyle(element).backgroundImage

/** The names of the buttons with this fill that a finger would hit now. */
const namesOfFilled = (fill: string): readonly string[] =>
  [...document.querySelectorAll('button')]
    .filter((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      const isHit = one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      const isOff = one.disabled || one.ariaDisabled === 'true'
      return isHit && !isOff && getComputedStyle(one).backgroundImage === fill
    })
    .map((one) => (one.ariaLabel ?? one.textContent ?? '').trim())

/** What a stranger looks at. */
const looksOn = (page: Page) => {
  const hint = page.getByRole('region', { name: 'Hint' })
  return {
    hint,
    tip: page.getByRole('status', { name: 'Tip' }),
    sheet: page.getByRole('dialog'),
    tower: page.getByRole('button', { name: /tower,.*choose it$/ }),
    follow: hint.getByRole('button', { name: 'Do it' }),
    lamp: page.getByRole('button', { name: 'Hint', disabled: false }),
    othersTurn: button(page, 'Skip'),
    endTurn: button(page, 'End turn'),
  }
}

/** What was read in a turn. */
interface Read {
  /** The lines on how the quest is won. */
  readonly opening: readonly string[]
  /** What the coach said, and the lamp of the end of the turn. */
  readonly coach: readonly string[]
}

export interface CoachedQuestPlayer {
  /** Plays until the turn is over. */
  playTurn(): Promise<Read>
}

/** Learns from a button, which is gold on every screen with one way to go on, how gold looks. */
export const coachedQuestPlayer = async (
  { page, touch, skip }: Newcomer,
  goldButton: Locator,
): Promise<CoachedQuestPlayer> => {
  const gold = await goldButton.evaluate(fillOf)
  const { hint, tip, sheet, tower, follow, lamp, othersTurn, endTurn } = looksOn(page)
  const opening: string[] = []
  const heard: string[] = []
  let hasEnded = false

  /** The end of the turn is what the coach or the lamp says: it is gold, too, where much is still to be done. */
  const touchGold = async (): Promise<boolean> => {
    const names = await page.evaluate(namesOfFilled, gold)
    const next = names.find((name) => !/^(End turn|Skip)/.test(name))
    if (next === undefined) return false
    await touch(page.getByRole('button', { name: next, exact: true }).last())
    return true
  }
  /** Does what the coach says, where it says something new. */
  const listen = async (): Promise<boolean> => {
    const last = heard.at(-1)
    const news = tip.filter({ hasText: /\w/, ...(last !== undefined && { hasNotText: last }) })
    await news.waitFor({ timeout: LISTENING }).catch(() => undefined)
    const says = await textOf(tip)
    if (says === '' || heard.includes(says)) return false
    heard.push(says)
    const advice = ADVICE.find((one) => one.says.test(says))
    for (const find of advice?.touches ?? []) await touch(find(page).first())
    hasEnded = /end your turn/.test(says)
    return advice !== undefined
  }
  const answerSheet = async (): Promise<void> => {
    const begin = sheet.getByRole('button', { name: 'Begin' })
    await expect(begin.or(sheet.getByRole('button', { name: /^(Accept|End turn)/ })).first()).toBeVisible()
    if (await isThere(begin)) opening.push(...(await sheet.getByRole('listitem').allTextContents()))
    await touchGold()
  }
  /** The lines on how the quest is won lie over the towers as soon as they are fetched. */
  const chooseTower = async (): Promise<void> => {
    await sheet.waitFor({ timeout: GLANCE }).catch(() => undefined)
    if (!(await isThere(sheet))) await touch(tower.first())
  }
  const followHint = async (): Promise<void> => {
    const says = await textOf(hint)
    if (says === '') return
    hasEnded = says.startsWith('End your turn')
    if (hasEnded) heard.push(says.toLowerCase())
    await touch(follow)
  }
  const step = async (): Promise<void> => {
    await expect(sheet.or(tower).or(hint).or(othersTurn).or(lamp).first()).toBeVisible()
    if (await isThere(othersTurn)) await skip()
    else if (await isThere(sheet)) await answerSheet()
    else if (await isThere(tower)) await chooseTower()
    else if (await isThere(follow)) await followHint()
    else if (await isThere(hint)) await follow.waitFor({ timeout: LISTENING }).catch(() => undefined)
    else if (!(await listen()) && !(await isThere(sheet)) && !(await touchGold()) && (await isThere(lamp)))
      await touch(lamp)
  }
  return {
    playTurn: async () => {
      for (let steps = 0; !hasEnded; steps++) {
        expect(steps, 'the turn goes on').toBeLessThan(MOST_STEPS)
        await step()
      }
      // What is over a limit is asked before the turn is over.
      await expect(async () => {
        await touchGold()
        await expect(othersTurn.or(endTurn).first()).toBeVisible({ timeout: LISTENING })
        await expect(sheet).toHaveCount(0, { timeout: 0 })
      }).toPass()
      return { opening, coach: heard }
    },
  }
}
