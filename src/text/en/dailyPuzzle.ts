/** Puzzles of the day on Home, in English. */
export const dailyPuzzle = {
  'puzzles.day': 'Daily puzzle',
  'daily.solve': 'Solve it today',
  'daily.goOn': 'Go on with it',
  'daily.solved': 'Solved',
  'daily.streak': '{days, plural, one {# day in a row} other {# days in a row}}',
} as const
