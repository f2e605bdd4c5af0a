/**
 * Tokens that a task still needs: moves and flips on the board, vassals to be retained. An estimate, never too high.
 */
import { STACKS, type Stack, type Task } from '../../cards.ts'
import type { Face, FacePattern } from '../../faces.ts'
import { crossingSpace } from '../../rules/tasks/taskRequirement.ts'
import type { State } from '../../state.ts'
import { DISTANCES, LINE_DISTANCES, OUT_OF_RANGE } from './boardDistances.ts'
import { type BoardVassal, flipsToShow } from './boardVassals.ts'
import type { FacesByStack } from './completedCardsSummary.ts'
import { fittingFaces } from './fittingFaces.ts'

/** Two lowest costs, and the index of the vassal with the lowest. */
interface TwoCheapest {
  readonly firstIndex: number
  readonly first: number
  readonly second: number
}

/** Cheapest vassals for a half of a task. `moves`: to its place from each space. */
const twoCheapest = (
  vassals: readonly BoardVassal[],
  description: FacePattern,
  moves: readonly number[] = [],
): TwoCheapest => {
  const wantedFaces = fittingFaces(description)
  let [firstIndex, first, second] = [-1, OUT_OF_RANGE, OUT_OF_RANGE]
  for (let i = 0; i < vassals.length; i++) {
    const vassal = vassals[i] as BoardVassal
    const tokens = flipsToShow(wantedFaces, vassal) + (moves[vassal.space] ?? OUT_OF_RANGE)
    if (tokens < first) [firstIndex, first, second] = [i, tokens, first]
    else if (tokens < second) second = tokens
  }
  return { firstIndex, first, second }
}

/** Tokens until two different vassals show both halves of the task. */
export const tokensToMeet = (state: State, vassals: readonly BoardVassal[], task: Task): number => {
  const isBlueOn = state.setting.options.blueLetters === 'on'
  const left = twoCheapest(vassals, task.left, DISTANCES[task.left.space])
  const right = twoCheapest(
    vassals,
    task.right,
    isBlueOn ? DISTANCES[crossingSpace(task)] : LINE_DISTANCES[task.right.line],
  )
  if (left.firstIndex !== right.firstIndex) return left.first + right.first
  return Math.min(left.first + right.second, left.second + right.first)
}

/**
 * Tokens until a vassal with this face is retained: 1 where it shows, 2 where it must be flipped, 4 where it must come
 * to the board first.
 */
export const retainPrice = (vassals: readonly BoardVassal[], face: Face): number => {
  let price = 4
  for (const vassal of vassals) {
    if (vassal.face === face) return 1
    if (vassal.reverse === face) price = 2
  }
  return price
}

/** Tokens by the stack that they are for. */
export type TokensByStack = Record<Stack, number>

/** Tokens that are missing to pay for one more card of each stack. */
export const unpaidTokens = (vassals: readonly BoardVassal[], missing: FacesByStack): TokensByStack => {
  const unpaid: TokensByStack = { knight: 0, wizard: 0, king: 0, ploy: 0 }
  for (const stack of STACKS) for (const face of missing[stack]) unpaid[stack] += retainPrice(vassals, face)
  return unpaid
}
