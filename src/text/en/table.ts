/** Sentences of every table, in English. */
export const table = {
  'player.hasChosen': ', has chosen',
  'player.chip': '{name}, {words}',
  'player.onTurn': '{name}, {words}, on turn',

  'tray.name': 'Your hand',

  'nav.name': 'Turn',
  'nav.menu': 'Menu',
  'nav.menuUnsaved': 'Menu: this game is not saved',
  'side.name': 'Courts and log',
  'undo.none': 'There is nothing to undo.',
  'undo.reveal': 'A card was revealed since.',
  'undo.other': 'The last move was another player’s.',
  'told.undone': 'Undone',
  'side.log': 'Log',
  'do.undo': 'Undo',
  'do.undoTurn': 'Undo: back to {name, select, You {your turn} other {{name}’s turn}}',
  'do.undoWhat': 'Undo: {what}',
  'prompt.wait': '{name} plays…',
  'status.pending': 'One moment…',
  'cost.other': '{count}',
  'menu.hint': 'Hint',
  'turn.notYours': 'It is {name}’s turn.',
} as const
