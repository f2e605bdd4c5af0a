/** Menu of a table, and the sheet of rats that it opens, in English. */
export const tableMenu = {
  'menu.costs': 'Tasks this turn',
  'menu.costsHint': 'what each one costs',
  'menu.rats': 'Rats and dogs',
  'menu.wandering': 'Wandering, on brown: {cards}.',
  'menu.nobody': 'No rats are wandering.',
  'menu.plagued':
    '{count, plural, =0 {No plagued rats.} one {# plagued rat, on red: here to stay.} other {# plagued rats, on red: here to stay.}}',
} as const
