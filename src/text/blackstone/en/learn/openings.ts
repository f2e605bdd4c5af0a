/** How each quest is won, in three lines that stand before its first turn, in English. */
export const openings = {
  'opening.rats': 'Each turn ends with a rats card. Twelve rats in the walls, and the castle falls.',
  'opening.dogs': 'A task can bring a dog in place of points. Dogs catch rats.',
  'opening.points.goal':
    'Complete tasks. Once somebody has {goal} points the round is finished, and the most points win.',
  'opening.points.task':
    'A task asks for two vassals, each in its place. You pay knights and wizards to move them there.',
  'opening.solo.goal': 'Complete tasks until your court has {goal} points: that wins at once.',
  'opening.coop.goal': 'Complete tasks until both courts together have {goal} points: that wins at once.',
  'opening.puzzle-master.goal':
    'Together, bring each of the 16 faces to the edge once, and empty the nine spaces inside.',
  'opening.puzzle-master.sides':
    'One faction on each side, the same roles apart. Or one role on each side, the same factions apart.',
  'opening.puzzle-master.lost': 'You lose at twelve rats, or with fewer than 16 vassals on the board.',
  'opening.queens-quest.take': 'Take a card of the offer. It names two places, and who must stand there.',
  'opening.queens-quest.use': 'Use it when somebody does: that vassal leaves the board and joins your sets.',
  'opening.queens-quest.sets': 'Two of the same card give 1 point, three 4, four 8. The most points win.',
  'opening.wizards-quest.hand': 'You hold all your vassals. The board is empty.',
  'opening.wizards-quest.place':
    'A card places one or two of them where it says: on an empty space, or on the same face.',
  'opening.wizards-quest.last': 'Once somebody can play no card, one more round follows. The fewest vassals left win.',
  'opening.first-edition.goal': 'Complete Machinations: anybody’s third one ends the game, and the most of them win.',
  'opening.court': 'Completed Knights and Wizards bring tokens. Kings let you keep more of everything.',
  'opening.first-edition.kings': 'Two Kings keep only two Machinations: complete a King before your third.',
} as const
