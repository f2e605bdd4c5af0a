/** Progress of a game that Home offers to continue, in English. */
export const returnVisit = {
  'home.has.points': '{count, plural, one {# point} other {# points}} of {goal}',
  'home.has.sets': '{count, plural, one {# point} other {# points}}',
  'home.has.vassals': '{count, plural, one {# vassal} other {# vassals}} left',
  'home.has.machinations': '{count, plural, one {# Machination} other {# Machinations}} of {goal}',
} as const
