/** One page for scene after scene of the gallery. */
import { expect, type Page } from '@playwright/test'
import { waitForResources } from './layoutFaults.ts'

/** Nothing that comes to rest by itself is on its way. Run in the page. */
const still = async (): Promise<void> => {
  const ends = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.all(ends.map(({ finished }) => finished.catch(() => undefined)))
}

/** Shows this scene. A page that shows another one draws it in its place, for to load all code anew takes longest. */
export const showScene = async (page: Page, url: string, scene: string, look: string): Promise<void> => {
  const search = `?scene=${scene}${look}`
  if (page.url().startsWith(url)) await page.evaluate((search) => globalThis.show(search), search)
  else await page.goto(url + search)
  await expect(page).toHaveTitle(scene)
  await page.locator('#app > *').first().waitFor()
  await page.evaluate(waitForResources)
  await page.evaluate(still)
}
