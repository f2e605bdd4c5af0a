/** What the line of CastleScape says fits two rows on a small phone in every language, and where a German title may break is for the eye alone. */
import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { CARDS } from '../../src/games/castlescape/data/cards.ts'
import { refusals } from '../../src/text/castlescape/en/refusals.ts'
import { table } from '../../src/text/castlescape/en/table.ts'
import { castlescape as de } from '../../src/text/languages/de/castlescape.ts'
import { app as house } from '../../src/text/languages/de/house.ts'
import { castlescape as es } from '../../src/text/languages/es/castlescape.ts'
import { castlescape as fr } from '../../src/text/languages/fr/castlescape.ts'
import { castlescape as zh } from '../../src/text/languages/zh-Hans/castlescape.ts'
import { beginFrom, button, position } from './castlescapeTable.ts'
import { expect, test } from './phoneFixtures.ts'

const CATALOGUES = { en: { ...table, ...refusals }, de, es, fr, 'zh-Hans': zh } as const
const SMALL = { width: 320, height: 568 }

/** The sentence with usual values: `{n, plural, one {…} other {# Walls}}` with 3, a square, a name. */
const filled = (sentence: string): string =>
  sentence
    .replace(/\{\w+, plural,.*?other \{([^}]*)\}\}/g, (_, other: string) => other)
    .replace(/#|\{n\}|\{size\}/g, '3')
    .replace(/\{square\}/g, 'k12')
    .replace(/\{\w+\}/g, 'Ann')

const inAll = (keys: readonly (keyof typeof CATALOGUES.en)[]): readonly string[] =>
  Object.values(CATALOGUES).flatMap((catalogue) =>
    keys.map((key) => filled(catalogue[key].replace('{what}', catalogue['castlescape.count.walls']))),
  )

/** Refusals as they stand on the screen: each with a ruling. */
const ruled = (keys: readonly (keyof typeof refusals)[]): readonly string[] =>
  Object.values(CATALOGUES).flatMap((catalogue) =>
    keys.map((key) =>
      catalogue['castlescape.say.ruled'].replace('{text}', filled(catalogue[key])).replace('{ruling}', '42'),
    ),
  )

const KEYS = Object.keys(CATALOGUES.en) as (keyof typeof CATALOGUES.en)[]
/** What is asked while something is placed stands between two arrows. */
const PLACING = KEYS.filter((key) => /^castlescape\.say\.pick(?!Lose)/.test(key))
/** The line of a question leads to its rules. */
const ASKED = KEYS.filter((key) => /^castlescape\.say\.(discard|pay|keep|keepOne|branch|rival)$/.test(key))
const FREE = KEYS.filter((key) => /^castlescape\.say\.(play|buy|end|wait|asked)$/.test(key))
/** What is said once before a Recruit is posted, and elsewhere. */
const POSTING = KEYS.filter((key) => /^castlescape\.(willBeLost|cardsLost)$/.test(key))
const WARNED = KEYS.filter((key) => /^castlescape\.(endUntouched|contractsFull)$/.test(key))
const REFUSED = Object.keys(refusals) as (keyof typeof refusals)[]
/** What no touch of a square is told: it is about cards, or a position from elsewhere. */
const ELSEWHERE =
  /\.(site(?!$)|branch|contracts|goal|gold|noAcquiring|noClearing|noDestroying|noRecall|notInHand|notThere|rival|serviceGone)/
const AT_SQUARES = REFUSED.filter((key) => !ELSEWHERE.test(key))

type How = 'plain' | 'asked'

/**
 * Those of the sentences that take more than two rows in place of what the line says, are cut, or move the site. `asked`:
 * the sign of the rules stands after them.
 */
const tooLong = (page: Page, sentences: readonly string[], how: How): Promise<readonly string[]> =>
  page.locator('[data-part="prompt"]').evaluate(
    (element, { all, isAsked }) => {
      const line = element.querySelector('b') ?? element
      const site = document.querySelector('[data-part="site"]')
      const before = site?.getBoundingClientRect().top
      const sign = document.querySelector('[data-tile] svg')?.cloneNode(true)
      return all.filter((sentence) => {
        line.replaceChildren(sentence, ...(isAsked && sign ? [' ', sign] : []))
        const { height } = line.getBoundingClientRect()
        const rows = Math.round(height / Number.parseFloat(getComputedStyle(line).lineHeight))
        const range = document.createRange()
        range.selectNodeContents(line)
        const bottoms = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom)).sort((a, b) => a - b)
        const apart = bottoms.filter((bottom, at) => bottom - (bottoms[at - 1] ?? -99) > 6).length
        const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
        return isCut || site?.getBoundingClientRect().top !== before || Math.max(rows, apart) > 2
      })
    },
    { all: sentences, isAsked: how === 'asked' },
  )

