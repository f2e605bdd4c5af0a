/** Prompts and buttons of a game in play, in English. Prompts have at most 48 letters. */
export const board = {
  'tower.0': 'north-west',
  'tower.1': 'north-east',
  'tower.2': 'south-east',
  'tower.3': 'south-west',
  'tower.label': 'The {tower} tower, {count, plural, one {# card} other {# cards}}',
  'tower.top': ', top {vassal}, reverse {reverse}',
  'tower.mine': ', refills your spaces',
  'tower.choose': ', choose it',

  'cell.empty': 'Empty, {space}',
  'cell.hidden': 'Face down, {space}',
  'cell.vassal': '{vassal}, reverse {reverse}, {space}',

  'prompt.pileTap': 'Tap a glowing corner tower.',
  'prompt.pile': '{name, select, You {Choose} other {{name}: choose}} your tower.',
  'prompt.pileWhy': 'It refills the spaces you use. Any will do.',

  'do.endTurn': 'End turn',
  'do.endAfterPile': 'choose a tower first',
} as const
