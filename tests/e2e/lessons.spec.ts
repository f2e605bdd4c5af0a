/** Learning by playing: from a cold start to the first move of a card, and through all lessons to a short game, by touch and by keys. */

import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { axe } from './axeFindings.ts'
import { button, cell, tasks } from './blackstoneTable.ts'
import { type Finger, fingerOn } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { expectGold } from './goldButtons.ts'
import { overflow, resizeTo } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const SMALL = { width: 320, height: 568 }

const coach = ({ page }: Finger) => page.getByRole('status', { name: 'The coach' })
const goOn = async (finger: Finger): Promise<void> => {
  await expectGold(finger.page, /^Go on/)
  await finger.tap(button(finger.page, 'Go on'))
}
const next = (finger: Finger) => finger.tap(button(finger.page, 'Next: '))

const twoFaces = async (finger: Finger): Promise<void> => {
  const { page } = finger
  await finger.tap(cell(page, 'A O'))
  await expectGold(page, /^Flip/)
  await finger.tap(button(page, 'Flip'))
  await expect(cell(page, 'A O')).toHaveAccessibleName(/Dragon Emissary/)
}

/** What the step is not about looks so, without a word, and answers a touch with one line that is also told. */
const refusals = async (finger: Finger): Promise<void> => {
  const { page } = finger
  const prompt = page.locator("[data-part='prompt']")
  const words = 'Do what the coach says first.'
  await finger.tap(cell(page, 'L T'))
  await expect(button(page, 'Flip')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(words)).toHaveCount(0)
  await finger.tap(button(page, 'Flip'))
  await expect(prompt).toContainText(words)
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
  // It goes with the next touch. The tile below the vassal is covered: the vassal is laid down first.
  await finger.tap(cell(page, 'L T'))
  await expect(page.getByText(words)).toHaveCount(0)
  await finger.tap(button(page, 'New task'))
  await expect(prompt).toContainText(words)
}

/** The coach says what the lesson was about, once its result was seen, and covers nothing of the board. */
const ended = async (finger: Finger, sentence: string): Promise<void> => {
  await expect(coach(finger)).toContainText(sentence)
  await expect(finger.page.getByRole('dialog')).toHaveCount(0)
}

test('from a cold start a card is moved with three taps', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(host.url)
  await finger.tap(page.getByRole('link', { name: 'Learn by playing' }))
  await twoFaces(finger)
  expect(finger.taps()).toBe(3)
})

