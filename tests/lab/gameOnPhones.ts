/** Game on several phones: every move is made on the phone of the player to move, and its result is read there. */
import { expect, type Page } from '@playwright/test'
import type { AutoPlayer } from '../e2e/autoPlayer.ts'
import type { AutoPlayerModule } from '../e2e/loadAutoPlayer.ts'
import { performMove } from '../e2e/performMove.ts'
import {
  expectBoardMatches,
  followMove,
  MOST_MOVES,
  openScreenOfNextPlayer,
  type RunningGame,
  readShownHash,
  readStoredGame,
} from '../e2e/playWholeGame.ts'
import { gameIdIn } from '../e2e/tableAndStorage.ts'
import type { LabPhone } from './phone.ts'

export interface SharedGame {
  /** The host's first. */
  readonly phones: readonly LabPhone[]
  /** Who plays each seat. */
  readonly seats: readonly LabPhone[]
}

/** Mishap before the move with this number. A phone that it names is left alone until it is over. */
export interface Mishap {
  readonly before: number
  readonly phone?: LabPhone
  happen(): Promise<void>
}

/** Milliseconds of one move: enough for a line that was cut or a phone that was frozen, and all that follows. */
const PATIENCE = 60_000

/** Waits until the table on a phone has a line to its host: before that it takes no move. */
export const untilLineIsUp = async (page: Page): Promise<void> => {
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('button', { name: /What to do$/ })).toHaveCount(0, { timeout: PATIENCE })
}

/** Waits until a phone has all that was dealt by now, of which the player knows before the phones have drawn it. */
const untilDealt = ({ hand: { page }, autoPlayer, id }: RunningGame): Promise<void> => {
  const last = autoPlayer.seq() - 1
  return expect
    .poll(async () => (await readStoredGame(page, id, last)).entries.at(-1)?.seq, { timeout: PATIENCE })
    .toBe(last)
}

const oneMove = async (playing: RunningGame, names: readonly string[]): Promise<void> => {
  const { hand, autoPlayer } = playing
  await untilLineIsUp(hand.page)
  await untilDealt(playing)
  await openScreenOfNextPlayer(playing, names)
  await expectBoardMatches(playing)
  const action = autoPlayer.choose()
  try {
    await performMove(hand, autoPlayer, action)
    await followMove(playing, action.kind)
  } catch (error) {
    throw new Error(`${JSON.stringify(action)}: ${error}`, { cause: error })
  }
}

/** A finished game: its engine, and the hash of every entry that a player saw made, by its number. */
export interface Played {
  readonly autoPlayer: AutoPlayer
  readonly done: ReadonlyMap<number, string>
}

/** Plays a game that has begun to its end. @param number seed of the players' choices */
export const playTogether = async (
  { phones, seats }: SharedGame,
  { openAutoPlayer }: Pick<AutoPlayerModule, 'openAutoPlayer'>,
  number: number,
  mishaps: readonly Mishap[] = [],
): Promise<Played> => {
  const page = phones[0]?.page
  if (!page) throw new Error('no phones')
  const id = gameIdIn(page)
  const { header, secret } = await readStoredGame(page, id, 0)
  const names = header.seats.map(({ name }) => name)
  const autoPlayer = openAutoPlayer(header, secret, number)
  const busy = new Map<LabPhone, Promise<void>>()
  const done = new Map<number, string>()
  const left = mishaps.toSorted((a, b) => a.before - b.before)
  for (let moves = 0; autoPlayer.seat() !== null; moves++) {
    expect(moves, 'deeds of one game').toBeLessThan(MOST_MOVES)
    for (; left[0] && left[0].before <= moves; left.shift()) {
      const { phone, happen } = left[0]
      await Promise.all(busy.values())
      if (phone) busy.set(phone, happen())
      else await happen()
    }
    const phone = seats[autoPlayer.seat() ?? 0]
    if (!phone) throw new Error(`nobody plays seat ${autoPlayer.seat()}`)
    await busy.get(phone)
    await oneMove({ hand: phone.hand, autoPlayer, id, patience: PATIENCE }, names).catch((error) => {
      throw new Error(`deed ${moves} on ${phone.name}'s phone, ${error}`, { cause: error })
    })
    done.set(autoPlayer.seq() - 1, autoPlayer.hash())
  }
  await Promise.all(busy.values())
  expect(
    left.map(({ before }) => before),
    'mishaps that never came',
  ).toEqual([])
  return { autoPlayer, done }
}

/** Expects that every phone has stored the same log with every move, shows its hash, and has found the deal fair. */
export const expectSameEndOnPhones = async ({ phones }: SharedGame, { autoPlayer, done }: Played): Promise<void> => {
  for (const { hand } of phones) {
    const { page, pressPanelButton: press } = hand
    const entries = async () => (await readStoredGame(page, gameIdIn(page), 0)).entries
    await expect.poll(async () => (await entries()).at(-1)?.seq).toBe(autoPlayer.seq() - 1)
    const kept = await entries()
    expect(new Map([...done.keys()].map((seq) => [seq, kept[seq]?.hash]))).toEqual(done)
    await expect(page.getByText('Fair deal verified')).toBeVisible()
    await press(page.getByRole('button', { name: 'See the board' }))
    expect(await readShownHash(hand)).toBe(autoPlayer.hash())
  }
}
