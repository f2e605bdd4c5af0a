/** Grade of a puzzle: by how many ends of its moves there are to each that reaches the best. */
import type { PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import type { PuzzleKind, PuzzleSolution } from './puzzle.ts'

/** Rarity from which a puzzle is medium, and hard: about a third of all that are made are of each grade. */
const LIMITS: Readonly<Record<PuzzleKind, readonly [medium: number, hard: number]>> = {
  walls: [300, 600],
  recruits: [130, 350],
}

/** Ends of as many moves to each that reaches the best. */
export const rarityOf = ({ endCount, ways }: PuzzleSolution): number => Math.floor(endCount / ways.length)

export const gradeFor = (kind: PuzzleKind, rarity: number): PuzzleGrade => {
  const [medium, hard] = LIMITS[kind]
  return rarity < medium ? 'easy' : rarity < hard ? 'medium' : 'hard'
}
