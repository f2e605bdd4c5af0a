/** Vassals' faces: who they serve and what they are (rules section 1, claim a). Everything later reads these lists. */

export const FACTIONS = ['lion', 'dragon', 'maple', 'phoenix'] as const
export const ROLES = ['scout', 'emissary', 'spy', 'captain'] as const

/**
 * A face as one number: `faction * 4 + role` by position in the lists above, 0 to 15; of a wild vassal 16 + faction with any role, or
 * 20 + role of any faction (ruling 131); -1 where there is none, on an Assassin as on an empty space.
 */
export type Face = number
export const FACES: readonly Face[] = Array.from({ length: 16 }, (_, face) => face)
const FIRST_WILD_FACE = 16
const FIRST_WILD_ROLE = 20
export const WILD_FACES: readonly Face[] = Array.from({ length: 8 }, (_, i) => FIRST_WILD_FACE + i)
export const isWild = (face: Face): boolean => face >= FIRST_WILD_FACE

/** -1 where it is free. */
export const factionOf = (face: Face): number =>
  face < FIRST_WILD_FACE ? face >> 2 : face < FIRST_WILD_ROLE ? face - FIRST_WILD_FACE : -1
/** -1 where it is free. */
export const roleOf = (face: Face): number =>
  face < FIRST_WILD_FACE ? face & 3 : face < FIRST_WILD_ROLE ? -1 : face - FIRST_WILD_ROLE
export const faceOf = (faction: number, role: number): Face => (faction << 2) | role

/** What a requirement asks of a face; -1 stands for any. Both are never -1. */
export interface Description {
  readonly faction: number
  readonly role: number
}

/** The face that shows just what is described: a wild one where something is free. */
export const faceOfWanted = ({ faction, role }: Description): Face => {
  if (faction < 0) return FIRST_WILD_ROLE + role
  return role < 0 ? FIRST_WILD_FACE + faction : faceOf(faction, role)
}

const agree = (wanted: number, shown: number): boolean => wanted < 0 || shown < 0 || wanted === shown

/** Does this face fit the description? A free attribute of a wild one is whatever is asked (rulings 131 and 133). */
export const fits = (face: Face, want: Description): boolean =>
  face >= 0 && agree(want.faction, factionOf(face)) && agree(want.role, roleOf(face))

/** May this face be paid where that one is due? Itself, or a wild one that fits it (ruling 131). */
export const standsFor = (face: Face, due: Face): boolean =>
  face === due || (isWild(face) && fits(face, { faction: factionOf(due), role: roleOf(due) }))
