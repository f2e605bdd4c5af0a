/** A person without a pointer: Tab and Shift+Tab, arrows, Enter, Escape, and the letters of the board. */
import { expect, type Locator, type Page } from '@playwright/test'
import { cell, SPACES } from './blackstoneTable.ts'
import { afterDrawing } from './finger.ts'

/** More stops than any screen has. */
const STOPS = 80

export interface Keys {
  readonly page: Page
  /** Presses a key; the focus stays somewhere, and where it is can be seen. */
  press(key: string): Promise<void>
  /** Goes to something by Tab. */
  reach(target: Locator): Promise<void>
  /** Goes to something by Tab and presses Enter, once it can be pressed. */
  enter(target: Locator): Promise<void>
  /** Goes to a space of the board by arrows, from wherever the focus is. */
  goToSpace(space: string): Promise<void>
  /** Chooses one of several that exclude each other: Tab goes to the one that is chosen, arrows go on from there. */
  choose(radio: Locator): Promise<void>
}

const isFocused = (element: Element): boolean => element === document.activeElement
/** Does it come after what has the focus? Then Tab leads there, else Shift+Tab. */
const isAhead = (element: Element): boolean =>
  ((document.activeElement ?? document.body).compareDocumentPosition(element) & 4) !== 0
const focusState = (): string => {
  const at = document.activeElement
  return !at || at === document.body ? 'the focus is lost' : 'the focus is kept'
}
/** A ring of 3 px around it, or around what stands for it; names of screens and sheets need none. */
const focusRingState = (): string => {
  const at = document.activeElement
  if (!at || /^H[12]$/.test(at.tagName)) return 'fine'
  const drawn = [at, at.nextElementSibling, at.parentElement].some(
    (one) =>
      one &&
      getComputedStyle(one).outlineStyle !== 'none' &&
      Number.parseFloat(getComputedStyle(one).outlineWidth) >= 3,
  )
  return drawn ? 'fine' : `no ring: ${at.outerHTML.slice(0, 100)}`
}

export const keyboardOn = (page: Page): Keys => {
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.evaluate(afterDrawing)
    await expect.poll(() => page.evaluate(focusState), key).toBe('the focus is kept')
    await expect.poll(() => page.evaluate(focusRingState), key).toBe('fine')
  }
  const reach = async (target: Locator) => {
    await expect(target).toHaveCount(1)
    // To find it by its role and name at every stop would take most of the time.
    const found = await target.elementHandle()
    const key = (await found?.evaluate(isAhead)) ? 'Tab' : 'Shift+Tab'
    let stop = 0
    for (; !(await found?.evaluate(isFocused)); stop++) {
      expect(stop, `${target} is reached by ${key}`).toBeLessThan(STOPS)
      await page.keyboard.press(key)
    }
    // What has the focus already, and after a mouse, shows its ring with the next key.
    if (stop > 0) await expect.poll(() => page.evaluate(focusRingState)).toBe('fine')
  }
  const focusedSpace = async (): Promise<number> => {
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    return SPACES.findIndex((space) => new RegExp(`, ${space}(,|$)`).test(label))
  }
  return {
    page,
    press,
    reach,
    enter: async (target) => {
      await reach(target)
      // A button that still waits for an answer of the worker takes no key.
      await expect(target).toBeEnabled()
      await press('Enter')
    },
    goToSpace: async (space) => {
      const goal = SPACES.indexOf(space)
      if ((await focusedSpace()) < 0) await reach(page.locator('[role=gridcell][tabindex="0"]'))
      for (let at = await focusedSpace(); at !== goal; at = await focusedSpace()) {
        const rows = Math.floor(goal / 5) - Math.floor(at / 5)
        if (rows !== 0) await press(rows > 0 ? 'ArrowDown' : 'ArrowUp')
        else await press(goal > at ? 'ArrowRight' : 'ArrowLeft')
      }
      await expect(cell(page, space)).toBeFocused()
    },
    choose: async (radio) => {
      const group = (await radio.getAttribute('name')) ?? ''
      await reach(page.locator(`input[name="${group}"]:checked`))
      for (let stop = 0; !(await radio.isChecked()); stop++) {
        expect(stop, `${radio} is reached by arrows`).toBeLessThan(STOPS)
        await press('ArrowDown')
      }
    },
  }
}
