/** What the line of CastleScape says fits two lines on a small phone, and where a German title may break is for the eye alone. */
import type { Page } from '@playwright/test'
import { refusals } from '../../src/text/castlescape/en/refusals.ts'
import { table } from '../../src/text/castlescape/en/table.ts'
import { castlescape as de } from '../../src/text/languages/de/castlescape.ts'
import { app as house } from '../../src/text/languages/de/house.ts'
import { castlescape as es } from '../../src/text/languages/es/castlescape.ts'
import { castlescape as fr } from '../../src/text/languages/fr/castlescape.ts'
import { castlescape as zh } from '../../src/text/languages/zh-Hans/castlescape.ts'
import { expect, test } from './app.ts'
import { beginFrom, button, position } from './castleTable.ts'

const CATALOGUES = { en: { ...table, ...refusals }, de, es, fr, zh } as const
const SMALL = { width: 320, height: 568 }

/** The sentence with usual values: `{n, plural, one {…} other {# Walls}}` with 3, a square, a name. */
const filled = (sentence: string): string =>
  sentence
    .replace(/\{\w+, plural,.*?other \{([^}]*)\}\}/g, (_, other: string) => other)
    .replace(/#|\{n\}|\{size\}/g, '3')
    .replace(/\{square\}/g, 'k12')
    .replace(/\{\w+\}/g, 'Ann')

const inAll = (keys: readonly (keyof typeof CATALOGUES.en)[]): readonly string[] =>
  Object.values(CATALOGUES).flatMap((catalogue) => keys.map((key) => filled(catalogue[key])))

const KEYS = Object.keys(CATALOGUES.en) as (keyof typeof CATALOGUES.en)[]
/** What is asked while something is placed stands between two arrows. */
const PLACING = KEYS.filter((key) => /^castlescape\.say\.pick/.test(key))
const ASKED = KEYS.filter((key) =>
  /^castlescape\.say\.(play|buy|end|discard|pay|keep|keepOne|branch|rival|wait|asked)$/.test(key),
)
const REFUSED = Object.keys(refusals) as (keyof typeof refusals)[]

/** Those of the sentences that take more than two lines in place of what the line says, are cut, or move the site. */
const tooLong = (page: Page, sentences: readonly string[]): Promise<readonly string[]> =>
  page.locator('[data-part="prompt"]').evaluate((element, all) => {
    const line = element.querySelector('b') ?? element
    const site = document.querySelector('[data-part="site"]')
    const before = site?.getBoundingClientRect().top
    return all.filter((sentence) => {
      line.textContent = sentence
      const range = document.createRange()
      range.selectNodeContents(line)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
      return isCut || site?.getBoundingClientRect().top !== before || tops.size > 2
    })
  }, sentences)

test('between the arrows', { tag: '@nightly' }, async ({ host, phone }) => {
  const one = await phone(SMALL)
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 3 }] } }))
  expect(await tooLong(one.page, inAll(PLACING))).toEqual([])
})

test('and where nothing is placed', async ({ host, phone }) => {
  const one = await phone(SMALL)
  await beginFrom(one, host.url, position({ hidden: { hands: [['market-stall'], [], [], []] } }))
  expect(await tooLong(one.page, inAll([...ASKED, ...REFUSED]))).toEqual([])
})

test('in German a title says to the eye where it may break, and nothing of it to the ear', async ({ host, phone }) => {
  const { page } = await phone({ ...SMALL, locale: 'de-AT' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${host.url}#/new/castlescape`)
  await button(page, house['new.seats']).click()
  await page.getByRole('radio', { name: house['phones.alone'], exact: true }).check({ force: true })
  await button(page, house['new.start']).click()
  await page.waitForURL(/play/)
  await page.goto(`${page.url()}/market`)
  const card = button(page, /^Handwerkerladen,/)
  await expect(card).toBeVisible()
  expect(await card.locator('> b').textContent()).toBe(de['castlescape.card.craftsmans-shop'])
})
