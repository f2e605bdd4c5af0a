/** What a player does besides the deeds that are wanted, now and then: pays with the other token, takes a deed back, does it again. */
import { expect } from '@playwright/test'
import { button } from './told.ts'
import { face, fromMenu, type Playing, readKept, shows } from './whole.ts'

/** One in so many deeds is taken back, and one in so many of these stays so. */
const DOUBTS = 12
const STAYS = 3
const PATIENCE = 10_000

/** Waits until the app has kept so many entries more, and follows them. */
const follow = async ({ hand, mind, id }: Playing, more: number): Promise<void> => {
  const until = mind.seq() + more
  const isKept = async (): Promise<boolean> => {
    const { entries } = await readKept(hand.page, id, mind.seq())
    const enough = mind.seq() + entries.length >= until
    if (enough) mind.hear(entries)
    return enough
  }
  await expect.poll(isKept, { timeout: PATIENCE, intervals: [20, 50, 100] }).toBe(true)
}

/** Pays otherwise for what was just done, where a family may: it is taken back and done anew. */
const payOtherwise = async (playing: Playing): Promise<void> => {
  const { hand, mind } = playing
  const other = button(hand.page, 'Pay instead')
  if ((await other.count()) === 0 || mind.whim(2) > 0) return
  await hand.press(other)
  await follow(playing, 2)
}

/** Takes the last deed back and, most times, puts it there again. */
const thinkAgain = async (playing: Playing, names: readonly string[]): Promise<void> => {
  const { hand, mind } = playing
  if (mind.seat() === null || mind.whim(DOUBTS) > 0) return
  await face(playing, names)
  const undo = button(hand.page, 'Undo: ')
  const isOpen = (await undo.count()) === 1 && (await undo.getAttribute('aria-disabled')) === null
  if (!isOpen) return
  await hand.press(undo)
  await follow(playing, 1)
  await face(playing, names)
  await shows(playing)
  if (mind.whim(STAYS) === 0) return
  await fromMenu(hand, 'Redo')
  await follow(playing, 1)
}

export const besides = async (playing: Playing, names: readonly string[]): Promise<void> => {
  await payOtherwise(playing)
  await thinkAgain(playing, names)
}
