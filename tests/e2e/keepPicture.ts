import type { Page } from '@playwright/test'

/** Pictures are looked at by people: they are taken at night, and when `PICTURES` asks for them. */
const isWanted = !!process.env.NIGHTLY || !!process.env.PICTURES

/** Takes a picture into `node_modules/.cache/e2e`. */
export const keepPicture = async (page: Page, name: string): Promise<void> => {
  if (isWanted) await page.screenshot({ path: `node_modules/.cache/e2e/${name}.png` })
}
