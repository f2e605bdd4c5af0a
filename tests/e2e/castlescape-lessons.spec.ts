/** Lessons of CastleScape by touch on a small phone, one after the other, to a first game against the easiest bot. */
import type { Locator, Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { axe } from './axeFindings.ts'
import { type Finger, fingerOn } from './finger.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, resizeTo } from './layoutFaults.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const SMALL = { width: 320, height: 568 }

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const coach = ({ page }: Finger): Locator => page.getByRole('status', { name: 'The coach' })

/** What the coach says is seen whole, and kept as a picture. */
const isTold = async (finger: Finger, sentence: string): Promise<void> => {
  const { page } = finger
  await expect(coach(finger)).toContainText(sentence)
  await expect.poll(() => overflow(page)).toEqual({ right: 0, below: 0 })
  const box = coach(finger).locator('..')
  expect(await box.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
  const name = sentence.replaceAll(/\W+/g, '-')
  await keepPicture(page, `castlescape-lessons/${name}-${page.viewportSize()?.width}`)
}

const playCard = async ({ page, tap }: Finger, card: string): Promise<void> => {
  const hand = page.getByRole('group', { name: 'Your hand' })
  await tap(hand.getByRole('button', { name: new RegExp(`^${card}`) }).first())
  await tap(button(page, `Play ${card}`))
}

/** Puts the ghost on the first square that is allowed, and builds or posts there. */
const placeFirst = async ({ page, tap }: Finger, verb: 'Build' | 'Post'): Promise<void> => {
  await tap(button(page, 'Show a square'))
  await tap(button(page, new RegExp(`^${verb} `)))
}

const wallsLesson = async (finger: Finger): Promise<void> => {
  const { page, tap } = finger
  await isTold(finger, 'This one lacks four Walls.')
  await axe(page, 'a lesson of CastleScape')
  await tap(button(page, 'Go on'))
  await isTold(finger, 'Tap Stone Walls')
  await playCard(finger, 'Stone Walls')
  await isTold(finger, 'Tap the dashed square')
  await tap(button(page, 'Show a square'))
  await tap(button(page, 'Build g5'))
  await isTold(finger, 'beside a Wall of the same card')
  // What was done is taken back, and done again.
  await tap(button(page, /^Undo/))
  await isTold(finger, 'Tap the dashed square')
  await placeFirst(finger, 'Build')
  await placeFirst(finger, 'Build')
  await isTold(finger, 'close the ring')
  await playCard(finger, 'Stone Walls')
  await placeFirst(finger, 'Build')
  await placeFirst(finger, 'Build')
  await isTold(finger, '2 squares bring 2 Renown')
}

const recruitsLesson = async (finger: Finger): Promise<void> => {
  const { page, tap } = finger
  await isTold(finger, 'Pip has 2 here')
  await tap(button(page, 'Go on'))
  await playCard(finger, 'Train Apprentice')
  await isTold(finger, 'Post it inside the ring')
  await placeFirst(finger, 'Post')
  await playCard(finger, 'Ladder Crew')
  await isTold(finger, 'Post it on a Wall')
  await placeFirst(finger, 'Post')
  await isTold(finger, 'You have 3, Pip 2.')
  await tap(button(page, /^End turn/))
  await isTold(finger, 'Your turn: close the ring')
  // A lesson has no replay of what the rival did.
  await expect(button(page, /^Before you/)).toHaveCount(0)
  await playCard(finger, 'Stone Walls')
  await placeFirst(finger, 'Build')
  await placeFirst(finger, 'Build')
  await isTold(finger, '3 against 2')
}

const marketLesson = async (finger: Finger): Promise<void> => {
  const { page, tap } = finger
  await isTold(finger, 'they bring 6 Gold')
  for (const card of ['Market Stall', 'Market Stall', 'Craftsman’s Shop', 'Clumsy Thief']) await playCard(finger, card)
  await isTold(finger, 'Open the market')
  await tap(page.getByRole('button', { name: 'Market', exact: true }))
  const market = page.getByRole('dialog', { name: 'Market' })
  await tap(market.getByRole('button', { name: /^Craftsman’s Shop/ }))
  await expect(market.getByRole('button', { name: /^Buy Craftsman/ })).toContainText('Do what the coach says first.')
  await tap(market.getByRole('button', { name: /^Ramparts/ }))
  await tap(market.getByRole('button', { name: /^Buy Ramparts/ }))
  await expect(market.getByRole('button', { name: /^Choose a card/ })).toContainText('bought Ramparts')
  await tap(market.getByRole('button', { name: 'Close' }))
  await isTold(finger, 'It lies in your discard pile')
  await tap(button(page, /^End turn/))
  await isTold(finger, 'Infamy 1')
  await tap(button(page, 'Go on'))
  await isTold(finger, 'build its three Walls')
  await playCard(finger, 'Ramparts')
  for (let wall = 0; wall < 3; wall++) await placeFirst(finger, 'Build')
  await isTold(finger, 'Buy what your guild lacks')
}

const inspectionLesson = async (finger: Finger): Promise<void> => {
  const { page, tap } = finger
  await isTold(finger, 'Two Walls are left in the quarry')
  await tap(button(page, 'Go on'))
  await isTold(finger, 'Your Infamy is 4')
  await tap(page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: /^Back Alley Bribes/ }))
  await tap(button(page, /Infamy −3/))
  await isTold(finger, 'the last two Walls of the quarry')
  await playCard(finger, 'Stone Walls')
  await placeFirst(finger, 'Build')
  await placeFirst(finger, 'Build')
  await isTold(finger, 'The quarry is empty')
  await tap(button(page, /^End turn/))
  const inspection = page.getByRole('dialog', { name: /Inspection/ })
  await expect(inspection).toBeVisible()
  await tap(inspection.getByRole('button', { name: 'Back to the game' }))
  await isTold(finger, 'This one is still yours')
  await tap(button(page, 'Go on'))
  await isTold(finger, 'Most Renown wins')
}

