/**
 * Time that the highest level thinks about a whole turn in Chromium, as processor time of its thread, beside that of
 * bare moves.
 */
import type { CDPSession, Page } from '@playwright/test'
import type { Mind } from './botPage/botPage.ts'
import type { Sitting } from './botTurns.ts'
import { SITTINGS } from './engineOfEveryMode.ts'
import { type Measured, ratios, spreadOf } from './measure.ts'
import { buildPage, serveFiles, withBrowser } from './servedPages.ts'

/** A global of the page. */
declare const mind: Mind

/** Milliseconds that the page's thread has been at work. What other programs take of the processor is not counted. */
const workOf = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value
  if (seconds === undefined) throw new Error('the browser tells no times')
  return seconds * 1000
}

interface TimedTurn {
  readonly milliseconds: number
  /** Of one bare move, right after. */
  readonly bare: number
}

const timeTurn = async (page: Page, devtools: CDPSession, board: number): Promise<TimedTurn> => {
  const begun = await workOf(devtools)
  await page.evaluate((at) => mind.turn(at), board)
  const thought = await workOf(devtools)
  const moves = await page.evaluate(() => mind.bare())
  return { milliseconds: thought - begun, bare: ((await workOf(devtools)) - thought) / moves }
}

/** Measures one turn from each board, after one from the first that only warms up the compiler. */
const turnOf = async (page: Page, devtools: CDPSession, sitting: Sitting): Promise<Measured> => {
  const boards = await page.evaluate((one) => mind.open(one), sitting)
  await timeTurn(page, devtools, 0)
  const turns: TimedTurn[] = []
  for (let board = 0; board < boards; board++) turns.push(await timeTurn(page, devtools, board))
  const times = turns.map(({ milliseconds }) => milliseconds)
  const floors = turns.map(({ bare }) => bare)
  return { name: `${sitting.name}: a turn`, unit: 'ms', ...spreadOf(times), ratio: ratios('bare move', times, floors) }
}

/** Each table on a page of its own, as it is in a worker of its own. */
export const thinking = async (): Promise<readonly Measured[]> => {
  const server = await serveFiles(await buildPage('botPage'))
  const measured = await withBrowser(async (context) => {
    const all: Measured[] = []
    for (const sitting of SITTINGS) {
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
      await page.goto(server.url)
      await page.waitForFunction(() => 'mind' in globalThis)
      all.push(await turnOf(page, devtools, sitting))
      await page.close()
    }
    return all
  })
  await server.stop()
  return measured
}
