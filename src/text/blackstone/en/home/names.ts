/** Names of the game and its modes, in English. */
export const names = {
  'game.blackstone': 'Blackstone Castle',
  'game.blackstone.pitch': 'A game of vassals, tasks and intrigue',
  'mode.kings-quest': "King's Quest",
  'mode.solo': 'Solo',
  'mode.coop': 'Co-op',
  'mode.puzzle-master': 'Puzzle Master',
  'mode.queens-quest': "Queen's Quest",
  'mode.wizards-quest': "Wizard's Quest",
  'mode.advanced': 'Advanced',
  'mode.first-edition': 'First Edition',
} as const
