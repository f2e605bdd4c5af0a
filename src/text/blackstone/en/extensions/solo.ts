/** What the table adds for the solo quest: the tower that refreshes the board, in English. */
export const solo = {
  'refresh.ask': 'Which tower refreshes the board?',
  'refresh.why': 'Not your own. After every turn two vassals are replaced from it.',
  'tower.refreshes': ', refreshes the board',
  'told.refreshPile': 'The {tower} tower refreshes the board',
  'told.turnedOver': 'A Machination names {left} and {right}',
  'told.refreshed': '{vassal} left {space}',
} as const
