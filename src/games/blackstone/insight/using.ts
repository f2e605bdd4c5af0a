/** Queen's Quest: the ways to use a card of the hand, and what each is worth: for the table to offer (rules 2.4, rulings 97 to 99). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Action, ActionOf, Taken } from '../actions.ts'
import type { Space } from '../board.ts'
import type { Face } from '../faces.ts'
import { courtOf, faceAt, type Scene } from '../rules/play.ts'
import { setsOf, worthOf } from '../rules/quest/sets.ts'
import type { State } from '../state.ts'
import { gain } from './sets.ts'

type Use = ActionOf<'use'>
type Sets = readonly (readonly Face[])[]
export const HALVES = ['left', 'right'] as const
export type HalfName = (typeof HALVES)[number]

/** What a player wants of one half: nobody, this vassal, this set. What is left open is chosen for the most points. */
export interface HalfWish {
  readonly off?: boolean
  readonly space?: Space
  readonly set?: number
}
export type UseWish = { readonly [H in HalfName]?: HalfWish }

/** A set that a vassal may join: who is in it, what one more brings, what it is worth then. The number after the last begins a new one. */
export interface SetChoice {
  readonly set: number
  readonly faces: readonly Face[]
  readonly gain: number
  readonly worth: number
}

export interface HalfUse {
  /** Vassals that meet this half and may be taken. */
  readonly spaces: readonly Space[]
  readonly taken: Taken | null
  readonly face: Face
  /** Where the one that is taken may go; a new set last. */
  readonly choices: readonly SetChoice[]
}

export interface UseSeen {
  readonly action: Use
  /** Points that all of it brings; it may cost some. */
  readonly gain: number
  readonly left: HalfUse
  readonly right: HalfUse
}

const joined = (sets: Sets, state: State, taken: Taken | undefined): Sets => {
  if (!taken) return sets
  const face = faceAt(state, taken.space)
  return taken.set === sets.length
    ? [...sets, [face]]
    : sets.map((faces, at) => (at === taken.set ? [...faces, face] : faces))
}

const worthOfAll = (sets: Sets): number => sets.reduce((sum, faces) => sum + worthOf(faces), 0)

/** First the most points, then the most vassals, then those that begin sets of their own: these stay open to anything. */
const better = (state: State, sets: Sets) => {
  const rank = ({ left, right }: Use): readonly [number, number, number] => {
    const after = joined(joined(sets, state, left), state, right)
    return [worthOfAll(after), Number(!!left) + Number(!!right), after.length]
  }
  return (a: Use, b: Use): number => {
    const [x, y] = [rank(a), rank(b)]
    return y[0] - x[0] || y[1] - x[1] || y[2] - x[2]
  }
}

const agrees = (taken: Taken | undefined, wish: HalfWish, what: keyof HalfWish): boolean => {
  if (what === 'off') return wish.off === (taken === undefined)
  return taken?.[what] === wish[what]
}

/** Those that agree with a wish; all of them where it cannot be had. */
const narrow = (uses: readonly Use[], half: HalfName, wish: HalfWish): readonly Use[] => {
  let left = uses
  for (const what of ['off', 'space', 'set'] as const) {
    const those = wish[what] === undefined ? left : left.filter((use) => agrees(use[half], wish, what))
    if (those.length > 0) left = those
  }
  return left
}

const spacesOf = (uses: readonly Use[], half: HalfName): readonly Space[] => [
  ...new Set(uses.flatMap((use) => use[half]?.space ?? [])),
]

const choicesOf = (sets: Sets, numbers: ReadonlySet<number>, face: Face): readonly SetChoice[] =>
  [...numbers].map((set) => {
    const faces = sets[set] ?? []
    return { set, faces, gain: gain(faces, face) ?? 0, worth: worthOf([...faces, face]) }
  })

const isSame = (a: Taken | undefined, b: Taken | undefined): boolean => a?.space === b?.space && a?.set === b?.set

/** The sets that the taken vassal of a half may join, while the other half stays as it is. */
const halfUse = (state: State, uses: readonly Use[], sets: Sets, chosen: Use, half: HalfName): HalfUse => {
  const taken = chosen[half]
  const spaces = spacesOf(uses, half)
  if (!taken) return { spaces, taken: null, face: -1, choices: [] }
  const before = half === 'right' ? joined(sets, state, chosen.left) : sets
  const free = uses.filter((use) => half === 'left' || isSame(use.left, chosen.left))
  const numbers = new Set(free.flatMap((use) => (use[half]?.space === taken.space ? [use[half].set] : [])))
  const face = faceAt(state, taken.space)
  return { spaces, taken, face, choices: choicesOf(before, new Set([...numbers].sort((a, b) => a - b)), face) }
}

/** The best way to use this card that agrees with what is wished; null where it cannot be used. `legal`: what the seat may do now. */
export const useSeen = (
  { state, seat }: Scene,
  legal: readonly Action[],
  card: Slot,
  wish: UseWish,
): UseSeen | null => {
  const uses = legal.filter((action): action is Use => action.kind === 'use' && action.card === card)
  const sets = setsOf(state, courtOf(state, seat))
  const wished = narrow(narrow(uses, 'left', wish.left ?? {}), 'right', wish.right ?? {})
  const [action] = wished.slice().sort(better(state, sets))
  if (!action) return null
  const after = joined(joined(sets, state, action.left), state, action.right)
  return {
    action,
    gain: worthOfAll(after) - worthOfAll(sets),
    left: halfUse(state, uses, sets, action, 'left'),
    right: halfUse(state, uses, sets, action, 'right'),
  }
}
