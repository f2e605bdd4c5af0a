/** Groups of Walls that wait (rules 4.3, C16). */
import { buildableSquares } from '../site/buildableSquares.ts'
import type { State, TurnState, WallGroup } from '../state.ts'

export const isBegun = ({ built }: WallGroup): boolean => built.length > 0

const isAlike = (one: WallGroup, other: WallGroup): boolean => one.left === other.left && one.loose === other.loose

/** Group that is begun, if there is one. */
export const begunGroup = ({ groups }: TurnState): WallGroup | undefined => groups.find(isBegun)

/**
 * Groups that may be built from, one of each kind, in the order in which the kinds were first played. One that is begun
 * is the only one (C16).
 */
export const groupKinds = (turn: TurnState): readonly WallGroup[] => {
  const begun = begunGroup(turn)
  if (begun) return [begun]
  return turn.groups.filter((group, index, all) => all.findIndex((other) => isAlike(group, other)) === index)
}

/** Groups with another in the place of this one, or without it once none of its Walls can be built. */
export const replaceGroup = (
  { turn: { groups }, site }: Pick<State, 'turn' | 'site'>,
  group: WallGroup,
  changed: WallGroup,
): readonly WallGroup[] => {
  const index = groups.indexOf(group)
  const goesOn = changed.left > 0 && buildableSquares(site, wallsOfGroup(changed)).length > 0
  return goesOn ? groups.with(index, changed) : groups.toSpliced(index, 1)
}

/** The group as the geometry knows it. */
export const wallsOfGroup = ({ built, loose }: WallGroup) => ({ builtSquares: built, isLoose: loose })
