/** What a player now and then does after a move: pays with the other token, or undoes the move and usually redoes it. */
import { expect } from '@playwright/test'
import { button } from './blackstoneTable.ts'
import {
  chooseFromMenu,
  expectBoardMatches,
  openScreenOfNextPlayer,
  type RunningGame,
  readStoredGame,
} from './playWholeGame.ts'

/** One in so many moves is undone, and one in so many of these is not redone. */
const UNDO_ODDS = 12
const NO_REDO_ODDS = 3

/** Waits until the app has stored this many more entries, and replays them. */
const followEntries = async ({ hand, autoPlayer, id }: RunningGame, more: number): Promise<void> => {
  const until = autoPlayer.seq() + more
  const isKept = async (): Promise<boolean> => {
    const { entries } = await readStoredGame(hand.page, id, autoPlayer.seq())
    const enough = autoPlayer.seq() + entries.length >= until
    if (enough) autoPlayer.hear(entries)
    return enough
  }
  await expect.poll(isKept, { intervals: [20, 50, 100] }).toBe(true)
}

/** Pays with the other token for the last move when a family allows it: the move is undone and repeated. */
const payWithOtherToken = async (playing: RunningGame): Promise<void> => {
  const { hand, autoPlayer } = playing
  const other = button(hand.page, 'Pay instead')
  if ((await other.count()) === 0 || autoPlayer.randomBelow(2) > 0) return
  await hand.pressPanelButton(other)
  await followEntries(playing, 2)
}

/** Undoes the last move and usually redoes it. */
const undoAndRedo = async (playing: RunningGame, names: readonly string[]): Promise<void> => {
  const { hand, autoPlayer } = playing
  if (autoPlayer.seat() === null || autoPlayer.randomBelow(UNDO_ODDS) > 0) return
  await openScreenOfNextPlayer(playing, names)
  const undo = button(hand.page, 'Undo: ')
  const isOpen = (await undo.count()) === 1 && (await undo.getAttribute('aria-disabled')) === null
  if (!isOpen) return
  await hand.pressPanelButton(undo)
  await followEntries(playing, 1)
  await openScreenOfNextPlayer(playing, names)
  await expectBoardMatches(playing)
  if (autoPlayer.randomBelow(NO_REDO_ODDS) === 0) return
  await chooseFromMenu(hand, 'Redo')
  await followEntries(playing, 1)
}

export const undoAndRepay = async (playing: RunningGame, names: readonly string[]): Promise<void> => {
  await payWithOtherToken(playing)
  await undoAndRedo(playing, names)
}
