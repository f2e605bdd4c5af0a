/** Faces of vassals: faction and role (rules section 1, claim a). All later modules use these lists. */

export const FACTIONS = ['lion', 'dragon', 'maple', 'phoenix'] as const
export const ROLES = ['scout', 'emissary', 'spy', 'captain'] as const

/**
 * A face as one number: `faction * 4 + role` by index in the lists above, 0 to 15. For a wild vassal 16 + faction (any
 * role) or 20 + role (any faction) (ruling 131). -1 for none: an Assassin or an empty space.
 */
export type Face = number
export const FACES: readonly Face[] = Array.from({ length: 16 }, (_, face) => face)
const FIRST_WILD_FACE = 16
const FIRST_WILD_ROLE = 20
export const WILD_FACES: readonly Face[] = Array.from({ length: 8 }, (_, i) => FIRST_WILD_FACE + i)
export const isWild = (face: Face): boolean => face >= FIRST_WILD_FACE

/** -1 if any is allowed (wild). */
export const factionOf = (face: Face): number =>
  face < FIRST_WILD_FACE ? face >> 2 : face < FIRST_WILD_ROLE ? face - FIRST_WILD_FACE : -1
/** -1 if any is allowed (wild). */
export const roleOf = (face: Face): number =>
  face < FIRST_WILD_FACE ? face & 3 : face < FIRST_WILD_ROLE ? -1 : face - FIRST_WILD_ROLE
export const faceOf = (faction: number, role: number): Face => (faction << 2) | role

/** What a requirement asks of a face; -1 stands for any. At most one of the two is -1. */
export interface FacePattern {
  readonly faction: number
  readonly role: number
}

/** The face that shows exactly this pattern: a wild one if part of it is -1. */
export const faceOfPattern = ({ faction, role }: FacePattern): Face => {
  if (faction < 0) return FIRST_WILD_ROLE + role
  return role < 0 ? FIRST_WILD_FACE + faction : faceOf(faction, role)
}

const attributesAgree = (expected: number, actual: number): boolean => expected < 0 || actual < 0 || expected === actual

/** Does this face fit the pattern? The free attribute of a wild face fits anything (rulings 131 and 133). */
export const fitsPattern = (face: Face, pattern: FacePattern): boolean =>
  face >= 0 && attributesAgree(pattern.faction, factionOf(face)) && attributesAgree(pattern.role, roleOf(face))

/** May this face be paid for the face `due`? Only the same face, or a wild one that fits it (ruling 131). */
export const canPayFor = (face: Face, due: Face): boolean =>
  face === due || (isWild(face) && fitsPattern(face, { faction: factionOf(due), role: roleOf(due) }))
