/** Refusals at any table: a sentence for each refusal code, in English. */
export const refusals = {
  'turn.seat': 'It is not your turn.',
  'turn.over': 'The game is over.',
  'action.illegal': 'The rules do not allow that now.',
  'proposal.count': 'Your move before this one did not go through. Try again.',
  'proposal.overtaken': 'Something else happened first. Try again.',
  'table.wait': 'One moment: the last move is being saved.',
  'table.differs': 'This phone is out of step with the table. Open the game again.',
  'table.closed': 'This table is closed. Open the game again.',
  'turn.chosen': 'You have chosen already.',
  'opening.unknown': 'You cannot see that card.',
  'proposal.seat': 'This phone does not play for that player.',
  'turn.chance': 'One moment: a card or a die is still to come.',
  'redo.none': 'There is nothing to redo.',
  'redo.other': 'That move was another player’s.',
  'end.consent': 'All players must agree to that.',
  'leave.alone': 'Too few of you would be left to play on.',
} as const
