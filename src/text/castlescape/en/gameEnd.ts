/** The end of a game, in English. */
export const gameEnd = {
  'castlescape.part.baileys': 'Baileys',
  'castlescape.part.occupation': 'Inspections',
  'castlescape.part.goals': 'Goals',
  'castlescape.part.contracts': 'Contracts',
  'castlescape.part.cards': 'Cards',
  'castlescape.part.start': 'At the start',
  'castlescape.score': 'Renown',
  'castlescape.course': 'Renown, turn by turn',
  'castlescape.course.end': 'End',
  'castlescape.minus':
    '{name}: {corruption, plural, =0 {} other {# less for Corruption}}{both, plural, =0 {} other {, }}{losses, plural, =0 {} other {# less for losses}}.',
  'castlescape.won': '{name, select, You {You win} other {{name} wins}}',
  'castlescape.wonTogether': '{names} share the victory',
  'castlescape.decided.renown': '{n} Renown to {other}',
  'castlescape.decided.bailey': '{n} Renown each: the larger Bailey decides',
  'castlescape.decided.influence': '{n} Renown each: Influence on the site decides',
  'castlescape.decided.alley': '{n} Renown each: fewer cards with a penalty decide',
  'castlescape.decided.shared': '{n} Renown each, and all else alike',
  'castlescape.tellInspection': 'The Final Inspection, step by step',
} as const