const next = async ({ page, tap }: Finger): Promise<void> => tap(button(page, /^Next: /))

test('all lessons of CastleScape by touch at 320×568, and then a first game against Pip on the small site', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/castlescape/learn`)
  await expect(page.getByRole('heading', { name: 'Learn CastleScape' })).toBeVisible()
  await axe(page, 'lessons of CastleScape')
  await finger.tap(page.getByRole('link', { name: 'Lesson 1: Walls and Baileys' }))
  await wallsLesson(finger)
  await next(finger)
  await recruitsLesson(finger)
  await next(finger)
  await marketLesson(finger)
  await next(finger)
  await inspectionLesson(finger)
  await finger.tap(button(page, /^A first game against Pip/))
  // Contracts are chosen first; the site beneath them is the small one.
  await expect(page.getByRole('group', { name: 'Contracts' }).getByRole('button')).toHaveCount(4)
  await expect(button(page, /^Pip, .*a bot: Easy/)).toBeVisible()
  await page.goto(`${host.url}#/castlescape/learn`)
  await expect(page.getByRole('link', { name: /done$/ })).toHaveCount(4)
})

test('New game leads to the lessons of CastleScape; the first by touch at 320×568, and the second behind it', async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/new`)
  await finger.tap(page.getByRole('link', { name: 'Learn: Blackstone Castle' }))
  await expect(page.getByRole('link', { name: /Slide and swap/ })).toBeVisible()
  await expect(page.locator('[data-part~="notice"]')).toHaveCount(0)
  await page.goBack()
  await finger.tap(page.getByRole('link', { name: 'Learn: CastleScape' }))
  await finger.tap(page.getByRole('button', { name: 'Back', exact: true }))
  await expect(page.getByRole('radio', { name: /^CastleScape/ })).toBeChecked()
  await finger.tap(page.getByRole('link', { name: 'Learn: CastleScape' }))
  await finger.tap(page.getByRole('link', { name: 'Lesson 1: Walls and Baileys' }))
  await wallsLesson(finger)
  await next(finger)
  await expect(page).toHaveURL(/castlescape\/learn\/recruits$/)
  await expect(coach(finger)).not.toBeEmpty()
})

const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
] as const

test('the first lesson of CastleScape is read whole at every size', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page }: Phone = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/castlescape/learn/walls`)
  for (const size of SIZES) {
    await resizeTo(page, size)
    await isTold(finger, 'This one lacks four Walls.')
  }
})
