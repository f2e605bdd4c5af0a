/** Watches where controls stand from the first frame in which they are seen, to find those that move afterwards. */
import type { Page } from '@playwright/test'

interface Watch {
  /** Forgets all controls that are there: another screen is about to come. */
  restart(): void
  /** Controls that moved, once nothing has changed for some time: each with where it stood first, and last. */
  moved(): Promise<readonly string[]>
}
type Watched = typeof globalThis & { controlWatch: Watch }

/** In the page, before its first script. */
const install = (): void => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="gridcell"], [role="radio"]'
  const QUIET_FRAMES = 40
  interface Seen {
    readonly name: string
    readonly box: readonly number[]
  }
  let seen = new Map<Element, Seen>()
  let before = new Set<Element>()
  let state = ''
  let quietFrames = 0
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}`
  const boxOf = (element: Element): readonly number[] => {
    // What is clipped away (a radio button in its card) stands where its label stands.
    const shown = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element
    const { x, y, width, height } = shown.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isOnScreen = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): boolean =>
    width > 1 && height > 1 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0
  const controls = (): readonly Seen[] =>
    [...document.querySelectorAll(CONTROLS)].filter(isSeen).map((element) => {
      const now = { name: nameOf(element), box: boxOf(element) }
      if (isOnScreen(now.box) && !seen.has(element) && !before.has(element)) seen.set(element, now)
      return now
    })
  const onFrame = (): void => {
    requestAnimationFrame(onFrame)
    const now = JSON.stringify(controls())
    quietFrames = now === state && document.readyState === 'complete' ? quietFrames + 1 : 0
    state = now
  }
  requestAnimationFrame(onFrame)
  const findMoved = (): readonly string[] => {
    const now = controls()
    return [...seen].flatMap(([element, { name, box }]) => {
      const last = element.isConnected && isSeen(element) ? boxOf(element) : now.find((one) => one.name === name)?.box
      return `${last}` === `${box}` ? [] : [`${name}: ${box} → ${last ?? 'gone'}`]
    })
  }
  const watch: Watch = {
    restart: () => {
      before = new Set(document.querySelectorAll(CONTROLS))
      seen = new Map()
      quietFrames = 0
    },
    moved: async () => {
      while (quietFrames < QUIET_FRAMES) await new Promise(requestAnimationFrame)
      return findMoved()
    },
  }
  Object.assign(globalThis, { controlWatch: watch })
}

/** Watches the controls of all pages that this page will show. */
export const watchControls = (page: Page): Promise<void> => page.addInitScript(install).then(() => {})

/** Controls that have moved since they were first drawn, once nothing on the page changes any more. */
export const movedControls = async (page: Page): Promise<readonly string[]> => {
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (globalThis as Watched).controlWatch.moved())
}

/** Goes to another address without loading the app anew. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash
    ;(globalThis as Watched).controlWatch.restart()
  }, `#/${address}`)
