/** What is on the screen is looked at by axe: in the dark at 100 %, and in the light at 200 % text. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { oneOrAll } from './nightlySample.ts'

const LOOKS = [
  { colorScheme: 'dark', text: '' },
  { colorScheme: 'light', text: '200' },
] as const

const applyLook = async (page: Page, { colorScheme, text }: (typeof LOOKS)[number]): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async (text) => {
    document.documentElement.dataset.text = text
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    // What fades in is still pale.
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map((one) => one.finished))
  }, text)
}

/** What axe finds now. On a gradient it gives no verdict: every gradient has its least favourable colour beneath it. */
export const axeFindings = async (page: Page): Promise<readonly string[]> => {
  // The page's policy lets no style into its markup.
  const plain = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { background-image: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return sheet
  })
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  // There are no frames: the page itself can sum up, which spares opening another one every time.
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode()
  const { violations } = await builder.options({ resultTypes: ['violations'] }).analyze()
  await plain.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  )
}

/** In every run one look, which follows from the scene; at night both. */
export const axe = async (page: Page, scene: string): Promise<void> => {
  for (const look of oneOrAll(LOOKS, scene.length)) {
    await applyLook(page, look)
    expect.soft(await axeFindings(page), `${scene}, ${look.colorScheme}, text ${look.text || 100} %`).toEqual([])
  }
  await applyLook(page, LOOKS[0])
  await page.evaluate(() => {
    delete document.documentElement.dataset.text
  })
}

/** In nightly runs: axe takes longer than all the rest. */
export const axeAtNight = async (page: Page, scene: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  if (process.env.NIGHTLY) await axe(page, scene)
}
