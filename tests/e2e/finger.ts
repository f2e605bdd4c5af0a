/** One finger on a touch screen: it touches only what can be seen, is not covered and is big enough (table.md G6). */
import { expect, type Locator, type Page } from '@playwright/test'
import { expectOneGold, goldInPage } from './goldButtons.ts'

/** Smallest width and height of anything that is to be touched, in px. */
const FINGERTIP = 44
/** The board takes two taps on one space within a quarter of a second as one, counted from when the page hears the first. */
const DOUBLE_TAP_GUARD = 400
/** A table takes a touch right after another for a part of it; counted as above (refuseHastyPress.ts). */
export const HASTE = 400

interface TouchTarget {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** What a touch in its middle would hit: the thing itself, or what lies over it. */
  readonly hit: 'it' | string
  readonly isOnScreen: boolean
  /** Something is still being read from storage, and would push away what is below it. */
  readonly isBusy: boolean
  /** How far the table was scrolled, and how far it could be: it never scrolls (G4), whatever was touched on it. */
  readonly scrolled: readonly number[]
}

/**
 * Scrolls the tray, a sheet or a page to it as a finger would, waits until it rests, and tells where it is drawn. A box to tick is as big
 * as its label. All in one go: to ask the page costs more than the answer.
 */
const locateInPage = async (element: Element): Promise<TouchTarget> => {
  const seen = (element instanceof HTMLInputElement && element.labels?.[0]) || element
  seen.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  const place = () => JSON.stringify(seen.getBoundingClientRect())
  // A sheet that begins to slide in lies still for a frame.
  const slides = () =>
    document.getAnimations().some(({ effect, playState, timeline }) => {
      const moved = effect instanceof KeyframeEffect && effect.target?.contains(seen)
      // What follows a scrolled part comes to no end by itself.
      const isTimed = timeline === document.timeline
      return (
        moved && isTimed && playState === 'running' && effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      )
    })
  for (let before = ''; slides() || before !== place(); await new Promise(requestAnimationFrame)) before = place()
  const { x, y, width, height } = seen.getBoundingClientRect()
  const under = document.elementFromPoint(x + width / 2, y + height / 2)
  const { scrollWidth, scrollHeight } = document.documentElement
  return {
    ...{ x, y, width, height },
    hit: seen.contains(under) ? 'it' : (under?.outerHTML.slice(0, 80) ?? ''),
    isOnScreen: x >= -0.5 && y >= -0.5 && x + width <= innerWidth + 0.5 && y + height <= innerHeight + 0.5,
    isBusy: document.querySelector('[aria-busy=true]') !== null,
    scrolled: document.querySelector('[role=grid]')
      ? [scrollX, scrollY, scrollWidth - innerWidth, scrollHeight - innerHeight]
      : [0, 0, 0, 0],
  }
}

/** A touch is drawn in a task after it (src/ui/app/renderScheduling.ts); what asks the page sooner reads what was there before. */
export const afterDrawing = (): Promise<void> => new Promise((done) => setTimeout(done))

const stateOf = ({ hit, isOnScreen, isBusy }: TouchTarget): string =>
  isBusy ? 'the app is busy' : isOnScreen ? hit : 'off the screen'

/** Waits until it is on the screen and nothing lies over it: a sheet goes, a panel or a sheet comes. */
const waitUntilUncovered = async (target: Locator): Promise<TouchTarget> => {
  let found = await target.evaluate(locateInPage)
  if (stateOf(found) === 'it') return found
  await expect
    .poll(async () => {
      found = await target.evaluate(locateInPage)
      return stateOf(found)
    }, `${target} is covered, or off the screen`)
    .toBe('it')
  return found
}

export interface Finger {
  readonly page: Page
  /** How often it has touched. */
  readonly taps: () => number
  /** Touches the middle of the one thing that is meant; a test fails where a person could not, or two things are gold. */
  tap(target: Locator): Promise<void>
}

/** `guard`: how long two touches of one place are kept apart, in ms; the board of the first game needs it. */
export const fingerOn = (page: Page, guard = DOUBLE_TAP_GUARD): Finger => {
  const taps: { readonly x: number; readonly y: number; readonly time: number }[] = []
  /** Also where something else was touched in between. */
  const waitOutDoubleTap = async (x: number, y: number) => {
    const isHere = (tap: { readonly x: number; readonly y: number }) => Math.hypot(x - tap.x, y - tap.y) < FINGERTIP
    const hasty = taps.slice(-1).find(isHere)
    const rest = Math.max((taps.findLast(isHere)?.time ?? 0) + guard, (hasty?.time ?? 0) + HASTE) - Date.now()
    if (rest > 0) await page.waitForTimeout(rest)
  }
  return {
    page,
    taps: () => taps.length,
    async tap(target) {
      await expect(target).toHaveCount(1)
      const { x, y, width, height, scrolled } = await waitUntilUncovered(target)
      expect(Math.min(width, height), `${target} is big enough for a finger`).toBeGreaterThanOrEqual(FINGERTIP - 0.01)
      expect(scrolled, 'the table does not scroll').toEqual([0, 0, 0, 0])
      const [middle, centre] = [x + width / 2, y + height / 2]
      await waitOutDoubleTap(middle, centre)
      await page.touchscreen.tap(middle, centre)
      await page.evaluate(afterDrawing)
      if ((await page.evaluate(goldInPage)).length > 1) await expectOneGold(page)
      taps.push({ x: middle, y: centre, time: Date.now() })
    },
  }
}
