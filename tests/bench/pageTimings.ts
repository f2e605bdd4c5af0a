/** Speed of a page, measured by a script that is put into it before its own. */
import type { Page } from '@playwright/test'

/** How much slower the page's processor is made. */
export const SLOWER = 4

export interface Watched {
  /** Milliseconds from the navigation to the first frame in which a touch reaches the board; 0 until then. */
  touchable: number
  /** Tasks of more than 50 ms. */
  long: number[]
  /** Milliseconds from a touch to the next frame that was drawn, where they are more than 16; in steps of 8. */
  answers: number[]
}

/** Global of a page that is watched. */
declare const watched: Watched

export const watch = (): void => {
  const seen: Watched = { touchable: 0, long: [], answers: [] }
  Object.assign(globalThis, { watched: seen })
  const collect = (into: number[], options: PerformanceObserverInit): void =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) into.push(Math.round(duration))
    }).observe({ ...options, buffered: true })
  collect(seen.long, { type: 'longtask' })
  collect(seen.answers, { type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  const look = (): void => {
    const cell = document.querySelector('[role=grid] [data-space="12"]')
    const box = cell?.getBoundingClientRect()
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (hit && cell?.contains(hit)) seen.touchable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export const slowDown = async (page: Page, rate = SLOWER): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Waits until the board can be touched. */
export const untilTouchable = (page: Page): Promise<unknown> => page.waitForFunction(() => watched.touchable > 0)

/** Returns what was measured until now, and begins anew. */
export const seenOn = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { touchable, long, answers } = watched
    return { touchable, long: long.splice(0), answers: answers.splice(0) }
  })
