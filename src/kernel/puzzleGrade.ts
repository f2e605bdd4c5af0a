/** Grades of generated puzzles, in every game. */
export const PUZZLE_GRADES = ['easy', 'medium', 'hard'] as const
export type PuzzleGrade = (typeof PUZZLE_GRADES)[number]
