/** Side panel beside the board on wide screens, in English. */
export const sidePanel = {
  'side.courts': 'Courts',
} as const
