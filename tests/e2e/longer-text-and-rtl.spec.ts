/** Languages that are not there yet: words that are 40 % longer, and lines that run from right to left. */
import type { Browser, Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { serveGallery } from '../ui/gallery/serve.ts'
import { showScene } from './galleryScene.ts'
import { overflow, unreadable } from './layoutFaults.ts'
import { CALM, expect, test } from './phoneFixtures.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const NAME = 'Blackstone Castle'

/** Every vowel twice: two letters of five are vowels. The game keeps its name. */
const longer = (words: string): string =>
  words === NAME ? NAME : words.replace(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase())

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: Browser
let scenes: readonly string[]
test.beforeAll(async ({ shared }) => {
  gallery = await serveGallery(longer)
  browser = shared
  const page = await browser.newPage()
  await page.goto(gallery.url)
  await page.locator('#app a').first().waitFor()
  scenes = await page.locator('#app a').allTextContents()
  await page.close()
})
test.afterAll(() => gallery.close())

const show = (page: Page, scene: string, look: string): Promise<void> => showScene(page, gallery.url, scene, look)

/** What can be pressed and is smaller than a finger. */
const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, summary, [role=gridcell][data-space]')]
      // Links within the sentences and tables of the rulebook are as high as their lines.
      .filter((element) => element.checkVisibility() && !element.matches('[id^="rule-"] :is(p, td, li) a'))
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
      .map(({ name, box }) => `${name}: ${box.width}×${box.height}`),
  )

/** In normal runs every eighth scene, on the smallest phone one way or on a usual one the other; all scenes in all four nightly. */
const LOOKS = [
  [320, 568, 'ltr'],
  [390, 844, 'rtl'],
  ...(process.env.NIGHTLY
    ? ([
        [320, 568, 'rtl'],
        [390, 844, 'ltr'],
      ] as const)
    : []),
] as const

for (const [at, [width, height, dir]] of LOOKS.entries()) {
  const isShown = (_: string, scene: number) => !!process.env.NIGHTLY || scene % (8 * LOOKS.length) === 8 * at
  test(`words that are 40 % longer fit at ${width}×${height}, ${dir}`, async () => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, ...CALM })
    const page = await context.newPage()
    for (const scene of scenes.filter(isShown)) {
      await show(page, scene, `&dir=${dir}`)
      const over = await overflow(page)
      expect.soft(over.right, `${scene} runs out at the side`).toBe(0)
      if (await page.locator('[data-part~="table"]').count()) expect.soft(over.below, `${scene} runs out below`).toBe(0)
      expect.soft(await unreadable(page), scene).toEqual([])
      expect.soft(await tooSmall(page), scene).toEqual([])
    }
    await context.close()
  })
}

test('the rats are counted in full beside a name of 24 letters', { tag: '@nightly' }, async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 568 }, ...CALM })
  await show(page, 'puzzle', '')
  const turn = page.locator('button:has([data-rat]) b')
  await turn.evaluate((one) => (one.textContent = 'Am Zug: Bartholomäus der Zweite'))
  const isWhole = turn.evaluate(
    ({ parentElement: around, nextElementSibling: count }) =>
      (count?.getBoundingClientRect().right ?? Infinity) <= (around?.getBoundingClientRect().right ?? 0) &&
      count?.textContent === '6/12',
  )
  expect(await isWhole).toBe(true)
  await page.close()
})

test('the castle is not mirrored: its letters and its towers stay where they are', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, ...CALM })
  const places = async (dir: string) => {
    await show(page, 'kings', `&dir=${dir}`)
    return page.evaluate(() =>
      [...document.querySelectorAll('[data-space], [role=columnheader], [role=rowheader], [data-part~="tower"]')].map(
        (one) => Math.round(one.getBoundingClientRect().left),
      ),
    )
  }
  expect(await places('rtl')).toEqual(await places('ltr'))
  await page.close()
})
