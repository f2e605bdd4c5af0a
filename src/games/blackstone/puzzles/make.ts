/** Makes a puzzle: boards are thrown until one is as hard as was asked for, and solved in every way that there is. */
import { SPACES } from '../board.ts'
import { cardOf, sideOf } from '../cards.ts'
import { makeSpace, makeVassal } from '../notation/cards.ts'
import { type Board, EMPTY, type Tokens } from './board.ts'
import type { Candidate } from './candidate.ts'
import { gradeFor, rarity } from './grade.ts'
import { formationCandidate } from './makeFormation.ts'
import { taskCandidate } from './makeTask.ts'
import type { Below, Grade, Kind, Puzzle } from './puzzle.ts'
import { type Solved, search } from './search.ts'

const UNLIMITED: Tokens = { knights: 99, wizards: 99 }

/** Of all tokens that pay for the shortest ways those that leave the fewest. */
const strictest = (candidate: Candidate): Solved | null => {
  const { board, goal, deeds } = candidate
  const solved = search(goal, board, UNLIMITED, Math.max(...deeds)) ?? []
  const fitting = solved.filter((one) => deeds.includes(one.way.length) && candidate.fits(one))
  return fitting.reduce<Solved | null>((best, one) => (best && best.ways <= one.ways ? best : one), null)
}

const layOf = (board: Board): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SPACES.flatMap((space) => {
      const code = board[space] ?? EMPTY
      return code < 0 ? [] : [[makeSpace(space), makeVassal({ card: cardOf(code), side: sideOf(code) })] as const]
    }),
  )

const positionOf = ({ board, task }: Candidate, { knights, wizards }: Tokens): Puzzle['position'] => ({
  format: 'blackstone-position',
  version: 1,
  mode: task ? 'kings-quest' : 'puzzle-master',
  options: { openHands: 'on' },
  board: layOf(board),
  // Nobody comes from the towers: all that counts lies open.
  piles: [{ count: 0 }],
  courts: [{ knights, wizards, hand: task ? [task.id] : [] }],
})

const puzzleOf = (kind: Kind, grade: Grade, candidate: Candidate): Puzzle | null => {
  const solved = strictest(candidate)
  if (!solved) return null
  const rare = rarity(candidate.board, solved)
  if (gradeFor(rare) !== grade) return null
  const { knights, wizards, way, ends } = solved
  return { kind, grade, position: positionOf(candidate, solved), knights, wizards, way, ends, rarity: rare }
}

const candidates = { task: taskCandidate, formation: formationCandidate } as const

/** The puzzle of these numbers. It ends by itself: one board in a few dozen will do, which is some tenths of a second. */
export const makePuzzle = (kind: Kind, grade: Grade, below: Below): Puzzle => {
  for (;;) {
    const candidate = candidates[kind](below, grade)
    const puzzle = candidate && puzzleOf(kind, grade, candidate)
    if (puzzle) return puzzle
  }
}
