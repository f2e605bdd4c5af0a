/**
 * Time from a proposal to its being stored, at the shipped table without a screen, beside a bare strict write in the
 * same page.
 */

import { type Measured, percentile, ratios, spreadOf } from './measure.ts'
import type { Lab } from './moveStoragePage/moveStoragePage.ts'
import { buildPage, serveFiles, withBrowser } from './servedPages.ts'

/** A global of the page. */
declare const lab: Lab

const EACH = 50

export const durable = async (rounds: number): Promise<readonly Measured[]> => {
  const server = await serveFiles(await buildPage('moveStoragePage'))
  const samples = await withBrowser(async (context) => {
    const page = await context.newPage()
    await page.goto(server.url)
    await page.waitForFunction(() => 'lab' in globalThis)
    await page.evaluate((count) => lab.durable(count), EACH)
    const taken: Awaited<ReturnType<Lab['durable']>>[] = []
    for (let round = 0; round < rounds; round++) taken.push(await page.evaluate((count) => lab.durable(count), EACH))
    return taken
  })
  await server.stop()
  const at = (part: number) => {
    const writes = samples.map((one) => percentile(one.writes, part))
    const moves = samples.map((one) => percentile(one.deeds, part))
    const name = part === 0.5 ? 'half' : `${part * 100} of 100`
    const floor = `bare strict write: ${name} within`
    return [
      { name: floor, unit: 'ms', ...spreadOf(writes) },
      {
        name: `deed until durable: ${name} within`,
        unit: 'ms',
        ...spreadOf(moves),
        ratio: ratios(floor, moves, writes),
      },
    ]
  }
  return [...at(0.5), ...at(0.95)]
}
