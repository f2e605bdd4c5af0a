/** Who sees what of a person's data, in English. */
export const privacy = {
  'privacy.title': 'Your data',
  'privacy.here':
    'Your games, names, settings and puzzles are on this device. A game that several phones share is on all of them.',
  'privacy.site':
    'The site that the app comes from sees the address of your connection, as any site does. It sees no game.',
  'privacy.rooms':
    'With several phones, a server introduces them to each other. It sees the code of the table and their addresses. Moves go from phone to phone.',
  'privacy.relay':
    'Where phones find no direct way, a relay passes on what they say. It is encrypted, so the relay cannot read it.',
  'privacy.phones': 'The other phones see your name at the table, your moves, and the address of your connection.',
  'privacy.codes': 'Phones that meet by two QR codes need no server at all.',
  'privacy.links': 'A link or a file of a game has its names and all its moves. Whoever has it can read them.',
  'privacy.report':
    'If you report that something is wrong, you read all of the report before you give it to anybody. The app puts no names into it, and nothing of your games.',
  'privacy.delete':
    'In Settings you can save all games as one file. To delete everything, clear this site’s data in the browser; removing the app alone may leave it.',
} as const
