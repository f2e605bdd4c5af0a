import './symbols/emblems.ts'

/** All emblems. Each covers the crest of the seat, and they differ by outline. */
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

/** Emblem of a player, drawn over a crest. An unknown id draws nothing, so the seat's own crest shows. */
export const PlayerEmblem = ({ id }: { readonly id: string }) => <use href={`#em-${id}`} />
