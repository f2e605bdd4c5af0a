/** Gold is what one most likely wants, and never on two things at once. */
import { expect, type Page } from '@playwright/test'

/** What is gold and can be pressed, in the sheet that lies on top, or else on the page. Run in the page. */
export const goldInPage = (): readonly string[] => {
  // The lightest part of the gold of buttons (src/ui/parts/Button.module.css).
  const isGold = (one: Element) => getComputedStyle(one).backgroundImage.includes('rgb(255, 228, 145)')
  const isSeen = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('[inert]')
  const layer = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  return [...layer.querySelectorAll('a, button, label')]
    .filter((one) => isGold(one) && isSeen(one))
    .map(({ textContent }) => textContent ?? '')
}

/** Waits until at most one thing is gold. */
export const expectOneGold = (page: Page): Promise<void> =>
  expect.poll(async () => (await page.evaluate(goldInPage)).slice(1), 'gold on two things at once').toEqual([])

/** Waits until this alone is gold. */
export const expectGold = (page: Page, words: RegExp): Promise<void> =>
  expect.poll(() => page.evaluate(goldInPage)).toEqual([expect.stringMatching(words)])
