/** The two ways to play: one finger on a touch screen, or a keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import type { Hand } from './deeds.ts'
import { fingerOn } from './finger.ts'
import { keysOn } from './keys.ts'
import { cell } from './told.ts'

export const finger = (page: Page): Hand => {
  const { tap } = fingerOn(page)
  return { page, press: tap, space: (space) => tap(cell(page, space)), choose: tap, tick: tap }
}

export const keyboard = (page: Page): Hand => {
  const { enter, stand, press, choose, reach } = keysOn(page)
  const space = async (name: string) => {
    await stand(name)
    await press('Enter')
  }
  const tick = async (box: Locator) => {
    await reach(box)
    await press(' ')
  }
  return { page, press: enter, space, choose, tick }
}
