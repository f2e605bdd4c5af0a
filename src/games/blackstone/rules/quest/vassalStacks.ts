/** Vassals and stacks of them on the board: a stack moves as one, its top shows (rules 2.5, rulings 106 and 107). */
import type { Slot } from '../../../../kernel/contract.ts'
import type { Space } from '../../board.ts'
import type { Face } from '../../faces.ts'
import type { State } from '../../state.ts'
import { faceAt, slotAt } from '../play.ts'
import { questOf } from './quest.ts'

/** The vassals under the top one of a space. */
export const under = (state: State, space: Space): readonly Slot[] => questOf(state).under[space] ?? []

export const isStack = (state: State, space: Space): boolean => under(state, space).length > 0

/** Exchanges what lies on two spaces; one of them may be empty. */
export const exchangeSpaces = (state: State, a: Space, b: Space): void => {
  const stacks = questOf(state).under
  const [first, second] = [slotAt(state, a), slotAt(state, b)]
  state.board[a] = second
  state.board[b] = first
  if (stacks.length === 0) return
  const [low, high] = [stacks[a] ?? [], stacks[b] ?? []]
  stacks[a] = high
  stacks[b] = low
}

/** Puts a vassal on a space, on top of what lies there. */
export const putOn = (state: State, slot: Slot, space: Space): void => {
  const covered = slotAt(state, space)
  if (covered >= 0) questOf(state).under[space]?.push(covered)
  state.board[space] = slot
}

/** May a vassal with this face up be put here: on an empty space, or on its like? */
export const canLieOn = (state: State, space: Space, face: Face): boolean => {
  const top = faceAt(state, space)
  return top < 0 || top === face
}
