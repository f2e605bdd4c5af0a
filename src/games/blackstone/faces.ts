/** Vassals' faces: who they serve and what they are (rules section 1, claim a). Everything later reads these lists. */

export const FACTIONS = ['lion', 'dragon', 'maple', 'phoenix'] as const
export const ROLES = ['scout', 'emissary', 'spy', 'captain'] as const
export type Faction = (typeof FACTIONS)[number]
export type Role = (typeof ROLES)[number]

/** A face as one number, `faction * 4 + role` by position in the lists above: 0 to 15. */
export type Face = number
export const FACES: readonly Face[] = Array.from({ length: 16 }, (_, face) => face)

export const factionOf = (face: Face): number => face >> 2
export const roleOf = (face: Face): number => face & 3
export const faceOf = (faction: number, role: number): Face => (faction << 2) | role

/** What a requirement asks of a face; -1 stands for any. Both are never -1. */
export interface Description {
  readonly faction: number
  readonly role: number
}

/** Does this face fit the description? */
export const fits = (face: Face, want: Description): boolean =>
  (want.faction < 0 || want.faction === factionOf(face)) && (want.role < 0 || want.role === roleOf(face))
