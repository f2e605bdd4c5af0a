/** Turn by touch: how soon the screen answers each tap, beside taps on the bare page. Both pages are slowed down. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { button, cell, tasks } from '../e2e/blackstoneTable.ts'
import { everyVerb, importPosition } from '../e2e/positions.ts'
import { installApp, installBare } from './installedPages.ts'
import { type Measured, ratios, spreadOf } from './measure.ts'
import { SLOWER, slowDown, type Watched, watch } from './pageTimings.ts'
import { withBrowser } from './servedPages.ts'
import { answersOf, tapped } from './timedTaps.ts'

type Tap = (page: Page) => Locator

/** Slide, swap, flip, complete, end the turn. */
const TURN: readonly Tap[] = [
  (page) => cell(page, 'L O'),
  (page) => cell(page, 'L T'),
  (page) => cell(page, 'C S'),
  (page) => cell(page, 'K S'),
  (page) => cell(page, 'B N'),
  (page) => button(page, 'Flip'),
  (page) => tasks(page).first(),
  (page) => button(page, 'Complete'),
  (page) => button(page, 'End turn'),
]
const BARE_TURN: readonly Tap[] = [6, 7, 8, 11, 12, 13, 16, 17, 18].map(
  (space) => (page) => page.locator(`[data-space="${space}"]`),
)

const turnOf = async (page: Page, taps: readonly Tap[]): Promise<readonly Watched[]> => {
  await slowDown(page)
  const seen: Watched[] = []
  for (const tap of taps) seen.push(await tapped(page, tap(page)))
  await page.close()
  return seen
}

const bareTurn = async (context: BrowserContext, url: string): Promise<readonly Watched[]> => {
  const page = await context.newPage()
  await page.goto(url)
  return turnOf(page, BARE_TURN)
}

const appTurn = async (context: BrowserContext, url: string): Promise<readonly Watched[]> => {
  const page = await context.newPage()
  await page.goto(url)
  await importPosition(page, everyVerb)
  return turnOf(page, TURN)
}

const slowest = (turns: readonly (readonly Watched[])[]): readonly number[] =>
  turns.map((taps) => Math.max(...answersOf(taps)))
const longest = (turns: readonly (readonly Watched[])[]) =>
  spreadOf(turns.map((taps) => Math.max(0, ...taps.flatMap(({ long }) => long))))

const BARE = `bare Preact page, ${TURN.length} taps, ${SLOWER}× slower`
const APP = `a turn of ${TURN.length} taps, ${SLOWER}× slower`

const measuredTurns = (
  bares: readonly (readonly Watched[])[],
  apps: readonly (readonly Watched[])[],
): readonly Measured[] => {
  const ratio = ratios(BARE, slowest(apps), slowest(bares))
  return [
    { name: `${BARE}: slowest answer`, unit: 'ms', ...spreadOf(slowest(bares)) },
    { name: `${APP}: slowest answer`, unit: 'ms', ...spreadOf(slowest(apps)), ratio },
    { name: `${APP}: all answers`, unit: 'ms', ...spreadOf(apps.flatMap(answersOf)) },
    { name: `${APP}: longest task`, unit: 'ms', ...longest(apps) },
  ]
}

/** Measures so many turns on each page, by turns. */
export const turns = (runs: number): Promise<readonly Measured[]> =>
  withBrowser(async (context) => {
    await context.addInitScript(watch)
    const bare = await installBare(context)
    const { home } = await installApp(context)
    const bares: (readonly Watched[])[] = []
    const apps: (readonly Watched[])[] = []
    for (let run = 0; run < runs; run++) {
      bares.push(await bareTurn(context, bare))
      apps.push(await appTurn(context, home))
    }
    return measuredTurns(bares, apps)
  })
