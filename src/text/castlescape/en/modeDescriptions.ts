/** Description of the mode, in English. */
export const modeDescriptions = {
  'mode.castlescape.pitch': 'Build one castle together, and hold the most of it',
  'mode.castlescape.time': '45 min',
} as const
