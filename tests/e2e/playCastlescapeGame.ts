/**
 * Plays games of CastleScape through the shipped app. After every action the player reads the stored log and replays it
 * with the engine, which gives the legal actions. The controls for them are found on the screen alone.
 */

import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Action } from '../../src/games/castlescape/actions.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import { verify } from './askCommandLine.ts'
import { type CastleAutoPlayer, openCastleScapeAutoPlayer } from './castlescapeAutoPlayer.ts'
import type { CastleHand } from './castlescapeInputMethods.ts'
import { button, grid } from './castlescapeTable.ts'
import { openGate } from './curtainGate.ts'
import { loadDice } from './fixedChance.ts'
import { type MoveContext, performCastleScapeMove } from './performCastlescapeMove.ts'
import { readStoredGame } from './playWholeGame.ts'
import { gameIdIn } from './tableAndStorage.ts'

/** More actions than any of these games takes. */
const MOST_MOVES = 1_500

interface RunningGame extends MoveContext {
  readonly id: string
  /** How many Inspections each seat was told of. */
  readonly told: Map<Seat, number>
}

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name: `CastleScape, ${name}`, exact: true })

/** The Inspections that a seat has not seen are told as its turn begins. */
const hearInspection = async ({ hand, autoPlayer, told }: RunningGame): Promise<void> => {
  const { inspections, tasks } = autoPlayer.state()
  const seat = autoPlayer.seat() ?? 0
  if (tasks.at(-1)?.do !== 'main' || (told.get(seat) ?? 0) >= inspections) return
  told.set(seat, inspections)
  const sheet = hand.page.getByRole('dialog', { name: 'Inspection' })
  await hand.press(sheet.getByRole('button', { name: 'Back to the game' }))
  await expect(sheet).toHaveCount(0)
}

/** Waits for the screen of who is awaited, and opens the gate in front of it. */
const openScreen = async (game: RunningGame): Promise<void> => {
  const { hand, autoPlayer, names } = game
  const { page } = hand
  const name = names[autoPlayer.seat() ?? 0] ?? ''
  const its = button(page, `I am ${name}, open the gate`)
  await expect(heading(page, name).or(its)).toBeVisible()
  if ((await its.count()) > 0) {
    await openGate(page, hand.press)
    await expect(heading(page, name)).toBeVisible()
  }
  await hearInspection(game)
}

/** What the squares say of Walls and Recruits. */
const readSite = (page: Page): Promise<readonly string[]> =>
  grid(page)
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const [name, what, owner] = (cell.getAttribute('aria-label') ?? '').split(', ')
        const parts = [name, what?.replace(/^Wall of this turn$/, 'Wall'), owner?.startsWith('Recruit of ') && owner]
        return parts.filter(Boolean).join(', ')
      }),
    )

const expectSiteMatches = async ({ hand, autoPlayer, names }: RunningGame): Promise<void> => {
  // Contracts to choose from lie in place of the site.
  if (autoPlayer.legalOf('keep').length > 0) return
  await expect.poll(() => readSite(hand.page), 'the site shows what the engine has').toEqual(autoPlayer.squares(names))
}

/** Waits for the entries of an action in the log. */
const followAction = async ({ hand, autoPlayer, id }: RunningGame, action: Action): Promise<void> => {
  if (autoPlayer.keepsSecret(action)) return
  const before = autoPlayer.seq()
  const isHeard = async (): Promise<boolean> => {
    autoPlayer.hear((await readStoredGame(hand.page, id, before)).entries)
    return autoPlayer.seq() > before
  }
  await expect.poll(isHeard, { message: action.kind, intervals: [10, 20, 50, 100] }).toBe(true)
}

/** One in so many actions is taken back. */
const UNDO_ODDS = 12

/** Takes back the last action now and then, where that is possible. */
const takeBack = async (game: RunningGame): Promise<void> => {
  const { hand, autoPlayer, id } = game
  if (autoPlayer.seat() === null || autoPlayer.randomBelow(UNDO_ODDS) > 0) return
  await openScreen(game)
  const undo = hand.page.getByRole('navigation').getByRole('button', { name: /^Undo: / })
  if ((await undo.count()) === 0 || (await undo.getAttribute('aria-disabled')) !== null) return
  const before = autoPlayer.seq()
  await hand.press(undo)
  await expect
    .poll(async () => (await readStoredGame(hand.page, id, before)).entries.map(({ body }) => body.kind))
    .toEqual(['undo'])
  autoPlayer.hear((await readStoredGame(hand.page, id, before)).entries)
}

export interface PlayOptions {
  /** Makes the player another one. */
  readonly number: number
  /** From so many actions on turns are ended without anything done, so that a standstill ends the game. */
  readonly hasteAfter?: number
  /** Stops before an action. */
  readonly isEnough?: (autoPlayer: CastleAutoPlayer) => boolean
  /** Are actions taken back now and then? */
  readonly takesBack?: boolean
}

/** Plays the game on the page until it is over, or until it is enough. */
export const playCastleScapeGame = async (hand: CastleHand, options: PlayOptions): Promise<CastleAutoPlayer> => {
  const { number, hasteAfter = MOST_MOVES, isEnough, takesBack } = options
  const id = gameIdIn(hand.page)
  const { header, secret } = await readStoredGame(hand.page, id, 0)
  const names = header.seats.map(({ name }) => name)
  const autoPlayer = openCastleScapeAutoPlayer(header, secret, number)
  const told = new Map(names.map((_, seat) => [seat, autoPlayer.state().inspections]))
  const game: RunningGame = { hand, autoPlayer, names, id, told }
  for (let moves = 0; autoPlayer.seat() !== null && !isEnough?.(autoPlayer); moves++) {
    expect(moves, 'actions of one game').toBeLessThan(MOST_MOVES)
    await openScreen(game)
    await expectSiteMatches(game)
    const action = autoPlayer.choose(moves >= hasteAfter)
    try {
      await performCastleScapeMove(game, action)
      await followAction(game, action)
      if (takesBack) await takeBack(game)
    } catch (error) {
      const what = `action ${moves} of ${names[autoPlayer.seat() ?? 0]}, ${JSON.stringify(action)}`
      throw new Error(`${what}: ${error}`, { cause: error })
    }
  }
  return autoPlayer
}

/** From Home to the curtain before the first Contracts, with this many seats at one phone. */
export const beginCastleScapeGame = async (
  hand: CastleHand,
  url: string,
  seats: number,
  dice: number,
): Promise<void> => {
  const { page, press, choose } = hand
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await loadDice(page, dice)
  await page.goto(url)
  await press(page.getByRole('link', { name: 'New game CastleScape' }))
  await press(button(page, 'Seats'))
  await choose(page.getByRole('radio', { name: 'One phone' }))
  for (let seat = 2; seat < seats; seat++) await press(button(page, 'Add a seat'))
  await press(button(page, 'Start'))
  await page.waitForURL(/play/)
}

/** Expects the same end on the screen, in the file and in the engine. */
export const expectSameCastleScapeEnd = async (
  { page, press }: CastleHand,
  autoPlayer: CastleAutoPlayer,
): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: /wins$|share the victory/ })).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), press(button(page, 'Export'))])
  const record = await readFile(await file.path(), 'utf8')
  expect(verify(record)).toMatchObject({ ok: true, hash: autoPlayer.hash(), dealt: true, turn: { kind: 'over' } })
}
