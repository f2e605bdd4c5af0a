/** What the player has picked up, and where it may go: read from the legal actions alone. */

import type { Action, ActionOf, Token } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { Breed, Stack } from '../../../games/blackstone/cards.ts'
import type { Face } from '../../../games/blackstone/faces.ts'
import type { Slot } from '../../../kernel/contract.ts'
import type { Target } from '../props.ts'
import type { QuestPick } from './quest/picked.ts'

/** What shows a task. */
export type Shows = ActionOf<'complete'> | ActionOf<'adopt'>

/** What a task is shown for, and what of the rest is chosen already. */
interface Showing {
  readonly as: Shows['kind']
  readonly dog?: Breed
  readonly stack?: Stack
  /** The faces that pay. */
  readonly pay?: readonly Face[]
}

export type Pick =
  | { readonly on: 'nothing' }
  | { readonly on: 'vassal'; readonly space: Space }
  /** A vassal that is to be retained: which tower refills its space? */
  | { readonly on: 'tower'; readonly space: Space; readonly by?: Token }
  | { readonly on: 'task'; readonly slot: Slot }
  /** A task that can be shown in several ways: for which dog, to which stack, paid with whom, with which second vassal? */
  | ({ readonly on: 'second'; readonly slot: Slot } & Showing)
  | { readonly on: 'deck' }
  | { readonly on: 'goal' }
  /** A completed card that is to bear a marker. */
  | { readonly on: 'marked'; readonly card: Slot }
  | QuestPick

export const NOTHING: Pick = { on: 'nothing' }

/** Where a tap leads: what it does, or what is then picked up. */
export type Aim = Target & ({ readonly action: Action } | { readonly next: Pick })

export type Aims = ReadonlyMap<Space, Aim>

const aimFrom = (action: Action, space: Space): readonly (readonly [Space, Aim])[] => {
  if (action.kind === 'slide' && action.from === space)
    return [[action.to, { verb: 'slide', with: action.by ?? 'knight', action }]]
  if (action.kind !== 'swap' || (action.a !== space && action.b !== space)) return []
  return [[action.a === space ? action.b : action.a, { verb: 'swap', with: action.by ?? 'wizard', action }]]
}

const use = (space: Space, action: Action): readonly [Space, Aim] => [space, { verb: 'use', with: 'castle', action }]

/** Does one tap on a second vassal settle all that is open? Not while a payment or a stack is to be chosen. */
const settled = (ways: readonly Shows[]): readonly Shows[] =>
  new Set(ways.map(({ right }) => right)).size === ways.length ? ways : []

/** Every space where a tap does something with what is picked. A space that stayed empty for want of cards is an aim by itself. */
export const aimsOf = (pick: Pick, legal: readonly Action[]): Aims =>
  new Map([
    ...legal.flatMap((action) => (action.kind === 'makeUp' ? [use(action.space, action)] : [])),
    // Of two payments the first is the better: it is put in last.
    ...(pick.on === 'vassal' ? legal.flatMap((action) => aimFrom(action, pick.space)).reverse() : []),
    ...(pick.on === 'second' ? settled(showingsOf(pick, legal)).map((action) => use(action.right, action)) : []),
  ])

/** Is this the retaining that a tower is asked for, paid as it is to be? */
const refills = (pick: Pick, action: Action): boolean =>
  pick.on === 'tower' &&
  action.kind === 'retain' &&
  action.space === pick.space &&
  (!pick.by || pick.by === (action.by ?? 'knight'))

/** The towers that may be chosen now, with what that does. */
export const towersOf = (pick: Pick, legal: readonly Action[]): ReadonlyMap<number, Action> =>
  new Map(
    legal
      .flatMap((action) => {
        const picked = action.kind === 'pile' || refills(pick, action)
        return picked && 'pile' in action && action.pile >= 0 ? [[action.pile, action] as const] : []
      })
      .reverse(),
  )

/** The actions that show this task, for a completion or for a dog, as far as that is chosen. */
export const showingsOf = (
  { slot, as, dog, stack, pay }: Showing & { readonly slot: Slot },
  legal: readonly Action[],
): readonly Shows[] =>
  legal.filter(
    (action): action is Shows =>
      action.kind === as &&
      action.card === slot &&
      (!dog || ('dog' in action && action.dog === dog)) &&
      (!stack || ('stack' in action && action.stack === stack)) &&
      (!pay || action.pay.join() === pay.join()),
  )
