/** Keyboard shortcuts of the board and what they do, in English. */
export const shortcuts = {
  'keys.where': 'They work while you are on the board.',
  'keys.ctrlZ': 'Ctrl Z',
  'keys.arrows.does': 'Move across the board',
  'keys.enter.does': 'Choose this space',
  'keys.escape.does': 'Clear the selection',
  'keys.ctrlZ.does': 'Undo',
  'keys.i.does': 'Show this vassal up close',
  'keys.f.does': 'Flip this vassal',
  'keys.r.does': 'Retain this vassal',
  'keys.digits.does': 'Choose a task in your hand',
  'keys.t.does': 'Draw a task',
} as const
