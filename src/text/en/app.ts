/**
 * Messages of the app in English: home, new game, saved games, settings. ICU messages; those of the table are in
 * en/table.ts.
 */
export const en = {
  'app.loading': 'Opening…',
  'app.failed': 'This part did not load. Check the connection and try again.',
  'app.offline': 'This part did not load. Connect to the internet and try again.',
  'app.refused': 'That is not possible.',
  'app.retry': 'Try again',
  'app.back': 'Back',
  'app.home': 'Home',
  'app.close': 'Close',
  'app.between': ', ',
  'app.of': '{what}: {of}',
  'app.stop': '. ',

  'home.new': 'New game',
  'home.saved': 'Games',
  'home.play': 'Play',
  'home.first': 'A short game against Pip',
  'home.learn': 'Learn by playing',
  'home.lessons': 'Learn',
  'home.puzzles': 'Puzzles',
  'home.join': 'Join',
  'home.rules': 'Rules',
  'home.settings': 'Settings',
  'home.more': 'More',
  'new.player': 'Player {number}',
  'new.you': 'You',

  'notice.update': 'A new version is ready.',
  'notice.playing': 'A game is open in another tab. Close it there first.',
  'notice.reload': 'Reload',
  'notice.dismiss': 'Dismiss',
} as const
