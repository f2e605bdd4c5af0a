/** Why a position of Lamps Below cannot be. */
export const positionErrors = {
  'lamps-below.position.aboveSize': 'The group has more dwellers than its card says (“{what}”).',
  'lamps-below.position.cannotMatter':
    'Nobody is asked about this die: it has not failed, or cannot matter (“{what}”).',
  'lamps-below.position.counters': 'Nobody has more than four wounds and deep wounds together (“{what}”).',
  'lamps-below.position.courage': 'Nobody has more than 4 courage (“{what}”).',
  'lamps-below.position.fallen': 'After so many falls the expedition is over (“{what}”).',
  'lamps-below.position.fullRoom': 'At most four dwellers stand in a room (“{what}”).',
  'lamps-below.position.goalMet': 'The goal is met: the expedition is over (“{what}”).',
  'lamps-below.position.hallMeant': 'A challenge has this name; the hall is “{hall}” (“{what}”).',
  'lamps-below.position.lampTwice': 'Each lamp has a number of its own (“{what}”).',
  'lamps-below.position.leftEarly': 'Who has left did so in its own turn, and does not stand after “now” (“{what}”).',
  'lamps-below.position.leftOver': 'The marker never lies with an explorer that is left over (“{what}”).',
  'lamps-below.position.noCard': 'No card of the path is left: the expedition is over (“{what}”).',
  'lamps-below.position.noCourage': 'Nobody is asked to roll again who has no courage (“{what}”).',
  'lamps-below.position.onTrack':
    'On the track each explorer in the hall and each group stands once, and nobody who is down (“{what}”).',
  'lamps-below.position.tooMany': 'There are not so many of these cards (“{what}”).',
  'lamps-below.position.twice': 'The same stands there twice (“{what}”).',
  'lamps-below.position.usedNumber': 'The next dweller of a group takes a number that none has had (“{what}”).',
} as const
