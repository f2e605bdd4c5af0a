/** The board as quick lists, for a heuristic that is asked thousands of times a turn. */
import { columnOf, LETTERS, rowOf, SIDE, SPACES, type Space } from '../../board.ts'
import { cardOf, faceShown, sideOf } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import type { State } from '../../state.ts'

/** A vassal that may still be used this turn: where it lies, what it shows, what lies beneath. */
export interface Lying {
  readonly space: Space
  readonly face: Face
  readonly reverse: Face
}

/** All vassals that are not used up. Assassins are none. */
export const lyingOn = (state: State): readonly Lying[] => {
  const lying: Lying[] = []
  for (const space of SPACES) {
    const slot = state.board[space] ?? -1
    if (slot < 0 || state.marked.includes(space)) continue
    const code = state.cards[slot] ?? -1
    if (code < 0) continue
    const face = faceShown(cardOf(code), sideOf(code))
    if (face >= 0) lying.push({ space, face, reverse: faceShown(cardOf(code), 1 - sideOf(code)) })
  }
  return lying
}

/** Further than any way over the board. */
export const FAR = 12

/** Moves between two spaces: each step is a slide or a swap. */
export const STEPS: readonly (readonly number[])[] = SPACES.map((a) =>
  SPACES.map((b) => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))),
)

/** Moves to the nearest of a line, from each space. */
export const TO_LINE: readonly (readonly number[])[] = LETTERS.map((_, line) =>
  SPACES.map((space) => (line < SIDE ? Math.abs(columnOf(space) - line) : Math.abs(rowOf(space) - (line - SIDE)))),
)

/** Flips until this vassal shows one of these faces, a bit for each: none, one, or FAR where neither side does. */
export const flipsTo = (wanted: number, { face, reverse }: Lying): number =>
  (wanted >> face) & 1 ? 0 : (wanted >> reverse) & 1 ? 1 : FAR
