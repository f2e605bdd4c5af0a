/** What the player has picked up, and where it may go: read from the legal actions alone. */

import type { Action } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { Slot } from '../../../kernel/contract.ts'
import type { Target } from '../props.ts'
import type { QuestPick } from './quest/picked.ts'

export type Pick =
  | { readonly on: 'nothing' }
  | { readonly on: 'vassal'; readonly space: Space }
  /** A vassal that is to be retained: which tower refills its space? */
  | { readonly on: 'tower'; readonly space: Space }
  | { readonly on: 'task'; readonly slot: Slot }
  /** A task that several pairs meet: which vassal is the second? */
  | { readonly on: 'second'; readonly slot: Slot; readonly as: 'complete' | 'adopt' }
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
  if (action.kind === 'slide' && action.from === space) return [[action.to, { verb: 'slide', with: 'knight', action }]]
  if (action.kind !== 'swap' || (action.a !== space && action.b !== space)) return []
  return [[action.a === space ? action.b : action.a, { verb: 'swap', with: 'wizard', action }]]
}

const use = (space: Space, action: Action): readonly [Space, Aim] => [space, { verb: 'use', with: 'castle', action }]

/** Every space where a tap does something with what is picked. A space that stayed empty for want of cards is an aim by itself. */
export const aimsOf = (pick: Pick, legal: readonly Action[]): Aims =>
  new Map(
    legal.flatMap((action) => {
      if (action.kind === 'makeUp') return [use(action.space, action)]
      if (pick.on === 'vassal') return aimFrom(action, pick.space)
      const isSecond = pick.on === 'second' && action.kind === pick.as && action.card === pick.slot
      return isSecond ? [use(action.right, action)] : []
    }),
  )

/** The towers that may be chosen now, with what that does. */
export const towersOf = (pick: Pick, legal: readonly Action[]): ReadonlyMap<number, Action> =>
  new Map(
    legal.flatMap((action) => {
      const picked =
        action.kind === 'pile' || (action.kind === 'retain' && pick.on === 'tower' && action.space === pick.space)
      return picked && action.pile >= 0 ? [[action.pile, action] as const] : []
    }),
  )

/** The actions that show this task, for a completion or for a dog. */
export const showingsOf = (slot: Slot, as: 'complete' | 'adopt', legal: readonly Action[]): readonly Action[] =>
  legal.filter((action) => action.kind === as && action.card === slot)
