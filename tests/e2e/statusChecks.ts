/** What the accessibility tree tells of a turn beside the board: all that a player needs to know is in it, and right. */
import { expect } from '@playwright/test'
import { tokens } from './told.ts'
import { face, type Playing } from './whole.ts'

/** Reads the screen of whoever is awaited: rats, actions that are left, tokens, and each task of the hand by both its halves. */
export const reads = async (playing: Playing, names: readonly string[]): Promise<void> => {
  const { hand, mind } = playing
  if (mind.seat() === null) return
  await face(playing, names)
  const { page } = hand
  const { rats, actions, hand: held } = mind.means()
  if (rats) {
    const { wandering, plagued, limit } = rats
    const told = `${wandering + plagued} of ${limit} rats active: ${wandering} wandering, ${plagued} plagued`
    await expect(page.getByRole('button', { name: told })).toHaveCount(1)
  }
  if (actions !== null)
    await expect(page.getByRole('img', { name: new RegExp(`^${actions} of \\d+ actions left`) })).toHaveCount(1)
  if (!held) return
  expect(await tokens(page, 'knight')).toBe(held.knights)
  expect(await tokens(page, 'wizard')).toBe(held.wizards)
  for (const slot of held.tasks)
    await expect(page.getByRole('button', { name: mind.card(slot) }).first()).toBeAttached()
}
