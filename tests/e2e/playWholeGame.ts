/**
 * Plays a whole game through the shipped app. After every move the player reads the stored log and replays it with the engine,
 * which gives the legal actions. The controls for them are found on the screen alone, by roles and visible names.
 */

import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Action } from '../../src/games/blackstone/actions.ts'
import type { Seat } from '../../src/kernel/contract.ts'
import type { Entry, Header } from '../../src/kernel/log.ts'
import type { DealerSecret } from '../../src/table/logStore.ts'
import { type Verified, verify } from './askCommandLine.ts'
import type { AutoPlayer } from './autoPlayer.ts'
import { button, readBoard } from './blackstoneTable.ts'
import { openGate } from './curtainGate.ts'
import type { AutoPlayerModule } from './loadAutoPlayer.ts'
import { acceptEndOfTurn, type Hand, performMove } from './performMove.ts'
import { gameIdIn } from './tableAndStorage.ts'

/** More moves than any of these games takes. */
export const MOST_MOVES = 400
const PATIENCE = 30_000
/** The sheets that the menu opens. */
const SHEETS = ['Standings', 'Court', 'Decks and discards', 'Log', 'About this game']

interface StoredGame {
  readonly header: Header
  readonly secret: DealerSecret
  readonly entries: readonly Entry[]
}

/** Reads a stored game, with its entries from this number on. */
export const readStoredGame = (page: Page, id: string, from: number): Promise<StoredGame> =>
  page.evaluate(
    async ([id, from]) => {
      const opening = indexedDB.open('blackstone')
      await new Promise((opened) => opening.addEventListener('success', opened))
      const tx = opening.result.transaction(['games', 'secrets', 'entries'])
      const asked = [
        tx.objectStore('games').get(id),
        tx.objectStore('secrets').get(id),
        tx.objectStore('entries').getAll(IDBKeyRange.bound([id, from], [id, []])),
      ]
      await new Promise((done) => tx.addEventListener('complete', done))
      opening.result.close()
      const [row, secret, entries] = asked.map(({ result }) => result)
      return { header: row.header, secret, entries } as StoredGame
    },
    [id, from] as const,
  )

export interface RunningGame {
  readonly hand: Hand
  readonly autoPlayer: AutoPlayer
  readonly id: string
  /** Timeout of one move in milliseconds. */
  readonly patience?: number
}

const rematchButton = (page: Page): Locator => button(page, 'Rematch')

/** Waits for the screen of the player to move, and opens the gate in front of it. */
export const openScreenOfNextPlayer = async (
  { hand, autoPlayer }: RunningGame,
  names: readonly string[],
): Promise<void> => {
  const { page } = hand
  const name = names[autoPlayer.seat() ?? 0] ?? ''
  const table = page.getByRole('heading', { level: 1, name: new RegExp(`, ${name}$`) })
  const its = page.getByRole('button', { name: `I am ${name}, open the gate` })
  await expect(table.or(its)).toBeVisible()
  if ((await its.count()) === 0) return
  await openGate(page, hand.pressPanelButton)
  await expect(table).toBeVisible()
}

export const expectBoardMatches = async ({ hand, autoPlayer }: RunningGame): Promise<void> => {
  const told = () => readBoard(hand.page).then((spaces) => spaces.map(({ occupant: who }) => who))
  await expect.poll(told, 'the board shows what the engine has').toEqual(autoPlayer.faces())
}

/** The seat that must drop cards now, or null. */
const seatDroppingCards = (autoPlayer: AutoPlayer): Seat | null =>
  autoPlayer.state().todo.at(-1)?.do === 'drop' ? autoPlayer.seat() : null

/** Waits for the log entries of a move. Accepts the suggestion of the end-of-turn sheet; the app drops those cards later by itself. */
export const followMove = async (
  { hand, autoPlayer, id, patience = PATIENCE }: RunningGame,
  kind: Action['kind'],
): Promise<void> => {
  const { page } = hand
  const [before, seat] = [autoPlayer.seq(), autoPlayer.seat()]
  const sheet = page.getByRole('dialog', { name: 'End of turn' })
  let asked = kind === 'endWork'
  const isHeard = async (): Promise<boolean> => {
    autoPlayer.hear((await readStoredGame(page, id, autoPlayer.seq())).entries)
    if (autoPlayer.seq() === before && asked && (await sheet.isVisible())) {
      asked = false
      await acceptEndOfTurn({ hand, autoPlayer })
    }
    if (autoPlayer.seq() === before || seatDroppingCards(autoPlayer) !== seat) return autoPlayer.seq() > before
    return kind !== 'discard' && (await sheet.isVisible())
  }
  await expect.poll(isHeard, { message: kind, timeout: patience, intervals: [20, 50, 100] }).toBe(true)
}

