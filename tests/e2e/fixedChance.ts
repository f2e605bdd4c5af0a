/** Chance that falls the same way every time. */
import type { Page } from '@playwright/test'

/** Run in the page: chance falls the same way from then on. */
export const fixChance = (seed: number): void => {
  let state = seed
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array)) throw new TypeError('only bytes are asked for')
    for (let at = 0; at < array.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      array[at] = state >>> 24
    }
    return array
  }
}

/** Chance falls the same way every time, as if a phone's dice were loaded: the app itself is the one that ships. */
export const loadDice = (page: Page, number: number): Promise<void> =>
  page.addInitScript(fixChance, number).then(() => undefined)
