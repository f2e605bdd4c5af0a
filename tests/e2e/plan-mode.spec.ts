/** Plan mode: a task that is held up stays in sight while a vassal is chosen and moved. */
import { button, cell, tasks } from './accessibleTable.ts'
import { expect, test } from './app.ts'
import { fingerOn } from './finger.ts'
import { beginAsProposed } from './games.ts'
import { overflow } from './layout.ts'

const SIZES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]

for (const size of SIZES)
  test(`a task that is held up keeps its frames, numbers and dots at ${size.width}x${size.height}`, async ({
    host,
    phone,
  }) => {
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
    await page.screenshot({ path: `node_modules/.cache/e2e/plan-${size.width}x${size.height}.png` })
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
