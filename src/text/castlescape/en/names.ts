/** Names of the game and its mode, in English. */
export const names = {
  'game.castlescape': 'CastleScape',
  'game.castlescape.pitch': 'Guilds build one castle together, wall by wall',
  'mode.castlescape': 'CastleScape',
} as const
