/** How CastleScape is won, in three lines that stand before its first turn, in English. */
export const openings = {
  'castlescape.opening.walls':
    'All build one castle. Closed-off ground is a Bailey: the most Influence there gets its size in Renown.',
  'castlescape.opening.inspection':
    'Each time the quarry is empty, an Inspection pays whoever leads a Bailey. Infamy costs Recruits then.',
  'castlescape.opening.end': 'In the end the most Renown wins. Contracts add to it, Corruption takes from it.',
} as const
