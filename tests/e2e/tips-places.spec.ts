/** Where tips lie: beside what they speak of, with nothing under them that is read or touched. */
import type { Locator, Page } from '@playwright/test'
import { firstTurns } from '../../src/text/blackstone/en/firstTurns.ts'
import { tips } from '../../src/text/blackstone/en/tips.ts'
import { button } from './accessibleTable.ts'
import { expect, test } from './app.ts'
import { type Finger, fingerOn } from './finger.ts'
import { beginAsProposed, gateButton, openGate } from './games.ts'
import { overflow } from './layout.ts'

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1080, height: 1366 },
]

/** Tips that can be met in the first turns of a game, each with what it speaks of. */
const MET = {
  rules: { mode: 'Solo', part: 'prompt' },
  undo: { mode: 'Solo', part: 'undo' },
  'solo.task': { mode: 'Solo', part: 'prompt' },
  'puzzle-master.empty': { mode: 'Puzzle Master', part: 'prompt' },
  'queens-quest.take': { mode: "Queen's Quest", part: 'prompt' },
  'wizards-quest.take': { mode: "Wizard's Quest", part: 'prompt' },
} as const
type MetTip = keyof typeof MET

const ids = Object.keys({ ...tips, ...firstTurns }).map((key) => key.replace(/^(tip|firstTurn)\./, ''))
const openings = ['solo', 'puzzle-master', 'queens-quest', 'wizards-quest'].map((mode) => `opening.${mode}`)
/** All other tips have been shown, and how each quest is won. */
const onlyTip = async (page: Page, tip: MetTip): Promise<void> => {
  const seen = [...openings, ...ids.filter((id) => id !== tip)].join(' ')
  await page.addInitScript((words) => localStorage.setItem('tips', words), seen)
}

/** Buttons and spaces whose middle a touch would not hit, and things to read that lie under the tip. */
const covered = (target: Locator): Promise<readonly string[]> =>
  target.evaluate((spokenOf) => {
    const tip = document.querySelector('[data-part="tip"] p')
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
      (element) => !element.closest('[data-part="tip"], aside') && element.checkVisibility() && element.clientWidth > 1,
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

/** Begins a game, opens the curtain and chooses the towers, up to the first turn. */
const begin = async (finger: Finger, url: string, mode: string): Promise<void> => {
  const { page, tap } = finger
  await beginAsProposed(finger, url, mode, 4)
  const gate = gateButton(page)
  const tower = page.getByRole('button', { name: /tower.*choose it/ }).first()
  await expect(gate.or(tower).or(button(page, 'End turn')).first()).toBeVisible()
  if (await gate.isVisible()) await openGate(page)
  await expect(page.getByRole('grid')).toBeVisible()
  // Towers are chosen by one player after the other.
  while (await tower.isVisible()) await tap(tower)
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

for (const size of SIZES)
  for (const id of Object.keys(MET) as readonly MetTip[])
    test(`the tip “${id}” leaves all in sight and in reach at ${size.width}x${size.height}`, async ({
      host,
      phone,
    }) => {
      const { page } = await phone({ ...size, tips: true })
      await onlyTip(page, id)
      const finger = fingerOn(page)
      const { mode, part } = MET[id]
      await begin(finger, host.url, mode)
      if (id === 'undo') await move(finger)
      const tip = page.getByRole('status', { name: 'Tip' })
      await expect(tip).toHaveText(/\w/)
      await page.screenshot({ path: `node_modules/.cache/e2e/tip-${id}-${size.width}x${size.height}.png` })
      expect(await covered(page.locator(`[data-part~="${part}"]`))).toEqual([])
      expect(await overflow(page)).toEqual({ right: 0, below: 0 })
      await finger.tap(tip.getByRole('button', { name: 'Close' }))
      await expect(tip).toBeEmpty()
    })
