/**
 * Start with the server gone, until the board of a stored game can be touched, beside that of a bare page of Preact.
 * Both pages are slowed down.
 */
import type { BrowserContext } from '@playwright/test'
import { ENTRIES, installApp, installBare } from './installedPages.ts'
import { type Measured, ratios, spreadOf } from './measure.ts'
import { SLOWER, seenOn, slowDown, untilTouchable, type Watched, watch } from './pageTimings.ts'
import { withBrowser } from './servedPages.ts'

/** Opens an address in a fresh page and tells how it started. */
const startOf = async (context: BrowserContext, url: string): Promise<Watched> => {
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(url)
  await untilTouchable(page)
  const seen = await seenOn(page)
  await page.close()
  return seen
}

const BARE = `bare Preact page, offline, ${SLOWER}× slower`
const APP = `stored game of ${ENTRIES} entries, offline, ${SLOWER}× slower`

const measuredStarts = (bares: readonly Watched[], apps: readonly Watched[]): readonly Measured[] => {
  const times = (all: readonly Watched[]) => all.map(({ touchable }) => touchable)
  const longest = (all: readonly Watched[]) => spreadOf(all.map(({ long }) => Math.max(0, ...long)))
  const ratio = ratios(BARE, times(apps), times(bares))
  return [
    { name: `${BARE}: touchable`, unit: 'ms', ...spreadOf(times(bares)) },
    { name: `${APP}: touchable`, unit: 'ms', ...spreadOf(times(apps)), ratio },
    { name: `${BARE}: longest task`, unit: 'ms', ...longest(bares) },
    { name: `${APP}: longest task`, unit: 'ms', ...longest(apps) },
  ]
}

/** Measures so many starts of each, by turns, after one that does not count. */
export const startup = (runs: number): Promise<readonly Measured[]> =>
  withBrowser(async (context) => {
    await context.addInitScript(watch)
    const bare = await installBare(context)
    const { game } = await installApp(context)
    const bares: Watched[] = []
    const apps: Watched[] = []
    for (let run = -1; run < runs; run++) {
      const [one, other] = [await startOf(context, bare), await startOf(context, game)]
      if (run < 0) continue
      bares.push(one)
      apps.push(other)
    }
    return measuredStarts(bares, apps)
  })
