/**
 * Answers to taps while a bot thinks, beside answers to the same taps while a person is at the turn. The page is slowed
 * down.
 */
import type { Locator, Page } from '@playwright/test'
import { button } from '../e2e/blackstoneTable.ts'
import { loadDice } from '../e2e/fixedChance.ts'
import { serveApp } from './installedPages.ts'
import { type Measured, ratios, spreadOf } from './measure.ts'
import { SLOWER, slowDown, watch } from './pageTimings.ts'
import { withBrowser } from './servedPages.ts'
import { answersOf, type Tapped, tapped } from './timedTaps.ts'

const ROUNDS = 4
/** Both sheets are opened and closed so often while a person is at the turn. */
const CYCLES = 2
/** Milliseconds until a bot has played. */
const LONG = 120_000

type Tap = (page: Page) => Locator

const sheetButton: Tap = (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' })
/** The menu and the bot's court are opened and closed: none of it is a move. */
const TAPS: readonly Tap[] = [
  (page) => button(page, 'Menu'),
  sheetButton,
  (page) => page.getByRole('button', { name: /^Captain, \d+ of/ }),
  sheetButton,
]

const towers: Tap = (page) => page.getByRole('button', { name: /tower.*choose it/ })
const endTurn: Tap = (page) => page.getByRole('button', { name: /^End turn/, disabled: false })
const skip: Tap = (page) => button(page, 'Skip')

/** New game against a Captain, from the first screen to its table. */
const begin = async (page: Page, home: string): Promise<void> => {
  await loadDice(page, 18)
  await page.goto(home)
  await page.getByRole('link', { name: 'New game Blackstone Castle' }).tap()
  await button(page, 'Seats').tap()
  for (const name of ['Me and bots', 'Captain']) await page.getByRole('radio', { name, exact: true }).tap()
  await button(page, 'Start').tap()
  await page.waitForURL(/play/)
}

/** Takes a tower where one is to be taken, and waits for its own turn. */
const toOwnTurn = async (page: Page): Promise<void> => {
  await towers(page).first().or(endTurn(page)).waitFor({ timeout: LONG })
  if ((await towers(page).count()) === 0) return
  await towers(page).first().tap()
  await endTurn(page).waitFor({ timeout: LONG })
}

/** Ends the turn; then the bot is at its own. */
const giveTurn = async (page: Page): Promise<void> => {
  await endTurn(page).tap()
  const accept = page.getByRole('dialog', { name: 'End of turn' }).getByRole('button', { name: /^Accept/ })
  await accept.or(skip(page)).waitFor({ timeout: LONG })
  if (await accept.isVisible()) await accept.tap()
  await skip(page).waitFor({ timeout: LONG })
}

/** The taps in turn, as often as it is worth it. */
const tapWhile = async (page: Page, goesOn: (cycles: number) => Promise<boolean>): Promise<readonly Tapped[]> => {
  const taps: Tapped[] = []
  for (let cycles = 0; await goesOn(cycles); cycles++) for (const tap of TAPS) taps.push(await tapped(page, tap(page)))
  return taps
}

const told = (name: string, taps: readonly Tapped[], floor?: readonly Tapped[]): readonly Measured[] => {
  const answers = answersOf(taps)
  const ratio = floor && { ratio: ratios('a person', [spreadOf(answers).median], [spreadOf(answersOf(floor)).median]) }
  return [
    {
      name: `${name}, ${SLOWER}× slower: answer to each of ${taps.length} taps`,
      unit: 'ms',
      ...spreadOf(answers),
      ...ratio,
    },
    { name: `${name}: longest task of each`, unit: 'ms', ...spreadOf(taps.map(({ long }) => Math.max(0, ...long))) },
  ]
}

const roundsOf = async (page: Page): Promise<readonly [alone: readonly Tapped[], bot: readonly Tapped[]]> => {
  const [alone, bot]: [Tapped[], Tapped[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    await toOwnTurn(page)
    await slowDown(page)
    alone.push(...(await tapWhile(page, async (cycles) => cycles < CYCLES)))
    await giveTurn(page)
    bot.push(...(await tapWhile(page, () => skip(page).isVisible())))
    await slowDown(page, 1)
  }
  return [alone, bot]
}

export const beside = async (): Promise<readonly Measured[]> => {
  // The rules that bots think with come later than the app: the server stays.
  const server = await serveApp()
  const [alone, bot] = await withBrowser(async (context) => {
    await context.addInitScript(watch)
    const page = await context.newPage()
    await begin(page, server.url)
    return roundsOf(page)
  })
  await server.stop()
  return [...told('a person is at the turn', alone), ...told('a bot is at the turn', bot, alone)]
}
