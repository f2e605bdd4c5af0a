/** What Home offers whoever has played before, in English. */
export const goOn = {
  'home.turnOf': '{name}’s turn',
  'home.continue': 'Continue',
  'home.goal': '{points} points',
  'home.points': '{name}, {words}',
  'home.again': 'Again: {mode}',
  'home.has.points': '{count, plural, one {# point} other {# points}} of {goal}',
  'home.has.sets': '{count, plural, one {# point} other {# points}}',
  'home.has.vassals': '{count, plural, one {# vassal} other {# vassals}} left',
  'home.has.machinations': '{count, plural, one {# Machination} other {# Machinations}} of {goal}',
} as const
