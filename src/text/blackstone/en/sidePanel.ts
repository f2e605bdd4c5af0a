/** What lies beside the board where there is room, in English. */
export const side = {
  'side.courts': 'Courts',
  'side.log': 'Log',
} as const
