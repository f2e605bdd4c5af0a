/** Wild vassals, in English. */
export const wild = {
  'note.anyRole': 'A wild vassal: it serves {faction} as a Scout, an Emissary, a Spy or a Captain, as you need it.',
  'note.anyFaction': 'A wild vassal: a {role} of any faction, as you need it.',
  'note.wildReverse': 'Turned over it is {vassal}.',
} as const
