/** Pictures of what is on the screen, on every size of screen: `SHOTS` names the folder that they come into. */
import type { Page } from '@playwright/test'
import { resizeTo, waitForResources } from './layoutFaults.ts'

export const SHOTS_FOLDER = process.env.SHOTS

export interface Size {
  readonly width: number
  readonly height: number
  readonly colorScheme: 'dark' | 'light'
}

const SIZES: readonly Size[] = [
  { width: 320, height: 568, colorScheme: 'light' },
  { width: 844, height: 390, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'dark' },
]
/** The size that a phone has before pictures are taken of it, and after. */
export const USUAL_SIZE = { width: 390, height: 844, scale: 2 } as const

/** Has everything come to rest, but for what pulses for ever or follows a scrolled part? Asked in the page. */
const isCalm = async (): Promise<boolean> => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  return document
    .getAnimations()
    .every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' ||
        timeline !== document.timeline ||
        effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
    )
}

const isLong = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => !document.querySelector('dialog[open]') && document.documentElement.scrollHeight > innerHeight + 1,
  )

/** Takes a picture on every size; a page that is longer than the screen is taken once more, as a whole. */
export const takePictures = async (page: Page, name: string): Promise<void> => {
  for (const { width, height, colorScheme } of SIZES) {
    await resizeTo(page, { width, height })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Styles of some sizes come when they are needed.
    await page.evaluate(waitForResources)
    await page.waitForFunction(isCalm)
    const path = `${SHOTS_FOLDER}/${width}x${height}/${name}`
    await page.screenshot({ path: `${path}.png` })
    if (await isLong(page)) await page.screenshot({ path: `${path}-whole.png`, fullPage: true })
  }
}

/** For the name of a file. */
export const fileNameOf = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 50)
    .replace(/^-|-$/g, '')

/** Takes pictures that are named by a mode, by their order and by what they show. */
export const pictureTaker = (mode: string): ((page: Page, scene: string) => Promise<void>) => {
  let taken = 0
  return (page, scene) =>
    takePictures(page, `${fileNameOf(mode)}-${String(++taken).padStart(2, '0')}-${fileNameOf(scene)}`)
}
