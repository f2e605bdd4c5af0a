/** Where tips lie: beside what they speak of, with nothing under them that is read or touched. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { firstTurns } from '../../src/text/blackstone/en/learn/firstTurns.ts'
import { tips } from '../../src/text/blackstone/en/learn/tips.ts'
import type { FirstTurnTip } from '../../src/ui/blackstone/tips/firstTurnTip.ts'
import type { TipId } from '../../src/ui/blackstone/tips/tips.ts'
import { STEP_SITUATIONS, TIP_SITUATIONS, type TipSituation } from '../ui/blackstone/tips/tipSituations.ts'
import { button } from './blackstoneTable.ts'
import { openGate, shutGate } from './curtainGate.ts'
import { type Finger, fingerOn } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, resizeTo } from './layoutFaults.ts'
import { oneOrAll, someOrAll } from './nightlySample.ts'
import { DIST, expect, test } from './phoneFixtures.ts'
import { importPosition } from './positions.ts'

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
]

const SITUATIONS = [
  ...Object.entries(TIP_SITUATIONS).map(([id, situation]) => ({ id, text: tips[`tip.${id as TipId}`], ...situation })),
  ...Object.entries(STEP_SITUATIONS).map(([id, situation]) => ({
    id,
    text: firstTurns[`firstTurn.${id as FirstTurnTip['id']}`],
    ...situation,
  })),
]

const ids = Object.keys({ ...tips, ...firstTurns }).map((key) => key.replace(/^(tip|firstTurn)\./, ''))
const openings = ['solo', 'coop', 'first-edition', 'puzzle-master', 'queens-quest', 'wizards-quest']

/** All other tips have been shown, and how each quest is won. */
const onlyTip = async (page: Page, tip: string): Promise<void> => {
  const seen = [...openings.map((mode) => `opening.${mode}`), ...ids.filter((id) => id !== tip)].join(' ')
  await page.addInitScript((words) => localStorage.setItem('tips', words), seen)
}

/** Games from a position have no tips, for they are not for beginners: here they have. */
const showTipsInPositions = async (page: Page): Promise<void> => {
  await page.route(/leisure-.*\.js$/, async (route) => {
    // From the build itself: what is fetched anew may be let go while a busy page reads it.
    const code = readFileSync(join(DIST, new URL(route.request().url()).pathname), 'utf8')
    const body = code.replace(/(\w+\[0\]===`play`)&&\w+\.position===void 0/, '$1')
    await route.fulfill({ contentType: 'text/javascript', body })
  })
}

/** Buttons and spaces whose middle a touch would not hit, and things to read that lie under the tip. */
const covered = (target: Locator): Promise<readonly string[]> =>
  target.evaluate((spokenOf) => {
    const tip = document.querySelector('[data-part="tipOpener"]') ?? document.querySelector('[data-part="tip"] p')
    if (!tip) return ['there is no tip']
    const tipBox = tip.getBoundingClientRect()
    const isOver = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < tipBox.right - 1 && right > tipBox.left + 1 && top < tipBox.bottom - 1 && bottom > tipBox.top + 1
    }
    const isHit = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return !!hit && (element.contains(hit) || hit.contains(element))
    }
    const name = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? ''
    const read = [spokenOf, ...document.querySelectorAll('[data-part="top"], [data-part~="prompt"], [role="grid"]')]
    const touched = [...document.querySelectorAll('[data-part="table"] :is(button, [role="gridcell"])')].filter(
      (element) =>
        !element.closest('[data-part^="tip"], aside') && element.checkVisibility() && element.clientWidth > 1,
    )
    return [
      ...read.filter(isOver).map((element) => `under the tip: ${name(element)}`),
      ...touched
        .filter((element) => {
          element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
          return !isHit(element)
        })
        .map((element) => `cannot be touched: ${name(element)}`),
      ...(isHit(tip.querySelector('button') ?? tip) ? [] : ['the tip cannot be closed']),
    ]
  })

const FAMILIES = ['kings-quest', 'solo', 'coop']

