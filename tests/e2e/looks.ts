/** Everything that comes up is looked at by axe once: in the dark at 100 %, and in the light at 200 % text. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Hand } from './deeds.ts'

const VARIES = /\b(Lion|Dragon|Maple|Phoenix|any|Scout|Emissary|Spy|Captain|Player \d)\b|[A-Z]·[A-Z]|\d+|col \w|row \w/g

/** What is on the screen, without what differs from one time to the next: a sheet, a question, else a mode with what lies before its players. */
const sceneOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = (what: string): readonly string[] =>
      [...document.querySelectorAll(what)].map((one) => one.getAttribute('aria-label') ?? '')
    const over = labels('dialog[open], .act')
    const mode = document.querySelector('h1')?.textContent?.split(',')[0] ?? ''
    return over.length > 0 ? over.join(' + ') : [mode, ...labels('main section, .tray section')].join(' + ')
  })

const LOOKS = [
  { colorScheme: 'dark', text: '' },
  { colorScheme: 'light', text: '200' },
] as const

const lookAt = async (page: Page, scene: string): Promise<void> => {
  for (const { colorScheme, text } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(async (text) => {
      document.documentElement.dataset.text = text
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, text)
    // On a gradient axe gives no verdict: every gradient has its least favourable colour beneath it.
    const plain = await page.addStyleTag({ content: '*, ::before, ::after { background-image: none !important }' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    await plain.evaluate((style) => style.parentNode?.removeChild(style))
    const told = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
    expect.soft(told, `${scene}, ${colorScheme}, text ${text || 100} %`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.evaluate(() => {
    delete document.documentElement.dataset.text
  })
}

/** A hand that looks before it presses; `seen` holds what was looked at already. */
export const looking = (hand: Hand, seen: Set<string>): Hand => {
  const { page } = hand
  const look = async (): Promise<void> => {
    const scene = (await sceneOf(page)).replace(VARIES, '')
    if (seen.has(scene)) return
    seen.add(scene)
    await lookAt(page, scene)
  }
  return {
    page,
    async press(target) {
      await expect(target).toHaveCount(1)
      await look()
      await hand.press(target)
    },
    async space(space) {
      await look()
      await hand.space(space)
    },
    choose: hand.choose,
  }
}
