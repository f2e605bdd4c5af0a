/** Storage of games, in English. */
export const storage = {
  'storage.title': 'Where games are kept',
  'storage.kept':
    'On this device only. The browser has promised to keep them: they go when you delete them or this site’s data.',
  'storage.at-risk':
    'On this device only. The browser may clear them when space runs out, so save what matters as a file.',
  'storage.unknown': 'On this device only. This browser does not say how safely, so save what matters as a file.',
  'storage.forgets':
    'Safari also deletes what a page keeps after seven days of use without a visit to it; an app on the home screen is spared.',
  'storage.used': '{used} in use, of {quota} that the browser allows.',
  'storage.ask': 'Ask the browser to keep them',
  'storage.denied': 'The browser did not agree. Many do once the app is installed, or has been used for some days.',
  'storage.export': 'Save all games',
  'storage.import': 'Import games',
  'storage.works': 'At work…',
  'storage.exported':
    '{count, plural, =0 {There are no games yet.} one {# game is in the file.} other {# games are in the file.}}',
  'storage.brought':
    '{count, plural, =0 {No game was brought in.} one {# game is here now.} other {# games are here now.}}',
  'storage.lacks': '{brought} {count, plural, one {# was not taken} other {# were not taken}}: {why}',
  'storage.puzzlesOut': '{exported} Solved puzzles are in the file.',
  'storage.puzzlesIn': '{brought} Solved puzzles are here as well.',
} as const
