/** Makes an endgame of the Puzzle Master's Quest: a formation that stands, led astray deed by deed. */
import { RING, SPACES } from '../board.ts'
import { cardOf, faceShown, openCode, VASSAL_COUNT } from '../cards.ts'
import { FACES, type Face, faceOf } from '../faces.ts'
import { after, type Board, type Deed, deedsOn, EMPTY } from './board.ts'
import { type Candidate, drawn, shuffled } from './candidate.ts'
import { formationGoal } from './formationGoal.ts'
import type { Below, Grade } from './puzzle.ts'

const DEEDS: Readonly<Record<Grade, number>> = { easy: 3, medium: 4, hard: 5 }
/** Boards that may solve it. */
const ENDS = 3

const FOUR = [0, 1, 2, 3] as const

/** Sixteen faces clockwise round the ring, four by four by faction or by role. */
const rounds = (below: Below): readonly Face[] => {
  const byFaction = below(2) === 0
  return shuffled(below, FOUR).flatMap((group) =>
    shuffled(below, FOUR).map((one) => (byFaction ? faceOf(group, one) : faceOf(one, group))),
  )
}

/** For each face a vassal that has it, and each vassal once. */
const vassalsFor = (below: Below, faces: readonly Face[]): ReadonlyMap<Face, number> => {
  const codes = shuffled(
    below,
    Array.from({ length: VASSAL_COUNT }, (_, card) => card),
  ).flatMap((card) => [openCode(card, 0), openCode(card, 1)])
  const found = new Map<Face, number>()
  const used = new Set<number>()
  for (const face of faces) {
    const code = codes.find((one) => faceShown(cardOf(one), one & 1) === face && !used.has(cardOf(one))) ?? EMPTY
    used.add(cardOf(code))
    found.set(face, code)
  }
  return found
}

const formed = (below: Below): Board => {
  const faces = rounds(below)
  const vassals = vassalsFor(below, FACES)
  const from = below(2)
  const board = Array<number>(SPACES.length).fill(EMPTY)
  faces.forEach((face, at) => {
    board[RING[(at + from) % RING.length] ?? 0] = vassals.get(face) ?? EMPTY
  })
  return board
}

/** Whatever can be done can be undone by the same kind of deed: a way astray is a way back. */
const astray = (below: Below, board: Board, deeds: number): Board => {
  if (deeds === 0) return board
  const kind = drawn(below, ['slide', 'slide', 'swap', 'flip'] as const)
  const all: readonly Deed[] = deedsOn(board, { knights: 1, wizards: 1 }).filter((deed) => deed.kind === kind)
  return astray(below, all.length > 0 ? after(board, drawn(below, all)) : board, deeds - 1)
}

/** A board some deeds away from the formation; null where none stands to begin with, or it was hardly left. */
export const formationCandidate = (below: Below, grade: Grade): Candidate | null => {
  const stands = formed(below)
  if (!formationGoal.isMet(stands)) return null
  const deeds = DEEDS[grade]
  const board = astray(below, stands, deeds)
  if (formationGoal.least(board) < deeds - 1) return null
  return { board, goal: formationGoal, deeds: [deeds], fits: ({ ends }) => ends <= ENDS }
}
