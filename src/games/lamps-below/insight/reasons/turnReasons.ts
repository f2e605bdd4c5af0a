/** Reasons for the first action of a planned turn: what it brings about, and what the plan uses it for. */
import type { Action, ActionOf, Member } from '../../actions.ts'
import { findOf, kindOf } from '../../cards.ts'
import { abilityDie, explorerCardOf } from '../../company.ts'
import { COSTS, COURAGE_COSTS } from '../../data/numbers.ts'
import { stepsBetter } from '../../dice.ts'
import { dwellersIn, mapOf, roomOf } from '../../figures.ts'
import type { Room } from '../../hall/room.ts'
import { dieFor } from '../../rules/turn/paying.ts'
import { explorerOf, hallOf, type State, sizeOfDeck } from '../../state.ts'
import { planHall } from '../evaluate.ts'
import { foreseeAction } from '../foreseeAction.ts'
import { createMoveCounter, type MoveCounter, occupiedRooms } from '../movesBetweenRooms.ts'
import { levelOdds, PARTS } from '../odds.ts'
import { costOf } from '../sensibleActions.ts'
import { chanceOf } from './chance.ts'
import { wantedReasons } from './goalReasons.ts'
import { hitReasons, isHit, strikeReasons } from './hitReasons.ts'
import { type PlannedAction, plannedActions } from './plannedAction.ts'
import { possibleAttacksOn } from './possibleAttacks.ts'
import type { Reason } from './reason.ts'
import { vowReasons } from './vowReasons.ts'
import { laterMembers, outReasons } from './wayOutReasons.ts'

const movesTo = (state: State, member: Member, from: Room, to: Room, count: MoveCounter): number =>
  count(state, occupiedRooms(state), from, explorerCardOf(explorerOf(state, member)).move)[to] ?? 0

/** Whether anybody could shoot at a room from another one; dwellers in it attack without a shot. */
const isShotAt = (state: State, room: Room): boolean =>
  dwellersIn(state, room) === 0 &&
  hallOf(state).groups.some(({ card, figures }) => figures.length > 0 && kindOf(card).shot > 0)

const coverReasons = (state: State, member: Member): readonly Reason[] => {
  const room = roomOf(state, member)
  return mapOf(state).cover.includes(room) && isShotAt(state, room) ? [{ kind: 'takesCover', member, room }] : []
}

/** How safe it is where the moves of a plan end. */
const placeReasons = (first: PlannedAction, last: PlannedAction): readonly Reason[] => {
  const { member } = first.mover
  const [before, after] = [possibleAttacksOn(first.before, member), possibleAttacksOn(last.after, member)]
  const room = roomOf(last.after, member)
  return [
    ...(after < before ? [{ kind: 'safer', member, room, before, after } as const] : []),
    ...coverReasons(last.after, member),
    ...(room === mapOf(first.before).exit ? [{ kind: 'atExit', member } as const] : []),
  ]
}

/** Where the guide sends an explorer, if this move brings it nearer: to a cache, or out. */
const headingReasons = (move: PlannedAction, count: MoveCounter): readonly Reason[] => {
  const { before, after, mover } = move
  const { member, explorer, room } = mover
  const hall = hallOf(before)
  const { cache = null } = planHall(before, hall, count).trips.find((trip) => trip.member === member) ?? {}
  const goal = cache ?? mapOf(before).exit
  const moves = movesTo(before, member, room, goal, count)
  const left = movesTo(after, member, roomOf(after, member), goal, count)
  if (left >= moves) return []
  if (cache !== null) return [{ kind: 'nearsCache', member, room: cache, moves: left }, ...wantedReasons(before)]
  const means = { dice: explorer.dice.length, lamps: hall.lamps.length }
  return [{ kind: 'wayOut', member, moves, ...means }, ...outReasons(move, count)]
}

/** What the plan does after it has moved. */
const purposeReasons = (
  first: PlannedAction,
  later: readonly PlannedAction[],
  count: MoveCounter,
): readonly Reason[] => {
  const { member } = first.mover
  const next = later.find(({ action }) => action.kind !== 'move')
  if (!next) return []
  if (isHit(next)) return hitReasons(next)
  switch (next.action.kind) {
    case 'leave':
      return [{ kind: 'leavesSoon', member }, ...outReasons(first, count)]
    case 'search':
      return [{ kind: 'searchesSoon', member, room: next.mover.room }, ...wantedReasons(first.before)]
    default:
      return []
  }
}

const moveReasons = (moves: readonly PlannedAction[], first: PlannedAction, count: MoveCounter): readonly Reason[] => {
  const others = moves.findIndex(({ action }) => action.kind !== 'move')
  const last = moves.at(others < 0 ? -1 : others - 1) ?? first
  const purpose = purposeReasons(first, moves.slice(1), count)
  return [...(purpose.length > 0 ? purpose : headingReasons(first, count)), ...placeReasons(first, last)]
}

const searchReasons = ({ before, mover, action }: PlannedAction<ActionOf<'search'>>): readonly Reason[] => {
  const die = dieFor(before, mover.member, action.pay, costOf(action, mover)) ?? 0
  const isTwoShown = die >= COSTS.searchTwo && sizeOfDeck(before.finds) > 1
  return [
    ...(isTwoShown ? [{ kind: 'twoShown' } as const] : []),
    ...wantedReasons(before),
    ...vowReasons(mover, 'searches', 1),
  ]
}

