/** What is on the screen is looked at by axe: in the dark at 100 %, and in the light at 200 % text. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const LOOKS = [
  { colorScheme: 'dark', text: '' },
  { colorScheme: 'light', text: '200' },
] as const

const wear = async (page: Page, { colorScheme, text }: (typeof LOOKS)[number]): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async (text) => {
    document.documentElement.dataset.text = text
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, text)
}

export const axe = async (page: Page, scene: string): Promise<void> => {
  for (const look of LOOKS) {
    await wear(page, look)
    // On a gradient axe gives no verdict: every gradient has its least favourable colour beneath it.
    const plain = await page.addStyleTag({ content: '*, ::before, ::after { background-image: none !important }' })
    // There are no frames: the page itself can sum up, which spares opening another one every time.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    await plain.evaluate((style) => style.parentNode?.removeChild(style))
    const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
    expect.soft(told, `${scene}, ${look.colorScheme}, text ${look.text || 100} %`).toEqual([])
  }
  await wear(page, LOOKS[0])
  await page.evaluate(() => {
    delete document.documentElement.dataset.text
  })
}
