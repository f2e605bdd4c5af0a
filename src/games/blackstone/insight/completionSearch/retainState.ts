/**
 * The first part of a way: vassals that pay are turned over and retained before anything moves. Nobody knows who comes in their place,
 * except from a pile whose open top is wanted. The order costs nothing: who pays does not serve, and whoever stands there is as good.
 */
import type { Slot } from '../../../../kernel/contract.ts'
import { SPACES, type Space } from '../../board.ts'
import type { Face } from '../../faces.ts'
import { courtOf, slotAt } from '../../rules/play.ts'
import { dueWith, type Errand, has, only, type Spaces } from './errand.ts'
import type { Load } from './load.ts'

/** A deed whose token is chosen in the end, or one that says it. */
export type Chore =
  | { readonly kind: 'flip'; readonly space: Space }
  | { readonly kind: 'retain'; readonly space: Space; readonly pile: number }

/** Somebody who is not known yet. */
export const ANYBODY = -2

/** A board before anything moves. */
export interface Retained {
  readonly board: readonly Slot[]
  readonly locked: Spaces
  /** Piles whose open top has come to the board. */
  readonly used: readonly number[]
  readonly held: readonly Face[]
  readonly load: Load
  readonly chores: readonly (Chore | { readonly kind: 'free'; readonly space: Space })[]
}

export const nothingRetained = (errand: Errand): Retained => ({
  board: SPACES.map((space) => slotAt(errand.scene.state, space)),
  locked: errand.locked,
  used: [],
  held: errand.held,
  load: { knights: 0, wizards: 0, used: errand.used, flips: 0, retains: 0 },
  chores: [],
})

/** Open tops that are wanted and still lie on their piles. */
export const topsOf = (
  { scene, wanted }: Errand,
  { used }: Retained,
): readonly (readonly [pile: number, slot: Slot])[] =>
  scene.state.piles.flatMap((slots, pile) => {
    const top = slots.at(-1) ?? -1
    return wanted.has(top) && !used.includes(pile) ? [[pile, top] as const] : []
  })

/** Who comes in the place of whoever leaves, by pile; -1 leaves the space empty. */
interface Refill {
  readonly pile: number
  readonly slot: Slot
}

/** A pile from which anybody comes: none whose top is wanted, if that can be; the own one first. */
const anyPile = (errand: Errand, before: Retained): readonly Refill[] => {
  const { state, seat } = errand.scene
  const wanted = topsOf(errand, before).map(([pile]) => pile)
  const own = courtOf(state, seat).pile
  const filled = [own, ...state.piles.keys()].filter((pile) => (state.piles[pile]?.length ?? 0) > before.chores.length)
  const pile = filled.find((one) => !wanted.includes(one)) ?? filled[0] ?? own
  return [{ pile, slot: ANYBODY }]
}

const refills = (errand: Errand, before: Retained, pays: boolean): readonly Refill[] => [
  ...(pays ? anyPile(errand, before) : []),
  ...(pays && errand.scene.mode.refillOptional ? [{ pile: -1, slot: -1 }] : []),
  ...topsOf(errand, before).map(([pile, slot]) => ({ pile, slot })),
]

const without = (errand: Errand, before: Retained, space: Space, flips: number, refill: Refill): Retained => {
  const { board, load } = before
  const lock = has(before.locked, space) ? errand.locks.get(space) : undefined
  const face = errand.faces.get(board[space] ?? -1)?.[flips] ?? -1
  return {
    board: board.with(space, refill.slot),
    locked: before.locked & ~only(space),
    used: refill.slot >= 0 ? [...before.used, refill.pile] : before.used,
    held: [...before.held, face].sort((a, b) => a - b),
    load: {
      ...load,
      knights: load.knights + (lock?.knights ?? 0),
      flips: load.flips + flips,
      retains: load.retains + 1,
    },
    chores: [
      ...before.chores,
      ...(lock ? [{ kind: 'free', space } as const] : []),
      ...(flips > 0 ? [{ kind: 'flip', space } as const] : []),
      { kind: 'retain', space, pile: refill.pile },
    ],
  }
}

/** One more vassal is retained: because it pays, or because it makes room for somebody who is wanted. */
export const retainOneMore = (errand: Errand, before: Retained): readonly Retained[] => {
  const { state } = errand.scene
  const due = dueWith(errand, before.held)
  const pays = (face: Face): boolean =>
    due > 0 &&
    dueWith(
      errand,
      [...before.held, face].sort((a, b) => a - b),
    ) < due
  return SPACES.flatMap((space) => {
    const slot = before.board[space] ?? -1
    const faces = errand.faces.get(slot) ?? []
    if (faces.length === 0 || !(has(errand.retainable, space) || before.board[space] !== slotAt(state, space)))
      return []
    return faces.flatMap((face, flips) => {
      if (flips > 0 && !pays(face)) return []
      return refills(errand, before, pays(face)).map((refill) => without(errand, before, space, flips, refill))
    })
  })
}