/** A test of Vitality that heals an explorer or a fellow. */
const careReasons = ({ before, mover }: PlannedAction, patient: Member): readonly Reason[] => {
  const [fails] = levelOdds(abilityDie(mover.explorer, 'vitality'))
  const { wounds } = explorerOf(before, patient)
  return [
    { kind: 'mayHeal', member: patient, chance: chanceOf(PARTS - fails, PARTS), wounds },
    ...vowReasons(mover, 'woundsHealed', 1),
  ]
}

const braceReasons = ({ before, mover }: PlannedAction): readonly Reason[] => {
  const { member, explorer } = mover
  const dwellers = possibleAttacksOn(before, member)
  const die = stepsBetter(abilityDie(explorer, 'defence'), 1)
  return [dwellers > 0 ? { kind: 'braces', member, dwellers, die } : { kind: 'dieElseLost', member }]
}

const healingRelicReasons = ({ mover, action }: PlannedAction<ActionOf<'use'>>): readonly Reason[] => {
  const uses = findOf(action.face).use ?? []
  const healed = (op: 'heal' | 'healDeep', most: number): number =>
    uses.reduce((sum, use) => sum + (use.op === op ? Math.min(use.n, most) : 0), 0)
  const { member, explorer } = mover
  const [wounds, deep] = [healed('heal', explorer.wounds), healed('healDeep', explorer.deep)]
  return wounds + deep > 0 ? [{ kind: 'heals', member, wounds, deep }] : []
}

/** Whether it is worse wherever the explorer could move to. */
const stayReasons = ({ before, mover: { member } }: PlannedAction, legal: readonly Action[]): readonly Reason[] => {
  const moves = legal.filter(({ kind }) => kind === 'move')
  const here = possibleAttacksOn(before, member)
  const elsewhere = Math.min(...moves.map((move) => possibleAttacksOn(foreseeAction(before, move).state, member)))
  return moves.length > 0 && here < elsewhere ? [{ kind: 'staysSafe', member, here, elsewhere }] : []
}

const endReasons = (end: PlannedAction, legal: readonly Action[]): readonly Reason[] => {
  const { before, mover } = end
  const isMoveOrEnd = ({ kind }: Action): boolean => kind === 'move' || kind === 'end'
  const isPenniless = mover.explorer.dice.length + hallOf(before).lamps.length === 0
  return [
    ...(legal.every(isMoveOrEnd) ? [{ kind: 'onlyMovesLeft', member: mover.member } as const] : []),
    ...(isPenniless ? [{ kind: 'noDiceLeft', member: mover.member } as const] : []),
    ...stayReasons(end, legal),
    ...sparedLamps(before),
    ...coverReasons(before, mover.member),
  ]
}

const sparedLamps = (state: State): readonly Reason[] => {
  const members = laterMembers(state)
  const lamps = hallOf(state).lamps.length
  return members.length > 0 && lamps > 0 ? [{ kind: 'sparesLamps', lamps, members }] : []
}

/** Why an own die pays, or a lamp. */
const paymentReasons = ({ action, before, mover }: PlannedAction): readonly Reason[] => {
  if (!('pay' in action)) return []
  const { member } = mover
  const has = (pay: 'own' | 'lamp'): boolean => dieFor(before, member, pay, costOf(action, mover)) !== undefined
  if (action.pay === 'own') return has('lamp') ? sparedLamps(before) : []
  if (laterMembers(before).length === 0) return [{ kind: 'lampElseUnused', member }]
  return has('own') ? [] : [{ kind: 'noOwnDie', member }]
}

/** Reasons that lie in the kind of the first action. */
const actionReasons = (
  moves: readonly PlannedAction[],
  first: PlannedAction,
  legal: readonly Action[],
  count: MoveCounter,
): readonly Reason[] => {
  const { action, before, mover } = first
  switch (action.kind) {
    case 'move':
      return moveReasons(moves, first, count)
    case 'hit':
      return hitReasons({ ...first, action })
    case 'search':
      return searchReasons({ ...first, action })
    case 'probe':
      return [...wantedReasons(before), { kind: 'needsNoCache', courage: COURAGE_COSTS.probe }]
    case 'rest':
      return careReasons(first, mover.member)
    case 'mend':
      return careReasons(first, action.member)
    case 'brace':
      return braceReasons(first)
    case 'use':
      return [...strikeReasons({ ...first, action }), ...healingRelicReasons({ ...first, action })]
    case 'dare':
      return [{ kind: 'bold', member: mover.member }]
    case 'leave':
      return outReasons(first, count)
    case 'end':
      return endReasons(first, legal)
    default:
      return []
  }
}

/** Reasons for the first of these actions of a turn. */
export const turnReasons = (state: State, actions: readonly Action[], legal: readonly Action[]): readonly Reason[] => {
  const moves = plannedActions(state, actions)
  const [first] = moves
  return first ? [...actionReasons(moves, first, legal, createMoveCounter()), ...paymentReasons(first)] : []
}
