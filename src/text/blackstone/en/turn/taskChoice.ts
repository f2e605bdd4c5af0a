/** Choice of one of several drawn tasks, in English. */
export const taskChoice = {
  'prompt.keep': 'Keep one of the drawn tasks.',
  'keep.title': 'Keep one of these',
  'keep.keep': 'Keep this one',
  'keep.hint': 'the other is discarded face up',
  'told.kept': '{name} kept one of the drawn tasks',
} as const
