/** Knights that guard vassals, in English. */
export const guards = {
  'cell.guarded': ', {count, plural, one {guarded by a knight} other {guarded by # knights}}',
  'note.guarded': '{count, plural, one {A knight guards} other {# knights guard}} this vassal.',
  'told.guarded': '{name} guarded {vassal}',
  'told.unguarded': '{name} took the guard from {vassal}',
} as const
