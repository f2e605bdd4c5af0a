/**
 * Time from a move to its confirmation on a table that two pages share, beside a bare round trip with a strict write at
 * either end.
 */
import type { Page } from '@playwright/test'
import { type Measured, percentile, ratios, spreadOf } from './measure.ts'
import { buildPage, serveFiles, withBrowser } from './servedPages.ts'
import type { Line } from './sharedTablePage/sharedTablePage.ts'

/** A global of the page. */
declare const line: Line

const EACH = 25

/** The table's line and the bare one, between two pages that find each other without a server. */
const connect = async (host: Page, guest: Page): Promise<void> => {
  for (const at of [0, 1]) {
    const offer = await host.evaluate(() => line.offer())
    const answer = await guest.evaluate(([n, text]) => line.answer(n, text), [at, offer] as const)
    await host.evaluate(([n, text]) => line.accept(n, text), [at, answer] as const)
  }
  await guest.evaluate(() => line.sit())
  await host.evaluate(() => line.start())
  await guest.evaluate(() => line.begun())
}

const FLOOR = 'bare round trip and two strict writes'

export const done = async (rounds: number): Promise<readonly Measured[]> => {
  const server = await serveFiles(await buildPage('sharedTablePage'))
  const samples = await withBrowser(async (context) => {
    const [host, guest] = [await context.newPage(), await context.newPage()]
    for (const page of [host, guest]) {
      await page.goto(server.url)
      await page.waitForFunction(() => 'line' in globalThis)
    }
    await connect(host, guest)
    await guest.evaluate((count) => line.take(count), EACH)
    const taken: Awaited<ReturnType<Line['take']>>[] = []
    for (let round = 0; round < rounds; round++) taken.push(await guest.evaluate((count) => line.take(count), EACH))
    return taken
  })
  await server.stop()
  return [0.5, 0.95].flatMap((part) => {
    const trips = samples.map((one) => percentile(one.trips, part))
    const moves = samples.map((one) => percentile(one.deeds, part))
    const within = part === 0.5 ? 'half within' : '95 of 100 within'
    return [
      { name: `${FLOOR}: ${within}`, unit: 'ms', ...spreadOf(trips) },
      { name: `deed until done: ${within}`, unit: 'ms', ...spreadOf(moves), ratio: ratios(FLOOR, moves, trips) },
    ]
  })
}
