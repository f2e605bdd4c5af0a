/** What a seat may not see is not in the page: two games that differ in nothing but other seats' hidden cards look the same letter by letter. */

import type { Locator, Page } from '@playwright/test'
import type { PositionDocument } from '../../src/games/blackstone/position/positionSchema.ts'
import { cell } from './blackstoneTable.ts'
import { openGate } from './curtainGate.ts'
import { loadDice } from './fixedChance.ts'
import { whole } from './pageText.ts'
import { expect, test } from './phoneFixtures.ts'
import { importPosition } from './positions.ts'

type Zones = Partial<PositionDocument>
type Hidden = NonNullable<PositionDocument['hidden']>

const BOARD = { CT: 'Ls/De', BO: 'Mc/Pe', KE: 'Mc/Ps', LT: 'Dy/Pe' }

interface Case {
  readonly mode: string
  readonly zones: Zones
  /** Ann's cards are the same in both. */
  readonly hidden: readonly [Hidden, Hidden]
}

const CASES: readonly Case[] = [
  {
    mode: 'kings-quest',
    zones: { courts: [{ wizards: 2, hand: ['guild'] }, { hand: ['guild'] }, { hand: ['machination', 'power'] }] },
    hidden: [{ hands: [['G01'], ['G02'], ['M03', 'P07']] }, { hands: [['G01'], ['G05'], ['M08', 'P12']] }],
  },
  {
    mode: 'advanced',
    zones: {
      options: { intrigue: 'on' },
      courts: [
        { wizards: 2, hand: ['guild'], intrigue: { at: 'exhausted' } },
        { hand: ['guild'], intrigue: { at: 'faceDown', card: 'guild' } },
        { intrigue: { at: 'faceDown', card: 'power' } },
      ],
    },
    hidden: [
      { hands: [['G01'], ['G02']], faceDown: [[], ['G03'], ['P07']] },
      { hands: [['G01'], ['G05']], faceDown: [[], ['G06'], ['P12']] },
    ],
  },
  {
    mode: 'first-edition',
    zones: { courts: [{ wizards: 2, hand: ['knight'] }, { hand: ['knight'] }, { hand: ['machination'] }] },
    hidden: [{ hands: [['G01'], ['G03'], ['M03']] }, { hands: [['G01'], ['G09'], ['M08']] }],
  },
  {
    mode: 'wizards-quest',
    zones: {
      courts: [
        { vassals: ['vassal'], hand: ['M01'] },
        { vassals: ['vassal', 'vassal'], hand: ['M02'] },
        { vassals: ['vassal'], hand: [] },
      ],
      quest: { offer: ['M04', 'M05'], vassals: ['Lc/Ds'] },
    },
    hidden: [
      { vassals: [['Ls/Dy'], ['Ps/Me', 'Pc/Ly'], ['Dc/Ms']] },
      { vassals: [['Ls/Dy'], ['Dc/Me', 'Ps/My'], ['Pe/Lc']] },
    ],
  },
]

const SHEETS = ['court/0', 'court/1', 'court/2', 'standings', 'piles', 'log', 'menu', 'replay', 'replay/0/court/1']

/** What an address shows: a sheet over the table, none over the curtain, and the replay over both. */
const shown = (page: Page, sheet: string, covered: boolean): Locator => {
  if (sheet === 'replay') return page.getByRole('slider')
  return covered && !sheet.startsWith('replay') ? page.getByRole('heading', { level: 1 }) : page.getByRole('dialog')
}

/** Every sheet that has an address. */
const lookAround = async (page: Page, covered: boolean): Promise<readonly string[]> => {
  const [table = ''] = /^.*#\/play\/[^/]+/.exec(page.url()) ?? []
  const seen: string[] = []
  for (const sheet of SHEETS) {
    // The sheet before is gone, so that none is taken for this one.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto(`${table}/${sheet}`)
    await expect(shown(page, sheet, covered)).toBeVisible()
    await expect(page.getByText('Looking back…')).toHaveCount(0)
    // A replay plays by itself: both pages are looked at where it begins.
    if (sheet === 'replay') await page.getByRole('slider').press('Home')
    seen.push(await whole(page))
    // The replay of a sheet stands over the replay; every other sheet over the table.
    if (sheet !== 'replay') await page.goto(table)
  }
  return seen
}

const openCurtain = async (page: Page, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await openGate(page)
  await expect(page.getByRole('grid')).toBeVisible()
}

interface Seen {
  readonly byOthers: readonly string[]
  readonly byBen: string
}

/** Ann looks at everything, flips a vassal and ends her turn; then the curtain hangs before Ben, and opens. */
const play = async (page: Page, url: string, { mode, zones }: Case, hidden: Hidden): Promise<Seen> => {
  const seen: string[] = []
  await loadDice(page, 1)
  // Nothing is on its way across the board.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(url)
  const head = { format: 'blackstone-position' as const, version: 1 as const, mode, seats: ['Ann', 'Ben', 'Cal'] }
  await importPosition(page, { ...head, board: BOARD, ...zones, hidden })
  // Over the curtain every sheet is looked at once in normal runs: where it hangs before Ben.
  seen.push(await whole(page), ...(process.env.NIGHTLY ? await lookAround(page, true) : []))
  await openCurtain(page, 'Ann')
  seen.push(await whole(page), ...(await lookAround(page, false)))
  await cell(page, 'C T').press('f')
  await expect(cell(page, 'C T')).toHaveAccessibleName(/^Dragon Emissary/)
  seen.push(await whole(page))
  await cell(page, 'C T').press('e')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ben')
  seen.push(await whole(page), ...(await lookAround(page, true)))
  await openCurtain(page, 'Ben')
  return { byOthers: seen, byBen: await whole(page) }
}

/** A hand and cards face down are hidden in it; a hand of vassals and hands alone in those that are played nightly. */
const ALWAYS = 'advanced'

for (const one of CASES.filter(({ mode }) => process.env.NIGHTLY || mode === ALWAYS))
  test(`the hidden cards of others are nowhere in the page: ${one.mode}`, async ({ host, phone }) => {
    test.slow()
    const wide = { width: 1280, height: 800 }
    const [first, second] = [await phone(wide), await phone(wide)]
    const [a, b] = await Promise.all([
      play(first.page, host.url, one, one.hidden[0]),
      play(second.page, host.url, one, one.hidden[1]),
    ])
    for (const [at, page] of a.byOthers.entries()) expect(b.byOthers[at], `page ${at}`).toBe(page)
    expect(b.byBen).not.toBe(a.byBen)
  })
