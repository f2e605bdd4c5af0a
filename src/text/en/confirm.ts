/** What is asked once more before a deed, in English. */
export const confirm = {
  'confirm.final': 'This cannot be taken back.',
  'confirm.any': 'You can take it back.',
  'confirm.yes': 'Do it',
  'confirm.no': 'Not yet',
} as const
