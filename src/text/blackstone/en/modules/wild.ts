/** Wild vassals, in English. */
export const wild = {
  'note.anyRole': 'Wild: a {faction} of any role, as you need it.',
  'note.anyFaction':
    'Wild: {role, select, emissary {an Emissary} scout {a Scout} spy {a Spy} other {a Captain}} of any faction, as you need it.',
} as const
