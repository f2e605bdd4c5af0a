/**
 * Preview in the Queen's Quest: the ways to use a card of the hand, and what each is worth (rules 2.4, rulings 97 to
 * 99).
 */
import type { Slot } from '#src/kernel/contract.ts'
import type { Action, ActionOf, SetPlacement } from '../../actions.ts'
import type { Space } from '../../board.ts'
import type { Face } from '../../faces.ts'
import { courtOf, faceAt } from '../../rules/engine/slots.ts'
import { pointsOfSet, setFacesOf } from '../../rules/queens-and-wizards-quest/sets.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { State } from '../../state.ts'
import { gainOfSet } from './summaryOfSets.ts'
import type { HalfName } from './taskProgress.ts'

type UseAction = ActionOf<'use'>
type FaceSets = readonly (readonly Face[])[]

/** Choice for one half: no vassal, this vassal, this set. What is left open is chosen for the most points. */
export interface HalfChoice {
  readonly isLeftOut?: boolean
  readonly space?: Space
  readonly set?: number
}
export type UseChoice = { readonly [H in HalfName]?: HalfChoice }

/**
 * Set that a vassal may join: its faces, the points that the vassal adds, and its value then. The number after the last
 * set begins a new one.
 */
export interface SetChoice {
  readonly set: number
  readonly faces: readonly Face[]
  readonly gain: number
  readonly value: number
}

export interface HalfPreview {
  /** Vassals that meet this half and may be taken. */
  readonly spaces: readonly Space[]
  readonly taken: SetPlacement | null
  readonly face: Face
  /** Sets that the taken vassal may join; a new set comes last. */
  readonly setChoices: readonly SetChoice[]
}

export interface UsePreview {
  readonly action: UseAction
  /** Points that the whole use adds; may be negative. */
  readonly gain: number
  readonly left: HalfPreview
  readonly right: HalfPreview
}

const withTaken = (sets: FaceSets, state: State, taken: SetPlacement | undefined): FaceSets => {
  if (!taken) return sets
  const face = faceAt(state, taken.space)
  return taken.set === sets.length
    ? [...sets, [face]]
    : sets.map((faces, at) => (at === taken.set ? [...faces, face] : faces))
}

const totalSetValue = (sets: FaceSets): number => sets.reduce((sum, faces) => sum + pointsOfSet(faces), 0)

/** Order of uses: most points, then most vassals, then most sets of their own, which can still become anything. */
const compareUses = (state: State, sets: FaceSets) => {
  const rank = ({ left, right }: UseAction): readonly [number, number, number] => {
    const after = withTaken(withTaken(sets, state, left), state, right)
    return [totalSetValue(after), Number(!!left) + Number(!!right), after.length]
  }
  return (a: UseAction, b: UseAction): number => {
    const [x, y] = [rank(a), rank(b)]
    return y[0] - x[0] || y[1] - x[1] || y[2] - x[2]
  }
}

const matchesField = (taken: SetPlacement | undefined, selection: HalfChoice, field: keyof HalfChoice): boolean => {
  if (field === 'isLeftOut') return selection.isLeftOut === (taken === undefined)
  return taken?.[field] === selection[field]
}

/** Uses that match a choice; a field of the choice that no use matches is ignored. */
const narrowUses = (uses: readonly UseAction[], half: HalfName, selection: HalfChoice): readonly UseAction[] => {
  let remaining = uses
  for (const field of ['isLeftOut', 'space', 'set'] as const) {
    const matching =
      selection[field] === undefined ? remaining : remaining.filter((use) => matchesField(use[half], selection, field))
    if (matching.length > 0) remaining = matching
  }
  return remaining
}

const usableSpaces = (uses: readonly UseAction[], half: HalfName): readonly Space[] => [
  ...new Set(uses.flatMap((use) => use[half]?.space ?? [])),
]

const setChoicesOf = (sets: FaceSets, setNumbers: ReadonlySet<number>, face: Face): readonly SetChoice[] =>
  [...setNumbers].map((set) => {
    const faces = sets[set] ?? []
    return { set, faces, gain: gainOfSet(faces, face) ?? 0, value: pointsOfSet([...faces, face]) }
  })

const isSameTaken = (a: SetPlacement | undefined, b: SetPlacement | undefined): boolean =>
  a?.space === b?.space && a?.set === b?.set

/** Preview of a half: the sets that its vassal may join while the other half stays as it is. */
const previewHalf = (
  state: State,
  uses: readonly UseAction[],
  sets: FaceSets,
  chosen: UseAction,
  half: HalfName,
): HalfPreview => {
  const taken = chosen[half]
  const spaces = usableSpaces(uses, half)
  if (!taken) return { spaces, taken: null, face: -1, setChoices: [] }
  const setsBefore = half === 'right' ? withTaken(sets, state, chosen.left) : sets
  const compatibleUses = uses.filter((use) => half === 'left' || isSameTaken(use.left, chosen.left))
  const setNumbers = new Set(compatibleUses.flatMap((use) => (use[half]?.space === taken.space ? [use[half].set] : [])))
  const face = faceAt(state, taken.space)
  return {
    spaces,
    taken,
    face,
    setChoices: setChoicesOf(setsBefore, new Set([...setNumbers].sort((a, b) => a - b)), face),
  }
}

/**
 * Best way to use this card that matches the selection; null where the card cannot be used. `legal`: legal actions of
 * the seat.
 */
export const previewUse = (
  { state, seat }: Scene,
  legal: readonly Action[],
  card: Slot,
  selection: UseChoice,
): UsePreview | null => {
  const uses = legal.filter((action): action is UseAction => action.kind === 'use' && action.card === card)
  const sets = setFacesOf(state, courtOf(state, seat))
  const matching = narrowUses(narrowUses(uses, 'left', selection.left ?? {}), 'right', selection.right ?? {})
  const [action] = matching.slice().sort(compareUses(state, sets))
  if (!action) return null
  const setsAfter = withTaken(withTaken(sets, state, action.left), state, action.right)
  return {
    action,
    gain: totalSetValue(setsAfter) - totalSetValue(sets),
    left: previewHalf(state, uses, sets, action, 'left'),
    right: previewHalf(state, uses, sets, action, 'right'),
  }
}
