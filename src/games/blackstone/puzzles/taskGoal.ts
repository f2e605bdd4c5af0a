/** A task as the goal of a puzzle: two vassals lie where it asks for them. */
import { NEIGHBOURS, SPACES, type Space, spacesOn } from '../board.ts'
import type { Task } from '../cards.ts'
import { type Description, fits } from '../faces.ts'
import { type Board, faceUp, turned } from './board.ts'
import type { Goal } from './search.ts'

/** Further than any way over the board. */
const FAR = 99

const pairOf = (left: Space, right: Space): number => left * SPACES.length + right

/** The pairs that one deed leads to: one of both moves, or they change places. */
const further = (left: Space, right: Space): readonly number[] => [
  ...(NEIGHBOURS[left] ?? []).map((to) => (to === right ? pairOf(right, left) : pairOf(to, right))),
  ...(NEIGHBOURS[right] ?? []).flatMap((to) => (to === left ? [] : [pairOf(left, to)])),
]

/** Deeds that bring two vassals to where the task asks for them, if nothing stood in their way: from there outwards. */
const distances = ({ left, right }: Task): readonly number[] => {
  const deeds = Array<number>(SPACES.length * SPACES.length).fill(FAR)
  let front = spacesOn(right.line).flatMap((space) => (space === left.space ? [] : [pairOf(left.space, space)]))
  for (let spent = 0; front.length > 0; spent++) {
    const fresh = [...new Set(front)].filter((pair) => deeds[pair] === FAR)
    for (const pair of fresh) deeds[pair] = spent
    front = fresh.flatMap((pair) => further(Math.floor(pair / SPACES.length), pair % SPACES.length))
  }
  return deeds
}

/** Flips after which what lies there is what is asked for; FAR where none help. */
const flipsFor = (code: number, want: Description): number => {
  if (code < 0) return FAR
  if (fits(faceUp(code), want)) return 0
  return fits(faceUp(turned(code)), want) ? 1 : FAR
}

/** For every two vassals that could serve, how many deeds they need at least. */
export const couplesOn = (task: Task): ((board: Board) => readonly number[]) => {
  const deeds = distances(task)
  const serving = (board: Board, want: Description): readonly (readonly [Space, number])[] =>
    SPACES.flatMap((space) => {
      const flips = flipsFor(board[space] ?? -1, want)
      return flips === FAR ? [] : [[space, flips] as const]
    })
  return (board) => {
    const rights = serving(board, task.right)
    return serving(board, task.left).flatMap(([left, flips]) =>
      rights.flatMap(([right, more]) => (left === right ? [] : [flips + more + (deeds[pairOf(left, right)] ?? FAR)])),
    )
  }
}

/** As the King's Quest reads a task: the second half asks for a line. */
export const taskGoal = (task: Task): Goal => {
  const couples = couplesOn(task)
  const least = (board: Board): number => Math.min(FAR, ...couples(board))
  return { least, isMet: (board) => least(board) === 0 }
}
