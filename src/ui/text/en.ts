/** What the shell says, in English: home, new game, saved games, settings. ICU messages; the table's own are in en.table.ts. */
export const en = {
  'app.name': 'Blackstone Castle',
  'app.pitch': 'A game of vassals, tasks and intrigue',
  'app.loading': 'Opening…',
  'app.failed': 'This part did not load. Check the connection and try again.',
  'app.refused': 'That is not possible.',
  'app.export': 'Export as a file',
  'app.retry': 'Try again',
  'app.back': 'Back',
  'app.home': 'Home',
  'app.close': 'Close',

  'home.continue': 'Continue',
  'home.turnOf': '{name}’s turn',
  'home.new': 'New game',
  'home.saved': 'Saved games',
  'home.rules': 'Rules',
  'home.settings': 'Settings',
  'home.about': 'About',
  'home.more': 'More',
  'home.points': '{name}, {points, plural, one {# point} other {# points}}',

  'mode.kings-quest': "King's Quest",
  'mode.puzzle-master': "Puzzle Master's Quest",
  'mode.other': 'Another quest',

  'notice.update': 'A new version is ready.',
  'notice.playing': 'A game is open in another tab. Close it there first.',
  'notice.reload': 'Reload',
  'notice.dismiss': 'Dismiss',

  'do.resume': 'Back to the game',
} as const
