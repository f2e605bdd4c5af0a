/**
 * Somebody who sees the app for the first time: reads every new sentence on the screen, and touches or presses what stands there. Time is
 * counted, not measured, so it is the same on every machine.
 */
import type { Locator, Page } from '@playwright/test'
import { button, cell } from '../blackstoneTable.ts'
import { fingerOn } from '../finger.ts'
import { keyboardOn } from '../keyboard.ts'
import { expect } from '../phoneFixtures.ts'

/** Words that an adult reads within a second. */
const WORDS_PER_SECOND = 4
/** Seconds to find a place or a label on the screen and to touch it. */
const TOUCH = 2
/** Skip stays for a moment after each touch, so whoever touched on and on would never see it go. In ms. */
const LOOK = 1_500

export interface Newcomer {
  readonly page: Page
  /** Reads what is new on the screen, then touches it. */
  touch(target: Locator): Promise<void>
  /** Reads what is new on the screen, then touches a space of the board, `A T`. */
  touchSpace(space: string): Promise<void>
  /** Reads what is new on the screen, then chooses one of several. */
  choose(radio: Locator): Promise<void>
  /** Touches Skip, unless the other's turn ends before, and looks what comes of it. */
  skip(): Promise<void>
  /** Touches so far. */
  touches(): number
  /** Seconds of reading and touching so far. */
  seconds(): number
}

/** The sentences that can be seen now. Labels are found at a glance: that is part of a touch. */
const readSentences = (): readonly string[] => {
  const canBeSeen = (element: Element): boolean => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    const isInside = top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    return isInside && width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true })
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen: string[] = []
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode
    if (element && textContent && /[.?!]$/.test(textContent.trim()) && canBeSeen(element)) seen.push(textContent)
  }
  return seen
}

const countWords = (text: string): number => text.trim().split(/\s+/).length

interface Hand {
  readonly touch: (target: Locator) => Promise<void>
  readonly touchSpace: (space: string) => Promise<void>
  readonly choose: (radio: Locator) => Promise<void>
  /** Touches what may be gone the next moment. */
  readonly touchInTime: (target: Locator) => Promise<void>
}

const strangerAt = (page: Page, { touch, touchSpace, choose, touchInTime }: Hand): Newcomer => {
  const read = new Set<string>()
  let [touches, words] = [0, 0]
  const readNewSentences = async () => {
    for (const text of await page.evaluate(readSentences)) {
      if (!read.has(text)) words += countWords(text)
      read.add(text)
    }
  }
  const after = async (target: Locator, press: () => Promise<void>) => {
    await expect(target).toBeVisible()
    await readNewSentences()
    await press()
    touches++
  }
  return {
    page,
    touch: (target) => after(target, () => touch(target)),
    touchSpace: (space) => after(cell(page, space), () => touchSpace(space)),
    choose: (radio) => after(radio, () => choose(radio)),
    skip: async () => {
      const skip = button(page, 'Skip')
      await touchInTime(skip).catch(() => undefined)
      await skip.waitFor({ state: 'hidden', timeout: LOOK }).catch(() => undefined)
    },
    touches: () => touches,
    seconds: () => touches * TOUCH + words / WORDS_PER_SECOND,
  }
}

/** With a finger on a touch screen. */
export const newcomerByTouch = (page: Page): Newcomer => {
  const finger = fingerOn(page)
  return strangerAt(page, {
    touch: finger.tap,
    touchSpace: (space) => finger.tap(cell(page, space)),
    choose: finger.tap,
    touchInTime: (target) => target.tap({ timeout: 1_000 }),
  })
}

/** With a keyboard alone. A way there by Tab and arrows counts as one touch. */
export const newcomerByKeys = (page: Page): Newcomer => {
  const keys = keyboardOn(page)
  return strangerAt(page, {
    touch: keys.enter,
    touchSpace: async (space) => {
      await keys.goToSpace(space)
      await keys.press('Enter')
    },
    choose: keys.choose,
    touchInTime: (target) => target.press('Enter', { timeout: 1_000 }),
  })
}
