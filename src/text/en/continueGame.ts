/** Offers of Home to people who have played before, in English. */
export const continueGame = {
  'home.turnOf': '{name}’s turn',
  'home.continue': 'Continue',
  'home.goal': '{points} points',
  'home.points': '{name}, {words}',
  'home.again': 'Again: {mode}',
} as const
