/**
 * What is wrong with an entry of a log, in English. The terminal says it; in the app a person reads which entry it is.
 */
export const logFlaws = {
  'entry.hash': 'This game is damaged at entry {entry}: it does not add up.',
  'entry.seq': 'This game is damaged: an entry is missing.',
  'entry.count': 'This game is damaged: an entry is out of order.',
  'entry.dealt': 'This game is damaged at entry {entry}: the cards are not those that were dealt.',
  'entry.epoch': 'This game is damaged: an entry comes from another table.',
  'turn.joint': 'This game is damaged: somebody’s choice is missing.',
  'turn.veiled': 'This game is damaged: a secret choice was made in the open.',
  'end.seat': 'This game is damaged: a player gave up who is not in it.',
  'answer.unasked': 'This game is damaged: it has a card or die too many.',
  'answer.kind': 'This game is damaged: it has a card where a die belongs, or the reverse.',
  'answer.locks': 'This game is damaged: the cards do not match their locks.',
  'answer.dice': 'This game is damaged: no dice can show that.',
  'chance.wrong': 'This game is damaged: that card cannot lie there.',
  'opening.slots': 'This game is damaged: the wrong cards were shown.',
  'opening.lock': 'This game is damaged: a card does not match its lock.',
} as const
