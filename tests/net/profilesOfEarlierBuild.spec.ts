/**
 * Profiles of two phones as the build before stored them (`profiles/`): games of every quest, a table that they share,
 * seat keys and settings. The app of today opens all of it, plays on and replays.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Profile, restoreProfile } from '../lab/storedProfile.ts'
import { board, LONG_WAIT, press, serveApp } from './phones.ts'

interface Profiles {
  /** Ids of the games by what they are. */
  readonly names: Readonly<Record<string, string>>
  readonly host: Profile
  readonly guest: Profile
}

const stored: Profiles = JSON.parse(readFileSync(join(import.meta.dirname, 'profiles/0.1.0.json'), 'utf8'))
const app = serveApp({ rooms: true })

const open = async (page: Page, ...parts: readonly string[]): Promise<void> => {
  await page.goto(`${app.url()}#/${parts.join('/')}`)
  await page.reload()
}

const gate = (page: Page) => page.getByRole('button', { name: /open the gate$/ })
const entriesOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (game) => {
    const opening = indexedDB.open('blackstone')
    await new Promise((opened) => opening.addEventListener('success', opened))
    const keys = opening.result.transaction('entries').objectStore('entries').getAllKeys()
    await new Promise((resolve) => keys.addEventListener('success', resolve))
    opening.result.close()
    return (keys.result as [string, number][]).filter(([id]) => id === game).length
  }, id)

test('every game that the build before stored opens and replays, one is played on, and settings hold', async () => {
  const ann = await app.phone()
  await restoreProfile(ann, app.url(), stored.host)
  const { shared, position = '', ...local } = stored.names
  await open(ann, 'saved')
  await expect(ann.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await expect(ann.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(ann.getByText(/Damaged|newer version/)).toHaveCount(0)
  for (const [mode, id] of Object.entries(local)) {
    await open(ann, 'play', id)
    await expect(board(ann).or(gate(ann)).first(), mode).toBeVisible(LONG_WAIT)
    await open(ann, 'play', id, 'replay')
    await expect(ann.getByRole('slider').first(), mode).toBeVisible(LONG_WAIT)
  }
  await open(ann, 'play', position)
  const before = await entriesOf(ann, position)
  const cell = (space: string) => ann.getByRole('gridcell', { name: new RegExp(`(^|, )${space}(,|$)`) })
  await expect(async () => {
    await cell('A O').click()
    await expect(cell('A N')).toHaveAccessibleName(/slide here/, { timeout: 1000 })
  }).toPass()
  await cell('A N').click()
  await expect.poll(() => entriesOf(ann, position)).toBe(before + 1)
})

test('a table that two phones of the build before shared comes together again and is played on', async () => {
  const [ann, bo] = [await app.phone(), await app.phone()]
  await restoreProfile(ann, app.url(), stored.host)
  await restoreProfile(bo, app.url(), stored.guest)
  const { shared = '' } = stored.names
  const before = await ann.evaluate(() => 0).then(() => entriesOf(ann, shared))
  await open(ann, 'play', shared)
  await open(bo, 'play', shared)
  for (const page of [ann, bo]) await expect(board(page)).toBeVisible(LONG_WAIT)
  const endTurn = (page: Page) => page.getByRole('button', { name: /^End turn/, disabled: false })
  await expect
    .poll(async () => (await endTurn(ann).isVisible()) || (await endTurn(bo).isVisible()), LONG_WAIT)
    .toBe(true)
  const mover = (await endTurn(ann).isVisible()) ? ann : bo
  await press(mover, /^End turn/)
  const accept = mover.getByRole('dialog').getByRole('button', { name: /^(End turn|Accept)/ })
  const goneOn = async (page: Page): Promise<number> => {
    // It is asked only where something would be lost.
    if (await accept.isVisible()) await accept.click({ timeout: 1_000 }).catch(() => undefined)
    return entriesOf(page, shared)
  }
  for (const page of [ann, bo]) await expect.poll(() => goneOn(page), LONG_WAIT).toBeGreaterThan(before)
})
