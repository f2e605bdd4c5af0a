/** A table of CastleScape for browser tests: a position in mid-game, and what is pressed at it. */

import type { Locator, Page } from '@playwright/test'
import { openGate } from './curtainGate.ts'
import { expect, type Phone } from './phoneFixtures.ts'
import { paste } from './tableAndStorage.ts'

/** Middle of a game of four: a Bailey of 3 lacks the Wall i9, where Walls of Ramparts are being built. */
export const SITE = [
  ...['...............', '...............', '..#A##....#....', '..#2.#....C....', '..#..##BD##....'],
  ...['..B##A23#......', '..#..#1.C#A##..', '..D.4####1..C..', '..####...##A#..', '.....D.........'],
  ...['.....##........', '...............', '...............', '...............', '...............'],
]
export const MARKS = [
  { at: 'd4', claimedBy: [1] },
  { at: 'g6', claimedBy: [3] },
  { at: 'd7', claimedBy: [4] },
]
export const position = (more: object): string =>
  JSON.stringify({
    format: 'castlescape-position',
    version: 1,
    seats: ['Ann', 'Bo', 'Cy', 'Dee'],
    site: SITE,
    baileys: MARKS,
    turnNumber: 20,
    goals: ['two-courts', 'great-yard', 'busy-season'],
    ...more,
  })

export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Castle site' })
export const square = (page: Page, name: string): Locator =>
  grid(page).locator(`[aria-label="${name}"], [aria-label^="${name},"]`)
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })

export const beginFrom = async ({ page }: Phone, url: string, document: string): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await paste(page, url, document)
  await openGate(page)
  await expect(grid(page)).toBeAttached()
}

/** Ends a turn in which cards could be played and none was: it is asked for twice. */
export const endUntouchedTurn = async (page: Page): Promise<void> => {
  await button(page, /^End turn/).click()
  await expect(page.locator('[data-part="said"]')).toContainText('You have played no card yet.')
  await button(page, /^End turn/).click()
}

/** Begins a game of CastleScape as New game proposes it, with this company. */
export const beginNew = async (page: Page, url: string, company: 'One phone' | 'Me and bots'): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${url}#/new/castlescape`)
  await button(page, 'Seats').click()
  await page.getByRole('radio', { name: company, exact: true }).check({ force: true })
  await button(page, 'Start').click()
}
