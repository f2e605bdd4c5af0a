/** Assassins and Saboteurs, and the tower that refreshes the board, in English. */
export const pieces = {
  'piece.assassin': 'Assassin',
  'piece.saboteur': 'Saboteur',
  'piece.assassin.note':
    'In the way of everybody: it slides, swaps and flips like a vassal, serves no task and is never retained.',
  'piece.saboteur.note': 'It neither slides nor swaps. A wizard flips it; retaining it blows up the board.',
  'piece.place': '{piece}: put it on an empty space',
  'piece.placeNote':
    '{count, plural, one {It came with the refill and serves nobody.} other {# came with the refill. This one first.}}',
  'piece.prompt': 'Tap an empty space for it.',
  'do.blowUp': 'Blow up',
  'do.blowUpHint': 'the whole board is dealt anew',
  'do.blowUpNow': 'Tap again: blow up',
  'do.blowUpWarn':
    'All {count} cards on the board go to the discard, the Saboteur too. {deal} vassals are dealt from the towers. No undo.',
  'told.setAside': '{piece} turned up',
  'told.placed': '{name} put the {piece} on {space}',
  'told.blownUp': '{name} blew up the board at {space}',
  'refresh.ask': 'Which tower refreshes the board?',
  'refresh.why': 'Not your own. After every turn two vassals are replaced from it.',
  'tower.refreshes': ', refreshes the board',
  'told.refreshPile': 'The {tower} tower refreshes the board',
  'told.turnedOver': 'A Machination names {left} and {right}',
  'told.refreshed': '{vassal} left {space}',
} as const
