/** The lessons of the quests, from the page of all lessons to the end, by what stands on the screen. */
import type { Page } from '@playwright/test'
import { axe } from './axeFindings.ts'
import { button, cell, tasks } from './blackstoneTable.ts'
import { type Finger, fingerOn } from './finger.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, unreadable } from './layoutFaults.ts'
import { oneOrAll, someOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'

const SMALL = { width: 320, height: 568 }
const QUESTS = ['Solo', 'Co-op', 'Puzzle Master', "Queen's Quest", "Wizard's Quest", 'Advanced', 'First Edition']

const coach = (page: Page) => page.getByRole('status', { name: 'The coach' })
const link = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })

/** Opens the lesson of a quest from Home. */
const open = async ({ page, tap }: Finger, url: string, quest: string): Promise<void> => {
  await page.goto(`${url}#/learn`)
  await tap(link(page, quest))
  await expect(coach(page)).toBeVisible()
}

/** Ends the lesson: the coach says what it was about, and the page of lessons has a tick. */
const end = async ({ page, tap }: Finger, quest: string, sentence: string): Promise<void> => {
  await expect(coach(page)).toContainText(sentence)
  await tap(button(page, 'All lessons'))
  await expect(link(page, quest)).toHaveAccessibleName(/done$/)
}

test('the lesson of the Co-op game by touch: what one prepares the partner completes', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  const { tap } = finger
  await open(finger, host.url, 'Co-op')
  await tap(button(page, 'Go on'))
  for (const space of ['A S', 'L S', 'L S', 'B S']) await tap(cell(page, space))
  await tap(button(page, 'End turn'))
  await expect(coach(page)).toContainText('Your turn', { timeout: 30_000 })
  await tap(tasks(page).first())
  await tap(button(page, 'Complete'))
  await end(finger, 'Co-op', 'Prepare what your partner can complete')
})

test('the lesson of the Queen’s Quest by touch: a card is taken, used, and used again', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  const { tap } = finger
  await open(finger, host.url, "Queen's Quest")
  const scoutOnAO = page.getByRole('button', { name: /^Lion Scout at A·O.*halves met/ })
  await tap(scoutOnAO)
  await tap(button(page, 'Take card'))
  await tap(scoutOnAO)
  await tap(button(page, 'Use'))
  await tap(button(page, 'Go on'))
  for (const space of ['C S', 'C T']) await tap(cell(page, space))
  await tap(page.getByRole('button', { name: /^Lion Scout at C·T.*halves met/ }))
  await tap(button(page, 'Use'))
  await end(finger, "Queen's Quest", 'the most points in sets win')
})

for (const { width, height } of oneOrAll([SMALL, { width: 390, height: 844 }, { width: 844, height: 390 }], 0))
  test(`the lessons of the quests are read whole at ${width}×${height}`, { tag: '@nightly' }, async ({
    host,
    phone,
  }) => {
    const { page } = await phone({ width, height })
    const finger = fingerOn(page)
    for (const quest of someOrAll(QUESTS, 4)) {
      await open(finger, host.url, quest)
      await expect(page.getByRole('grid')).toBeVisible()
      expect(await unreadable(page), quest).toEqual([])
      expect(await overflow(page), quest).toEqual({ right: 0, below: 0 })
      const name = quest.replace(/\W+/g, '-').toLowerCase()
      await keepPicture(page, `lesson-${name}-${width}x${height}`)
    }
    await axe(page, 'the lesson of a quest')
  })
