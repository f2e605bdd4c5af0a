/** Hints at any table, in English. What a hint advises, and most of its reasons, are sentences of the game. */
export const hints = {
  'hint.title': 'Hint',
  'hint.thinks': 'Looking for a good move…',
  'hint.failed': 'No hint could be found.',
  'hint.notNow': 'It is not your turn to move.',
  'hint.do': 'Do it',
  'hint.choose': 'Choose: {what}.',
  'hint.say': '{what}.',
  'hint.why.wins': 'It leads to a win this turn.',
  'hint.why.best': 'It came out best of all the plans compared.',
  'hint.tried': '{count, plural, one {# move tried} other {# moves tried}}',
} as const
