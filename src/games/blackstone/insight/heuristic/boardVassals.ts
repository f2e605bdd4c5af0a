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

/** What lies on each space, by its open code: made once, for the same vassals lie on the same spaces in most of what is tried. */
const made: readonly (Lying | null)[][] = SPACES.map(() => [])

const make = (space: Space, code: number): Lying | null => {
  const face = faceShown(cardOf(code), sideOf(code))
  return face < 0 ? null : { space, face, reverse: faceShown(cardOf(code), 1 - sideOf(code)) }
}

/** The vassal that this open code shows, on this space; null for an Assassin. */
const lyingAs = (space: Space, code: number): Lying | null => {
  const here = made[space] as (Lying | null)[]
  const known = here[code]
  if (known !== undefined) return known
  const one = make(space, code)
  here[code] = one
  return one
}

/** All vassals that are not used up. Assassins are none. */
export const lyingOn = (state: State): readonly Lying[] => {
  const lying: Lying[] = []
  for (const space of SPACES) {
    const slot = state.board[space] ?? -1
    if (slot < 0 || state.marked.includes(space)) continue
    const code = state.cards[slot] ?? -1
    const one = code < 0 ? null : lyingAs(space, code)
    if (one) lying.push(one)
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
