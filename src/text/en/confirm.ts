/** Confirmations before an action, in English. */
export const confirm = {
  'confirm.title': 'Do this?',
  'confirm.final': 'You cannot undo this.',
  'confirm.any': 'You can undo it.',
  'confirm.yes': 'Do it',
  'confirm.no': 'Not yet',
} as const
