/** One finger, or keys alone, at a table of CastleScape. */
import { expect, type Locator, type Page } from '@playwright/test'
import { grid, square } from './castlescapeTable.ts'
import { afterDrawing, fingerOn } from './finger.ts'
import { keyboardOn } from './keyboard.ts'

/** An input method. What it presses it finds on the screen, by roles and names. */
export interface CastleHand {
  readonly page: Page
  /** Presses the one thing that matches. */
  press(target: Locator): Promise<void>
  /** Chooses one of several that exclude each other. */
  choose(radio: Locator): Promise<void>
  /** Chooses a square, `f7`, and does what its button says. */
  place(name: string, button: Locator): Promise<void>
  /** Presses once more what a square was chosen for. */
  confirm(button: Locator): Promise<void>
}

/** What a person sees of a touch is drawn at once: two of them need no time between them, as on the board of the first game. */
const NO_WAIT = 0

const touchSquare = async (page: Page, name: string): Promise<void> => {
  const box = await square(page, name).boundingBox()
  if (!box) throw new Error(`no square ${name}`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.evaluate(afterDrawing)
}

export const castleScapeFinger = (page: Page): CastleHand => {
  const { tap } = fingerOn(page, NO_WAIT)
  return {
    page,
    press: tap,
    choose: tap,
    async place(name, button) {
      await touchSquare(page, name)
      await expect(square(page, name)).toHaveAccessibleName(/, chosen$/)
      await tap(button)
    },
    confirm: tap,
  }
}

const columnOf = (name: string): number => name.charCodeAt(0)
const rowOf = (name: string): number => Number(name.slice(1))

const focusedSquare = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return (at?.getAttribute('role') === 'gridcell' && at.getAttribute('aria-label')?.split(',')[0]) || ''
  })

const arrowTowards = (at: string, name: string): string => {
  if (rowOf(at) !== rowOf(name)) return rowOf(name) > rowOf(at) ? 'ArrowDown' : 'ArrowUp'
  return columnOf(name) > columnOf(at) ? 'ArrowRight' : 'ArrowLeft'
}

export const castleScapeKeys = (page: Page): CastleHand => {
  const { enter, choose, press, reach } = keyboardOn(page)
  const goTo = async (name: string): Promise<void> => {
    if ((await focusedSquare(page)) === '') await reach(grid(page).locator('[role=gridcell][tabindex="0"]'))
    for (let at = await focusedSquare(page); at !== name; at = await focusedSquare(page))
      await page.keyboard.press(arrowTowards(at, name))
    await expect(square(page, name)).toBeFocused()
  }
  const confirm = (): Promise<void> => press('Enter')
  return {
    page,
    press: enter,
    choose,
    async place(name, button) {
      await goTo(name)
      await press('Enter')
      await expect(square(page, name)).toHaveAccessibleName(/, chosen$/)
      await expect(button).toBeVisible()
      await confirm()
    },
    confirm,
  }
}
