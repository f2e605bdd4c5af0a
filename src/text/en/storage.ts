/** Storage of games, in English. */
export const storage = {
  'storage.title': 'Where games are kept',
  'storage.kept':
    'They are on this device only. The browser has promised to keep them until you delete them or this site’s data.',
  'storage.at-risk':
    'They are on this device only. The browser may clear them when space runs out, so save what matters as a file.',
  'storage.unknown':
    'They are on this device only. This browser does not say how safe they are, so save what matters as a file.',
  'storage.forgets':
    'Safari also deletes a page’s data after seven days without a visit; an app on the home screen keeps its data.',
  'storage.used': '{used} in use, of {quota} that the browser allows.',
  'storage.ask': 'Ask the browser to keep them',
  'storage.denied': 'The browser did not agree. Many do once the app is installed, or has been used for some days.',
  'storage.export': 'Save all games',
  'storage.import': 'Import games',
  'storage.works': 'Working…',
  'storage.exported':
    '{count, plural, =0 {There are no games yet.} one {# game is in the file.} other {# games are in the file.}}',
  'storage.brought':
    '{count, plural, =0 {No games were imported.} one {# game was imported.} other {# games were imported.}}',
  'storage.known': '{brought} {count, plural, one {# was here already.} other {# were here already.}}',
  'storage.lacks': '{brought} {count, plural, one {# could not be imported} other {# could not be imported}}: {why}',
  'storage.cut': '{brought} The rest of the file is missing or damaged.',
  'storage.named': '“{name}”. {why}',
  'storage.puzzlesOut': '{exported} The file also holds your solved puzzles.',
  'storage.settingsOut': '{exported} Your settings, names and lessons are in it too.',
  'storage.settingsIn':
    '{brought} Settings, names and lessons from the file fill in only what you had not chosen here.',
  'storage.puzzlesIn': '{brought} Your solved puzzles were imported too.',
} as const
