import '../symbols/emblems.ts'

/** All that there are; each covers what the seat's own crest bears. They differ by their outline. */
export const EMBLEMS = [
  'tower',
  'crown',
  'key',
  'sword',
  'moon',
  'sun',
  'star',
  'tree',
  'anchor',
  'cup',
  'fish',
  'cat',
] as const

/** Over a crest, within its drawing. Of one that this app does not know nothing is drawn, and the crest stays the seat's. */
export const Emblem = ({ id }: { readonly id: string }) => <use href={`#em-${id}`} />