/** Opens the position of a situation, and the curtain before it. */
const openSituation = async (finger: Finger, url: string, situation: TipSituation): Promise<void> => {
  const { page } = finger
  const { mode = 'kings-quest', options, position } = situation
  const seats = mode === 'solo' ? ['Ann'] : ['Ann', 'Ben']
  await page.goto(url)
  await importPosition(page, {
    ...{ format: 'blackstone-position', version: 1, mode, seats },
    options: { ...(FAMILIES.includes(mode) && { families: 'off' }), ...options },
    ...position,
  })
  await expect(shutGate(page).or(page.getByRole('grid')).first()).toBeVisible()
  if (await shutGate(page).isVisible()) await openGate(page)
  await expect(page.getByRole('grid')).toBeVisible()
}

/** Begins a game against a bot, and comes to the second turn. */
const playUntilBotMoved = async ({ page, tap }: Finger, url: string): Promise<void> => {
  const end = page.getByRole('button', { name: /^End turn/, disabled: false })
  const tower = page.getByRole('button', { name: /tower.*choose it/ }).first()
  await loadDice(page, 18)
  await page.goto(`${url}#/new`)
  await tap(button(page, 'Seats'))
  await tap(page.getByRole('radio', { name: 'Me and bots', exact: true }))
  await tap(button(page, 'Start'))
  await tap(button(page, 'Begin'))
  await expect(tower.or(end).first()).toBeVisible()
  if (await tower.isVisible()) await tap(tower)
  await expect(end).toBeVisible()
  await tap(end)
  const anyway = page.getByRole('dialog').getByRole('button', { name: /^End turn/ })
  const since = page.getByRole('button', { name: /^Since your turn/ })
  await expect(anyway.or(since).first()).toBeVisible()
  if (await anyway.isVisible()) await tap(anyway)
  await expect(since).toBeVisible()
  // It stands in place of the prompt, in one or two lines.
  await expect(page.locator('[data-part="prompt"]')).toBeHidden()
  expect((await since.boundingBox())?.height).toBeLessThanOrEqual(48)
}

/** A vassal is moved to the first space that it may go to. */
const move = async ({ page, tap }: Finger): Promise<void> => {
  const vassals = await page.locator('[data-space]:has([data-part="badge"])').all()
  for (const vassal of vassals) {
    await tap(vassal)
    const space = page.locator('[data-verb]').first()
    if ((await space.count()) > 0) return tap(space)
  }
}

for (const [index, situation] of someOrAll(SITUATIONS, 64).entries())
  test(`the tip “${situation.id}” leaves all in sight and in reach: ${situation.text}`, { tag: '@nightly' }, async ({
    host,
    phone,
  }) => {
    const { page } = await phone({ width: 320, height: 568, tips: true })
    await onlyTip(page, situation.id)
    await showTipsInPositions(page)
    const finger = fingerOn(page)
    if (situation.after === 'the turn of a bot') await playUntilBotMoved(finger, host.url)
    else await openSituation(finger, host.url, situation)
    if (situation.after === 'a move') await move(finger)
    const tip = page.getByRole('status', { name: 'Tip' })
    await expect(tip).toHaveText(situation.text)
    for (const size of oneOrAll(SIZES, index)) {
      await resizeTo(page, size)
      await keepPicture(page, `tips/${situation.id}-${size.width}x${size.height}`)
      // The tip finds its place a frame after the screen has its new size.
      const spokenOf = page.locator(situation.about).first()
      await expect.poll(() => covered(spokenOf), `at ${size.width}`).toEqual([])
      expect(await overflow(page), `at ${size.width}`).toEqual({ right: 0, below: 0 })
    }
    await finger.tap(tip.getByRole('button', { name: 'Close' }))
    await expect(tip).toBeEmpty()
  })

test('where the hand needs all the room a round button opens the tip, beside what can be touched', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 480, tips: true })
  await onlyTip(page, 'complete')
  await showTipsInPositions(page)
  const finger = fingerOn(page)
  await openSituation(finger, host.url, TIP_SITUATIONS.complete)
  const tip = page.getByRole('status', { name: 'Tip' })
  const opener = page.getByRole('button', { name: 'Tip', exact: true })
  await expect(tip, 'it is read out').toHaveText(tips['tip.complete'])
  await keepPicture(page, 'tips/opener-320x480')
  expect(await covered(page.locator(TIP_SITUATIONS.complete.about).first())).toEqual([])
  expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  await finger.tap(opener)
  await expect(opener).toBeHidden()
  await keepPicture(page, 'tips/opener-open-320x480')
  await finger.tap(tip.getByRole('button', { name: 'Close' }))
  await expect(tip).toBeEmpty()
  await expect(opener).toBeHidden()
})
