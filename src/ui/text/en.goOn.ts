/** What Home offers whoever has played before, in English. */
export const goOn = {
  'home.continue': 'Continue',
  'home.points': '{name}, {words}',
  'home.again': 'Again: {mode}',
} as const
