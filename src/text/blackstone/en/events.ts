/** Sentences for events, in the log, on the curtain and in the live region, in English. */
export const events = {
  'told.first': '{name} begins',
  'told.piled': '{name} took the {tower} tower',
  'told.mustered':
    '{name} mustered {knights, plural, one {# knight} other {# knights}} and {wizards, plural, one {# wizard} other {# wizards}}',
  'told.slid': '{name} slid {vassal} to {space}',
  'told.swapped': '{name} swapped {a} and {b}',
  'told.flipped': '{name} flipped {space} to {vassal}',
  'told.retained': '{name} retained {vassal}',
  'told.refilled': '{vassal} refilled {space}',
  'told.stayedEmpty': '{space} stays empty',
  'told.drew': '{name} drew a {deck} card',
  'told.completed': '{name} completed a {type}, {points, plural, one {# point} other {# points}}',
  'told.completedHere': '{name} completed a {type}',
  'told.paid': '{name} paid {vassals}',
  'told.discarded': '{name} dropped {card}',
  'told.discardedTask': '{name} dropped a {type}',
  'told.returned':
    '{name} gave back {knights, plural, =0 {} one {# knight} other {# knights}}{both, plural, =0 {} other { and }}{wizards, plural, =0 {} one {# wizard} other {# wizards}}',
  'told.shuffled.vassals': 'The discarded vassals were shuffled into new towers',
  'told.shuffled.rats': 'The rats deck was shuffled again',
  'told.shuffled.guild': 'The Guild discard was shuffled',
  'told.shuffled.power': 'The Power discard was shuffled',
  'told.shuffled.machination': 'The Machination discard was shuffled',
  'told.shuffled.knight': 'The Knight discard was shuffled',
  'told.shuffled.wizard': 'The Wizard discard was shuffled',
  'told.turn': '{name}’s turn, round {round}',
} as const
