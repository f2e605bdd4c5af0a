/** ASSIGN_INTRIGUE: agents after a completion, else a card face down (rulings 65, 66 and 77 to 79). */

import type { Seat, Slot } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { ActionOf } from '../../actions.ts'
import { SPACES, type Space } from '../../board.ts'
import { cardOf, isVassal } from '../../cards.ts'
import { popTodo } from '../../changeState.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import { type Face, factionOf, fitsPattern, roleOf } from '../../faces.ts'
import type { Court, State } from '../../state.ts'
import { withoutItem } from '../../withoutItem.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { codeInSlot, courtOf, faceAt, slotAt, taskInSlot } from '../engine/slots.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { markersOf } from './markers.ts'

const ANY = -1

/**
 * Number of symbols that a cost face and this face share: 0, 1 or 2. The free attribute of a wild face always matches
 * (rulings 65 and 132).
 */
export const sharedSymbolCount = (cost: Face, face: Face): number =>
  (fitsPattern(face, { faction: factionOf(cost), role: ANY }) ? 1 : 0) +
  (fitsPattern(face, { faction: ANY, role: roleOf(cost) }) ? 1 : 0)

/** Completed Knights, Wizards and Kings; no Ploy, and no card of the Household (ruling 79). */
export const markableSlots = ({ stacks }: Court): readonly Slot[] => [
  ...stacks.knight,
  ...stacks.wizard,
  ...stacks.king,
]

/** Is a vassal on this space? Assassins and Saboteurs cannot have a marker (ruling 158). */
const hasVassalOn = (state: State, space: Space): boolean => {
  const slot = slotAt(state, space)
  return slot >= 0 && isVassal(cardOf(codeInSlot(state, slot)))
}

/** Number of symbols that the vassal on a space shares with the cost of a completed card; 0 without a vassal. */
export const sharedSymbolsOn = (state: State, card: Slot, space: Space): number =>
  hasVassalOn(state, space) ? sharedSymbolCount(taskInSlot(state, card).cost, faceAt(state, space)) : 0

const canPlaceAgents = (state: State, court: Court): boolean =>
  markableSlots(court).some((card) => SPACES.some((space) => sharedSymbolsOn(state, card, space) > 0))

/** The active seat, if its markers are at court and can be placed: after a completion only as agents (ruling 78). */
export const assignSeat = (state: State): Seat | null => {
  if (markersOf(state, state.seat).at !== 'court') return null // ruling 77
  const court = courtOf(state, state.seat)
  const isPossible = state.completions > 0 ? canPlaceAgents(state, court) : court.hand.length > 0
  return isPossible ? state.seat : null
}

const checkAgents = (state: State, court: Court, { card, space }: ActionOf<'agents'>): Refusal | null => {
  if (state.completions === 0) return refusal('agents.noCompletion', 78)
  if (!markableSlots(court).includes(card)) return refusal('agents.otherCard', 79)
  return firstRefusal(
    slotAt(state, space) < 0 && refusal('space.empty'),
    !hasVassalOn(state, space) && refusal('agents.noVassal', 158),
    sharedSymbolsOn(state, card, space) === 0 && refusal('agents.notAlike', 65),
  )
}

export const placeAgents: ActionHandler<ActionOf<'agents'>> = {
  list: ({ state, seat }) =>
    markableSlots(courtOf(state, seat)).flatMap((card) =>
      SPACES.map((space) => ({ kind: 'agents', card, space }) as const),
    ),

  check: ({ state, seat }, action) => checkAgents(state, courtOf(state, seat), action),

  act(context, { card, space }) {
    const { draft } = context
    const vassal = slotAt(draft, space)
    // Stored now: it stays what the markers were placed for, even if the vassal is flipped later (ruling 66).
    const matched = sharedSymbolsOn(draft, card, space)
    popTodo(draft)
    draftCourt(draft, draft.seat).intrigue = { at: 'agents', card, vassal, matched }
    context.emit({ kind: 'intrigued', seat: draft.seat, card, vassal, matched })
  },
}

export const placeFaceDown: ActionHandler<ActionOf<'faceDown'>> = {
  list: ({ state, seat }) => courtOf(state, seat).hand.map((card) => ({ kind: 'faceDown', card })),

  check: ({ state, seat }, { card }) =>
    firstRefusal(
      state.completions > 0 && refusal('faceDown.completed', 78),
      !courtOf(state, seat).hand.includes(card) && refusal('faceDown.notInHand'),
    ),

  act(context, { card }) {
    const { draft } = context
    const court = draftCourt(draft, draft.seat)
    popTodo(draft)
    court.hand = withoutItem(court.hand, card)
    court.intrigue = { at: 'faceDown', card }
    context.emit({ kind: 'hidden', seat: draft.seat, card })
  },
}

export const skipIntrigue: ActionHandler<ActionOf<'skip'>> = {
  list: () => [{ kind: 'skip' }],
  check: () => null,
  act(context) {
    popTodo(context.draft)
  },
}