/** What is done after each move. */
export type AfterMove = (playing: RunningGame, names: readonly string[]) => Promise<void>

/** Plays the game on the page until it is over, or until `isEnough` returns true before a move. */
export const playUntil = async (
  hand: Hand,
  { openAutoPlayer }: Pick<AutoPlayerModule, 'openAutoPlayer'>,
  number: number,
  isEnough: (autoPlayer: AutoPlayer, moves: number) => boolean | Promise<boolean>,
  afterMove?: AfterMove,
): Promise<AutoPlayer> => {
  const { page } = hand
  const id = gameIdIn(page)
  const { header, secret } = await readStoredGame(page, id, 0)
  const names = header.seats.map(({ name }) => (header.seats.length === 1 ? 'You' : name))
  const autoPlayer = openAutoPlayer(header, secret, number)
  const playing: RunningGame = { hand, autoPlayer, id }
  for (let moves = 0; autoPlayer.seat() !== null; moves++) {
    expect(moves, 'deeds of one game').toBeLessThan(MOST_MOVES)
    await openScreenOfNextPlayer(playing, names)
    await expectBoardMatches(playing)
    if (await isEnough(autoPlayer, moves)) break
    const action = autoPlayer.choose()
    try {
      await performMove(hand, autoPlayer, action)
      await followMove(playing, action.kind)
      await afterMove?.(playing, names)
    } catch (error) {
      const what = `deed ${moves} of ${names[autoPlayer.seat() ?? 0]}, ${JSON.stringify(action)}`
      throw new Error(`${what}: ${error}`, { cause: error })
    }
  }
  return autoPlayer
}

export const chooseFromMenu = async ({ page, pressPanelButton: press }: Hand, entry: string): Promise<void> => {
  await press(button(page, 'Menu'))
  await press(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: entry }))
}

const close = ({ page, pressPanelButton: press }: Hand): Promise<void> =>
  press(page.getByRole('dialog').getByRole('button', { name: 'Close' }))

/** Opens and closes every sheet of the menu. */
const openSheets = async (hand: Hand): Promise<void> => {
  for (const entry of SHEETS) {
    await chooseFromMenu(hand, entry)
    await close(hand)
  }
}

/** Plays the game on the page to its end. Every sheet is opened before move number `tour`. */
export const playWholeGame = async (
  hand: Hand,
  thinking: AutoPlayerModule,
  number: number,
  tour = -1,
  afterMove?: AfterMove,
): Promise<AutoPlayer> => {
  const look = async (_: AutoPlayer, moves: number): Promise<boolean> => {
    if (moves === tour) await openSheets(hand)
    return false
  }
  const autoPlayer = await playUntil(hand, thinking, number, look, afterMove)
  await expect(rematchButton(hand.page)).toBeVisible()
  return autoPlayer
}

/** Reads the hash under About this game, once every move is stored on this phone. */
export const readShownHash = async (hand: Hand): Promise<string> => {
  await chooseFromMenu(hand, 'About this game')
  const sheet = hand.page.getByRole('dialog', { name: 'About this game' })
  await expect(sheet).toContainText('Every move is kept on this phone.')
  const text = (await sheet.getByText(/^State /).textContent()) ?? ''
  await close(hand)
  return text.replace('State ', '')
}

/** Exports the game as a file and replays it elsewhere. */
const exportAndVerify = async (hand: Hand): Promise<Verified> => {
  const file = hand.page.waitForEvent('download')
  await chooseFromMenu(hand, 'Export as a file')
  return verify(await readFile(await (await file).path(), 'utf8'))
}

/** From the end to the board. How the game went is worked out meanwhile: it comes below the buttons, so that it pushes none away. */
const openBoard = async ({ page, pressPanelButton: press }: Hand): Promise<void> => {
  await expect(page.locator('[data-part~="actions"] ~ [aria-label="Highlights"]')).toHaveCount(1)
  await press(button(page, 'See the board'))
}

/** Expects the same final state on the screen, in the record and in the engine. */
export const expectSameEnd = async (hand: Hand, autoPlayer: AutoPlayer): Promise<void> => {
  await openBoard(hand)
  expect(await readShownHash(hand)).toBe(autoPlayer.hash())
  expect(await exportAndVerify(hand)).toMatchObject({
    ok: true,
    hash: autoPlayer.hash(),
    dealt: true,
    turn: { kind: 'over' },
  })
}

/** Opens the replay of a finished game and closes it again. */
export const openAndCloseReplay = async ({ page, pressPanelButton: press }: Hand): Promise<void> => {
  await expect(page.locator('[data-part~="waiting"]'), 'how it went is still being worked out').toHaveCount(0)
  await press(button(page, 'Replay'))
  await press(button(page, 'Step back'))
  await press(button(page, 'Close the replay'))
  await expect(rematchButton(page)).toBeVisible()
}
