/** The player's selection and its targets, derived from the legal actions alone. */

import type { Action, ActionOf, PaymentToken } from '#src/games/blackstone/actions.ts'
import type { Space } from '#src/games/blackstone/board.ts'
import type { DogBreed, Stack } from '#src/games/blackstone/cards.ts'
import type { Face } from '#src/games/blackstone/faces.ts'
import type { UseChoice } from '#src/games/blackstone/insight/shown/previewQueensQuestUse.ts'
import type { LayChoice } from '#src/games/blackstone/insight/shown/vassalPlacementChoices.ts'
import type { Slot } from '#src/kernel/contract.ts'
import type { Target } from '../../views/viewProps.ts'

/** Actions that show a task. */
export type ShowTaskAction = ActionOf<'complete'> | ActionOf<'adopt'>

/** The purpose of showing a task, and the choices made so far. */
interface ShowTaskChoices {
  readonly actionKind: ShowTaskAction['kind']
  readonly dog?: DogBreed
  readonly stack?: Stack
  /** Faces that pay. */
  readonly pay?: readonly Face[]
}

/** Selection in the Queen's and the Wizard's Quest, besides vassals of the board and cards. */
type QuestSelection =
  /** A card of the hand that is being used, and the choices that differ from the proposed ones. */
  | { readonly on: 'use'; readonly slot: Slot; readonly wish: UseChoice }
  /** A card of the hand that places vassals: the chosen vassals, the active half, and the space for the next vassal. */
  | {
      readonly on: 'lay'
      readonly slot: Slot
      readonly wish: LayChoice
      readonly half: 'left' | 'right'
      readonly spot?: Space
    }
  /** A vassal of the hand and an open one, by its index, to be exchanged. */
  | { readonly on: 'exchange'; readonly own?: Slot; readonly offer?: number }

export type TableSelection =
  | { readonly on: 'nothing' }
  /** A vassal; `slot` is the task that was chosen before and stays held up. */
  | { readonly on: 'vassal'; readonly space: Space; readonly slot?: Slot | undefined }
  /** A vassal that is to be retained: which tower refills its space? `by` pays for it. */
  | { readonly on: 'tower'; readonly space: Space; readonly by?: PaymentToken; readonly slot?: Slot | undefined }
  | { readonly on: 'task'; readonly slot: Slot }
  /**
   * A task that can be shown in several ways: for which dog, to which stack, with which payment, with which second
   * vassal?
   */
  | ({ readonly on: 'second'; readonly slot: Slot } & ShowTaskChoices)
  | { readonly on: 'deck' }
  | { readonly on: 'goal' }
  /** A completed card that is to bear a marker. */
  | { readonly on: 'marked'; readonly card: Slot }
  | QuestSelection

export const NO_SELECTION: TableSelection = { on: 'nothing' }

/** The card that is chosen, or held up while a vassal is chosen. */
export const chosenSlot = (selection: TableSelection): Slot | undefined =>
  'slot' in selection ? selection.slot : undefined

/** The selection without its vassal: the task that is held up, or nothing. */
export const withoutVassal = (selection: TableSelection): TableSelection =>
  'space' in selection && selection.slot !== undefined ? { on: 'task', slot: selection.slot } : NO_SELECTION

/** Target of a tap: the action that it proposes, or the next selection. */
export type TapTarget = Target & ({ readonly action: Action } | { readonly next: TableSelection })

export type TapTargets = ReadonlyMap<Space, TapTarget>

const moveTargets = (action: Action, space: Space): readonly (readonly [Space, TapTarget])[] => {
  if (action.kind === 'slide' && action.from === space)
    return [[action.to, { verb: 'slide', icon: action.by ?? 'knight', action }]]
  if (action.kind !== 'swap' || (action.a !== space && action.b !== space)) return []
  return [[action.a === space ? action.b : action.a, { verb: 'swap', icon: action.by ?? 'wizard', action }]]
}

const useTarget = (space: Space, action: Action): readonly [Space, TapTarget] => [
  space,
  { verb: 'use', icon: 'castle', action },
]

/** Actions that a tap on a second vassal decides alone; none while a payment or a stack is still open. */
const oneTapActions = (actions: readonly ShowTaskAction[]): readonly ShowTaskAction[] =>
  new Set(actions.map(({ right }) => right)).size === actions.length ? actions : []

/**
 * Targets of taps on the board for a selection. A space that stayed empty because the tower ran out is a target of its
 * own.
 */
export const tapTargetsOf = (selection: TableSelection, legal: readonly Action[]): TapTargets =>
  new Map([
    ...legal.flatMap((action) => (action.kind === 'makeUp' ? [useTarget(action.space, action)] : [])),
    // Of two payments the first is better. The later entry of a Map wins, so the order is reversed.
    ...(selection.on === 'vassal' ? legal.flatMap((action) => moveTargets(action, selection.space)).reverse() : []),
    ...(selection.on === 'second'
      ? oneTapActions(showTaskActionsOf(selection, legal)).map((action) => useTarget(action.right, action))
      : []),
  ])

/** Is this the retaining for which a tower is to be chosen, with the chosen payment? */
const isRefillOf = (selection: TableSelection, action: Action): boolean =>
  selection.on === 'tower' &&
  action.kind === 'retain' &&
  action.space === selection.space &&
  (!selection.by || selection.by === (action.by ?? 'knight'))

/** Towers that may be chosen now, each with its action. */
export const towerActionsOf = (selection: TableSelection, legal: readonly Action[]): ReadonlyMap<number, Action> =>
  new Map(
    legal
      .flatMap((action) => {
        const isOffered = action.kind === 'pile' || isRefillOf(selection, action)
        return isOffered && 'pile' in action && action.pile >= 0 ? [[action.pile, action] as const] : []
      })
      .reverse(),
  )

/** Legal actions that show this task, by the choices made so far. */
export const showTaskActionsOf = (
  { slot, actionKind, dog, stack, pay }: ShowTaskChoices & { readonly slot: Slot },
  legal: readonly Action[],
): readonly ShowTaskAction[] =>
  legal.filter(
    (action): action is ShowTaskAction =>
      action.kind === actionKind &&
      action.card === slot &&
      (!dog || ('dog' in action && action.dog === dog)) &&
      (!stack || ('stack' in action && action.stack === stack)) &&
      (!pay || action.pay.join() === pay.join()),
  )
