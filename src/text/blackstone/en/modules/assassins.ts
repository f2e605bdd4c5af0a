/** Assassins and Saboteurs, in English. */
export const assassins = {
  'piece.assassin.note': 'It slides, swaps and flips like a vassal, but fits no task and cannot be retained.',
  'piece.saboteur.note': 'It cannot slide or swap. A wizard flips it; retaining it blows up the board.',
  'piece.place': '{piece} turned up: put it on an empty space.',
  'piece.placeNote': 'You have {count} to place; this one first.',
  'piece.prompt': 'Tap an empty space for it.',
  'do.blowUp': 'Blow up',
  'do.blowUpHint': 'the whole board is dealt again',
  'do.blowUpNow': 'Tap again: blow up',
  'do.blowUpWarn': 'All {count} cards here go to the discard, and {deal} new ones come. You cannot undo it.',
  'told.setAside': '{piece} turned up',
  'told.placed': '{name} put the {piece} on {space}',
  'told.blownUp': '{name} blew up the board at {space}',
} as const
