/** Offers of Home to people who have played before, in English. */
export const returnVisit = {
  'home.turnOf': '{name}’s turn',
  'home.yourTurn': 'your turn',
  'home.open': '{count, plural, =0 {No game open} one {# game open} other {# games open}}',
  'home.goal': '{points} points',
  'home.points': '{name}, {words}',
  'home.again': 'Again: {mode}',
} as const
