/** The gate of the curtain between two who share a phone: it opens at a second press within ten seconds. */
import { expect, type Locator, type Page } from '@playwright/test'

/** The button of the gate before the first press. */
export const shutGate = (page: Page): Locator => page.getByRole('button', { name: /, open the gate$/ })

/** The button after the first press. */
const armedGate = (page: Page): Locator => page.getByRole('button', { name: 'Press again to open' })

/** The button before and after the first press. */
export const gate = (page: Page): Locator => shutGate(page).or(armedGate(page))

/** Opens the gate. Two presses that come too far apart on a busy machine are two first ones. */
export const openGate = async (
  page: Page,
  press: (gate: Locator) => Promise<void> = (gate) => gate.press('Enter'),
): Promise<void> => {
  await expect(gate(page)).toBeVisible()
  while ((await gate(page).count()) > 0) {
    for (const _ of [1, 2]) await press(gate(page))
    await expect(armedGate(page)).toHaveCount(0)
  }
}