test('between the arrows', { tag: '@nightly' }, async ({ host, phone }) => {
  const one = await phone(SMALL)
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 3 }] } }))
  expect(await tooLong(one.page, [...inAll([...PLACING, ...POSTING]), ...ruled(AT_SQUARES)], 'plain')).toEqual([])
  expect(await tooLong(one.page, inAll(['castlescape.say.pickLose']), 'asked')).toEqual([])
})

test('and where nothing is placed', async ({ host, phone }) => {
  const one = await phone(SMALL)
  await beginFrom(one, host.url, position({ hidden: { hands: [['market-stall'], [], [], []] } }))
  expect(await tooLong(one.page, [...inAll([...FREE, ...WARNED, ...REFUSED]), ...ruled(REFUSED)], 'plain')).toEqual([])
  expect(await tooLong(one.page, inAll(ASKED), 'asked')).toEqual([])
})

/** What is pressed one after another, each time until everything was there: the cards of the hand, or the next square. */
type Press = 'cards' | 'squares'

/** What the line says after each press, where it takes more than two rows, is cut or moves what lies below. Run in the page. */
const walk = async (press: Press): Promise<readonly string[]> => {
  const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  const find = <E extends Element>(selector: string) => document.querySelector<E & HTMLElement>(selector)
  const top = () => find('[data-tile]')?.getBoundingClientRect().top
  const before = top()
  const seen = new Set<string>()
  const long: string[] = []
  const look = () => {
    const line = find('[data-part="prompt"]')
    const said = line?.textContent.replace(/\s+/g, ' ') ?? ''
    if (!line || seen.has(said)) return false
    seen.add(said)
    const range = document.createRange()
    range.selectNodeContents(line)
    const boxes = [...range.getClientRects()].filter(({ height }) => height > 1).sort((a, b) => a.top - b.top)
    let [rows, bottom] = [0, Number.NEGATIVE_INFINITY]
    for (const box of boxes) {
      if (box.top + box.height / 2 > bottom) rows++
      bottom = Math.max(bottom, box.bottom)
    }
    const isCut = line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1
    if (rows > 2 || isCut || top() !== before) long.push(`${rows}: ${said}`)
    return true
  }
  if (press === 'cards')
    for (const card of document.querySelectorAll<HTMLElement>('[data-part="hand"] button')) {
      card.click()
      await drawn()
      look()
      // What a card asks stands in place of the hand.
      find('[data-part="question"] > button:last-child')?.click()
      await drawn()
    }
  else
    do {
      find('[data-part="said"] + button')?.click()
      await drawn()
    } while (look())
  return seen.size > 1 ? long : ['nothing was said']
}

const handOf = (sets: readonly string[]): object => ({
  hidden: { hands: [CARDS.filter(({ set }) => sets.includes(set)).map(({ id }) => id), [], [], []] },
})
/** At a table that says all that it can say of this kind. */
const TABLES: readonly (readonly [what: string, press: Press, more: object])[] = [
  ['of each card', 'cards', handOf(['starter', 'standard', 'market'])],
  ['of each card of the friendly market', 'cards', { options: { market: 'friendly' }, ...handOf(['friendly']) }],
  ['of each Wall', 'squares', { turn: { groups: [{ left: 3 }] } }],
  ['of each Recruit that is posted', 'squares', { turn: { any: 1 } }],
  ['of each that moves', 'squares', { turn: { moves: 2 } }],
  ['of each that is removed', 'squares', { turn: { removals: 1 } }],
]

test.describe('what the table says', { tag: '@nightly' }, () => {
  test.describe.configure({ timeout: WHOLE_GAMES })
  for (const language of Object.keys(CATALOGUES))
    test(`of cards and squares, in ${language}`, async ({ host, phone }) => {
      const one = await phone(SMALL)
      const { page } = one
      for (const [what, press, more] of TABLES) {
        await page.goto(host.url)
        await page.evaluate(() => localStorage.removeItem('language'))
        await page.reload()
        await beginFrom(one, host.url, position(more))
        await page.evaluate((tag) => localStorage.setItem('language', tag), language)
        await page.reload()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        // The gate in another language: its button has the focus.
        await expect(page.locator('main button').first()).toBeFocused()
        for (const _ of [1, 2]) await page.keyboard.press('Enter')
        await expect(page.getByRole('grid')).toBeAttached()
        expect.soft(await page.evaluate(walk, press), what).toEqual([])
      }
    })
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
