/** The two input methods: one finger on a touch screen, or a keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import { cell } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { keyboardOn } from './keyboard.ts'
import type { Hand } from './performMove.ts'

export const finger = (page: Page): Hand => {
  const { tap } = fingerOn(page)
  return { page, pressPanelButton: tap, space: (space) => tap(cell(page, space)), choose: tap, tick: tap }
}

export const keyboard = (page: Page): Hand => {
  const { enter, goToSpace: stand, press, choose, reach } = keyboardOn(page)
  const space = async (name: string) => {
    await stand(name)
    await press('Enter')
  }
  const tick = async (box: Locator) => {
    await reach(box)
    await press(' ')
  }
  return { page, pressPanelButton: enter, space, choose, tick }
}
