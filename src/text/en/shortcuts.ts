/** Keyboard shortcuts that every game has, in English. */
export const shortcuts = {
  'keys.title': 'Keyboard shortcuts',
  'keys.off': 'Letters and digits are switched off in Settings.',
  'keys.arrows': 'Arrows',
  'keys.enter': 'Enter',
  'keys.escape': 'Esc',
  'keys.u.does': 'Undo',
  'keys.e.does': 'Press the gold button',
  'keys.help.does': 'Open this list',
} as const
