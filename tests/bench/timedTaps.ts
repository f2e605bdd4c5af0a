/** Taps, each measured by itself. */
import type { Locator, Page } from '@playwright/test'
import { seenOn, type Watched } from './pageTimings.ts'

/** Longer than any animation, so that each tap is seen by itself. */
const REST = 400

export interface Tapped extends Watched {
  /** What was tapped, in the first words that the page has for it. */
  readonly what: string
}

/** Most letters of a name, so that it fits into a table. */
const NAME = 40

const nameOf = async (target: Locator): Promise<string> => {
  const name = (await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? ''
  return name.replace(/\s+/g, ' ').slice(0, NAME)
}

/**
 * Taps an element at a distance from its left edge, in parts of its width. The time that the page takes to find it is
 * not counted.
 */
export const tapped = async (page: Page, target: Locator, part = 0.5): Promise<Tapped> => {
  await target.scrollIntoViewIfNeeded()
  const what = await nameOf(target)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} cannot be seen`)
  await page.waitForTimeout(REST)
  await seenOn(page)
  await page.touchscreen.tap(box.x + box.width * part, box.y + box.height / 2)
  await page.waitForTimeout(REST)
  return { what, ...(await seenOn(page)) }
}

/** Milliseconds of the answers to taps. The browser does not report those of less than 16 ms. */
export const answersOf = (taps: readonly Watched[]): readonly number[] =>
  taps.map(({ answers }) => Math.max(16, ...answers))
