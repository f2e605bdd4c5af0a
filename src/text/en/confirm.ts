/** Confirmations before an action, in English. */
export const confirm = {
  'confirm.title': 'Do this?',
  'confirm.final': 'This cannot be taken back.',
  'confirm.any': 'You can take it back.',
  'confirm.yes': 'Do it',
  'confirm.no': 'Not yet',
} as const
