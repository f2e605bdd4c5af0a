/** Checks the status of a turn in the accessibility tree: everything that a player needs beside the board is there and right. */
import { expect } from '@playwright/test'
import { countTokens } from './blackstoneTable.ts'
import { openScreenOfNextPlayer, type RunningGame } from './playWholeGame.ts'

/** Reads the screen of whoever is awaited: rats, actions that are left, tokens, and each task of the hand by both its halves. */
export const expectStatusShown = async (playing: RunningGame, names: readonly string[]): Promise<void> => {
  const { hand, autoPlayer } = playing
  if (autoPlayer.seat() === null) return
  await openScreenOfNextPlayer(playing, names)
  const { page } = hand
  const { rats, actions, hand: held } = autoPlayer.shownStatus()
  if (rats) {
    const { wandering, plagued, limit } = rats
    const told = `${wandering + plagued} of ${limit} rats active: ${wandering} wandering, ${plagued} plagued`
    await expect(page.getByRole('button', { name: told })).toHaveCount(1)
  }
  if (actions !== null)
    await expect(page.getByRole('img', { name: new RegExp(`^${actions} of \\d+ actions left`) })).toHaveCount(1)
  if (!held) return
  expect(await countTokens(page, 'knight')).toBe(held.knights)
  expect(await countTokens(page, 'wizard')).toBe(held.wizards)
  for (const slot of held.tasks)
    await expect(page.getByRole('button', { name: autoPlayer.card(slot) }).first()).toBeAttached()
}
