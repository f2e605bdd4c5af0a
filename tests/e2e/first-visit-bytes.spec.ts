import type { Page, Response } from '@playwright/test'
import { gzipped, LIMITS } from '../../scripts/sizes.mjs'
import { expect, type Phone, test } from './phoneFixtures.ts'

const COUNTED = new Set(['document', 'stylesheet', 'script'])
const isCounted = (response: Response) => COUNTED.has(response.request().resourceType())
/** Files of the tier that a first tap needs, and of those that are fetched a second after the board stands. */
const TURN = '**/assets/turn-*'
const AFTERWARDS = /\/assets\/(sheets|screens)-/

/** Bytes of all HTML, CSS and JS that a page has fetched so far, each file gzipped by itself. */
const weigh = (page: Page) => {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (isCounted(response)) responses.push(response)
  })
  return async () => {
    const bodies = await Promise.all(responses.map((response) => response.body()))
    return bodies.reduce((sum, body) => sum + gzipped(body), 0)
  }
}

/** Holds back what a first tap needs; the function that lets it go resolves when all of it has come. */
const holdTurn = async (page: Page) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(TURN, async (route) => {
    await released
    await route.continue()
  })
  await page.route(AFTERWARDS, (route) => route.abort())
  return async () => {
    // Styles come before the script that needs them.
    const script = page.waitForResponse((response) => /turn-[^/]*\.js$/.test(response.url()))
    release()
    await script
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
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: '(b) to a board that stands',
    limit: LIMITS.board,
    go: async ({ page }) => {
      await page.getByRole('link', { name: 'New game Blackstone Castle' }).click()
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

test('the first visit stays within its bytes, and fetches nothing of another game', async ({ host, phone }) => {
  const one = await phone()
  const packRequests: string[] = []
  one.page.on('request', (request) => {
    if (/\/(pack-|later\.json)/.test(request.url())) packRequests.push(request.url())
  })
  const weight = weigh(one.page)
  const releaseTurn = await holdTurn(one.page)
  for (const { name, limit, go } of WAY) {
    await go(one, host.url)
    const bytes = await weight()
    console.log(`${name}: ${bytes} of ${limit} bytes`)
    expect(bytes, name).toBeGreaterThan(0)
    expect(bytes, name).toBeLessThanOrEqual(limit)
  }
  expect(packRequests).toEqual([])
  await releaseTurn()
  const bytes = await weight()
  console.log(`(c) to a board that answers a tap: ${bytes} of ${LIMITS.tap} bytes`)
  expect(bytes, '(c) to a board that answers a tap').toBeLessThanOrEqual(LIMITS.tap)
  await answersOffline(one)
})
