/** Plan mode: a task that is held up stays in sight while a vassal is chosen and moved. */
import { button, cell, tasks } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, resizeTo, unreadable } from './layoutFaults.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import { importPosition, openHands } from './positions.ts'
import { beginAsProposed } from './wholeGamesOfModes.ts'

const SMALL = { width: 320, height: 568 }
const SIZES = [SMALL, { width: 390, height: 844 }, { width: 844, height: 390 }]

for (const size of oneOrAll(SIZES, 0))
  test(`a task that is held up keeps its frames, numbers and dots at ${size.width}x${size.height}`, {
    tag: '@nightly',
  }, async ({ host, phone }) => {
    const { page } = await phone(size)
    const finger = fingerOn(page)
    const { tap } = finger
    await beginAsProposed(finger, host.url, 'Solo', 4)
    await tap(page.getByRole('button', { name: /tower.*choose it/ }).first())
    const held = tasks(page).first()
    await tap(held)
    const frames = page.locator('[data-part~="board"] [data-half]')
    const dots = page.locator('[data-marks~="fits"]')
    const marks = async () => [await frames.allTextContents(), await dots.count()]
    const before = await marks()
    expect(await frames.count()).toBeGreaterThan(1)
    await tap(cell(page, 'A O'))
    expect(await marks()).toEqual(before)
    await expect(held).toBeInViewport({ ratio: 0.9 })
    await expect(held).toHaveAttribute('aria-pressed', 'true')
    expect((await held.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await expect(button(page, 'Flip')).toBeInViewport({ ratio: 1 })
    expect(await overflow(page)).toEqual({ right: 0, below: 0 })
    await keepPicture(page, `plan-${size.width}x${size.height}`)
    // The other task is held up instead, and then none.
    await tap(held)
    await expect(frames).toHaveCount(0)
    await tap(held)
    expect(await marks()).toEqual(before)
    await tap(page.locator('[data-verb="slide"]').first())
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(0)
    await expect(frames).not.toHaveCount(0)
    await expect(button(page, 'Complete')).toBeVisible()
  })

/** G28 asks for a Captain at L·E, who stands there, and for a Lion in row T. */
const oneLionShort = openHands({
  board: { LE: 'Mc/Ps', BS: 'Ls/De', AS: 'Lc/Ds', AT: 'Py/Mc', KN: 'De/My' },
  courts: [{ knights: 3, wizards: 3, hand: ['G28', 'G31'] }, { hand: ['G02'] }],
})

test('while a task is held up, the space where a move would meet a half bears its number', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const { tap } = fingerOn(page)
  await page.goto(host.url)
  await importPosition(page, oneLionShort)
  const gains = page.locator('[data-part~="meets"]')
  await tap(cell(page, 'A S'))
  await expect(page.locator('[data-verb]')).not.toHaveCount(0)
  await expect(gains).toHaveCount(0)
  await tap(tasks(page).first())
  await expect(gains).toHaveText(['✓2'])
  await expect(cell(page, 'A T').locator(gains)).toBeVisible()
  await expect(cell(page, 'A T')).toHaveAccessibleName(/, swap here, 1 wizard.*, meets half 2/)
  await expect(page.locator('[data-part="prompt"]')).toContainText('Moving to ✓ meets a half.')
  for (const size of [...SIZES, { width: 1280, height: 800 }]) {
    await resizeTo(page, size)
    expect(await unreadable(page), `${size.width}`).toEqual([])
    expect(await overflow(page)).toEqual({ right: 0, below: 0 })
    await keepPicture(page, `meets-${size.width}x${size.height}`)
  }
  await resizeTo(page, SMALL)
  // One step down the other Lion meets the half as well; the Dragon is of no use to this task.
  await tap(cell(page, 'B S'))
  await expect(cell(page, 'B T').locator(gains)).toHaveText('✓2')
  await tap(cell(page, 'K N'))
  await expect(gains).toHaveCount(0)
  await expect(page.locator('[data-part="prompt"]')).toContainText('Slide to a dashed space.')
  await tap(cell(page, 'B S'))
  await tap(cell(page, 'B T'))
  await expect(page.locator('[data-part="prompt"]')).toContainText('both halves met')
})
