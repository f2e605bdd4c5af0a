/** Puzzles of every game, in English. */
export const puzzles = {
  'puzzles.grade.easy': 'Easy',
  'puzzles.grade.medium': 'Medium',
  'puzzles.grade.hard': 'Hard',
  'puzzles.what': '{kind}: {grade}',
  'puzzles.more': 'As many as you like',
  'puzzles.count': '{count} solved',
} as const