test('all lessons by touch, each ending in a move of one’s own, and then a game with the coach', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/learn/next`)
  await twoFaces(finger)
  await goOn(finger)
  await refusals(finger)
  await finger.tap(cell(page, 'C N'))
  await finger.tap(button(page, 'Flip'))
  await ended(finger, 'A wizard flips any vassal')
  await next(finger)

  // Undo, where nothing can be taken back, says so.
  await finger.tap(button(page, 'Undo'))
  await expect(page.locator("[data-part='prompt'] b")).not.toBeEmpty()
  await finger.tap(cell(page, 'A O'))
  await finger.tap(cell(page, 'A T'))
  await finger.tap(cell(page, 'C N'))
  await finger.tap(cell(page, 'K N'))
  await expect(page.getByText('Lesson 2 of 6: Slide and swap')).toBeVisible()
  await expect(coach(finger)).toContainText('slide the Lion Scout twice')
  for (const space of ['A T', 'A S']) await finger.tap(cell(page, space))
  await finger.tap(button(page, 'Undo'))
  for (const space of ['A T', 'A S', 'A S', 'C S']) await finger.tap(cell(page, space))
  await ended(finger, 'Knights slide, wizards swap and flip.')
  await next(finger)

  await finger.tap(tasks(page).first())
  // The coach speaks of its halves: both are to be seen.
  await expect(page.getByText('any Lion', { exact: true })).toBeVisible()
  await expect(page.getByText('any Spy', { exact: true })).toBeVisible()
  await goOn(finger)
  await goOn(finger)
  await finger.tap(cell(page, 'A O'))
  await finger.tap(cell(page, 'L O'))
  await next(finger)

  await finger.tap(cell(page, 'B S'))
  await finger.tap(button(page, 'Flip'))
  await finger.tap(tasks(page).first())
  await expectGold(page, /^Complete/)
  await finger.tap(button(page, 'Complete'))
  await expect(page.getByRole('button', { name: /^My court/ })).toBeVisible()
  await goOn(finger)
  await goOn(finger)
  await finger.tap(button(page, 'End turn'))
  await next(finger)

  await goOn(finger)
  await finger.tap(cell(page, 'A O'))
  await finger.tap(button(page, 'Retain'))
  await finger.tap(page.getByRole('button', { name: /choose it/ }).first())
  await goOn(finger)
  await finger.tap(button(page, 'End turn'))
  const sheet = page.getByRole('dialog')
  await finger.tap(sheet.getByRole('button', { name: /^Accept/ }))
  await next(finger)

  await goOn(finger)
  await finger.tap(button(page, 'End turn'))
  await expect(page.getByText('Alike in both, it pays a knight and a Guild card, or a Power card.')).toBeAttached()
  await finger.tap(cell(page, 'A O'))
  await expect(cell(page, 'A O')).toHaveAccessibleName(/your agent/)
  await finger.tap(button(page, 'Power card'))
  await ended(finger, 'Whenever somebody else moves')
  await finger.tap(button(page, 'Play Pip to 10 points'))
  await expect(page).toHaveURL(/#\/play\//)
})

test('after the fourth lesson a short game is proposed, and the coach beside it is waved away hint by hint', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  // The game has a deal in which nothing can be completed at once.
  await loadDice(page, 4)
  await page.goto(`${host.url}#/learn/completing`)
  await finger.tap(cell(page, 'B S'))
  await finger.tap(button(page, 'Flip'))
  await finger.tap(tasks(page).first())
  await finger.tap(button(page, 'Complete'))
  await goOn(finger)
  await goOn(finger)
  await finger.tap(button(page, 'End turn'))
  await finger.tap(button(page, 'Play Pip to 10 points'))
  await finger.tap(page.getByRole('button', { name: /tower.*choose it/ }).first())
  const hint = coach(finger).getByRole('button')
  await expect(hint).toContainText('Tap a task')
  await axe(page, 'a game with the coach')
  expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  await finger.tap(hint)
  await expect(hint).not.toContainText('Tap a task')
  // What was waved away stays away, also after the app was loaded anew.
  await page.reload()
  await expect(hint).toBeVisible()
  await expect(hint).not.toContainText('Tap a task')
  await page.goto(`${host.url}#/learn`)
  await expect(button(page, 'Play Pip to 10 points')).toBeVisible()
})

test('a lesson can be left and begun anew, and what is done stays ticked', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/learn/two-faces`)
  await twoFaces(finger)
  await finger.tap(button(page, 'Menu'))
  await finger.tap(button(page, 'From the start'))
  await expect(cell(page, 'A O')).toHaveAccessibleName(/Lion Scout/)
  await twoFaces(finger)
  await goOn(finger)
  await finger.tap(cell(page, 'C N'))
  await finger.tap(button(page, 'Flip'))
  await finger.tap(button(page, 'All lessons'))
  await expect(page.getByRole('link', { name: /Lesson 1: Two faces.*done/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /Lesson 1: Two faces.*done/ })).toBeVisible()
  await page.goto(`${host.url}#/learn/next`)
  await expect(coach(finger)).toContainText('A knight slides a vassal')
})

test('a lesson by keys alone, and what the coach says is told', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 454 })
  await page.goto(`${host.url}#/learn/slide-and-swap`)
  const coach = page.getByRole('status', { name: 'The coach' })
  await expect(coach).toContainText('A knight slides a vassal')
  expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  await cell(page, 'A O').focus()
  for (const key of ['Enter', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await expect(coach).toContainText('A wizard swaps')
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key)
  await expect(coach).toContainText('Your turn')
  // On a large screen, from a cold start: the coach stands over the board alone.
  await resizeTo(page, { width: 1280, height: 800 })
  await page.reload()
  await expect(coach).toContainText('A knight slides a vassal')
  expect((await coach.boundingBox())?.width).toBeLessThan(800)
})

test('a lesson and the list of all bear axe', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.goto(`${host.url}#/learn`)
  await expect(page.getByRole('link', { name: 'Lesson 1: Two faces' })).toBeVisible()
  await axe(page, 'all lessons')
  await page.goto(`${host.url}#/learn/reading-a-task`)
  await expect(page.getByRole('status', { name: 'The coach' })).toContainText('Tap the one in your hand')
  await axe(page, 'a lesson')
})
