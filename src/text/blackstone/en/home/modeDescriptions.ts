/** Descriptions of the modes, in English. Their names are in names.ts. */
export const modeDescriptions = {
  'mode.kings-quest.pitch': 'First to 21 points',
  'mode.kings-quest.time': '60 min',
  'mode.solo.pitch': '28 points before the rats win',
  'mode.solo.time': '35 min',
  'mode.coop.pitch': '50 points together against the rats',
  'mode.coop.time': '60 min',
  'mode.puzzle-master.pitch': 'Order the outer ring together',
  'mode.puzzle-master.time': '45 min',
  'mode.queens-quest.pitch': 'Collect sets of vassals',
  'mode.queens-quest.time': '40 min',
  'mode.wizards-quest.pitch': 'Empty your hand of vassals',
  'mode.wizards-quest.time': '40 min',
  'mode.advanced.pitch': 'First to 30, blue letters count',
  'mode.advanced.time': '90 min',
  'mode.first-edition.pitch': 'As first printed: three Machinations',
  'mode.first-edition.time': '60 min',
} as const
