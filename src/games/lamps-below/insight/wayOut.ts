/** An explorer's way out of a hall: how long it takes, and how likely it is to come out on its own feet. */
import type { Member } from '../actions.ts'
import { kindOf } from '../cards.ts'
import { companyNumbers, explorerCardOf, freeSlotsOf } from '../company.ts'
import { COSTS, COURAGE_COSTS } from '../data/numbers.ts'
import { mapOf, membersInHall } from '../figures.ts'
import type { Room } from '../hall/room.ts'
import type { Explorer, HallState } from '../state.ts'
import type { Danger } from './danger.ts'
import { type ForeseenState, foreseenOf } from './foreseenState.ts'
import { type MoveCounter, occupiedRooms } from './movesBetweenRooms.ts'
import { chanceOfAtMost } from './poisson.ts'

/** Dice, in thousandths, that lamps give one explorer in a round to come, by explorers in the hall. */
const LAMPS_EACH = [0, 2900, 1500, 1000, 750] as const
/** Dice, in thousandths, of a search, and of one where a lesser die is enough. */
const SEARCH_DICE = 1600
const PICKLOCK_DICE = 1350
const SEARCH_NOW_DICE = 1000
const PROBE_DICE = 1600
/** Dice to break away from a dweller beyond those of a move. */
const BREAK_AWAY_DICE = 500

/** Plan of one explorer: caches on the way, and then the exit. */
export interface Trip {
  readonly member: Member
  readonly explorer: Explorer
  /** Room to which the plan has come so far, and the dice until then; all numbers in thousandths. */
  at: Room
  dice: number
  /** Cache that it goes to first. */
  cache: Room | null
  /** Finds that it hopes for in this hall. */
  hoped: number
  /** Dice of this turn, if it is still to come, and those of lamps in each later round. */
  readonly now: number
  readonly lamps: number
  readonly hasActed: boolean
  readonly isActing: boolean
  readonly danger: Danger
  readonly slots: number
  /** A die that is enough for a search is there. */
  readonly hasSearchDie: boolean
  hasProbed: boolean
}

export interface TripContext {
  readonly state: ForeseenState
  readonly hall: HallState
  readonly moves: (from: Room, length: number) => readonly number[]
  readonly exit: Room
  readonly closes: number
  readonly occupied: number
}

export const createTripContext = (state: ForeseenState, hall: HallState, count: MoveCounter): TripContext => {
  const occupied = occupiedRooms(state)
  return {
    ...{ state, hall, occupied, exit: mapOf(state).exit, closes: companyNumbers(state.setting).closes },
    moves: (from, length) => count(state, occupied, from, length),
  }
}

const actingMember = ({ tasks }: ForeseenState): Member => {
  const turn = tasks.findLast((task) => task.do === 'turn')
  return turn?.do === 'turn' ? turn.member : -1
}

const isWaiting = ({ track, turnsBegun }: HallState, member: Member): boolean => track.indexOf(member) >= turnsBegun

export const startTrips = ({ state, hall }: TripContext, dangers: readonly (Danger | undefined)[]): Trip[] => {
  const acting = actingMember(state)
  const members = membersInHall(state)
  const foreseen = foreseenOf(state)
  const mayAct = (member: Member): boolean => member === acting || isWaiting(hall, member)
  const waiting = members.filter(mayAct).length
  const lampsEach = waiting > 0 ? Math.floor((1000 * hall.lamps.length) / waiting) : 0
  return members.flatMap((member): readonly Trip[] => {
    const explorer = state.company[member]
    const danger = dangers[member]
    if (!explorer || !danger) return []
    const hasActed = !mayAct(member)
    const cost = explorerCardOf(explorer).special === 'picklock' ? COSTS.picklock : COSTS.search
    const slots = 1000 * freeSlotsOf(explorer) + (foreseen.healed[member] ?? 0)
    return [
      {
        ...{ member, explorer, danger, hasActed, slots, isActing: member === acting },
        ...{ at: explorer.at as Room, dice: 0, cache: null, hoped: 0, hasProbed: false },
        now: hasActed ? 0 : 1000 * explorer.dice.length + lampsEach,
        lamps: LAMPS_EACH[members.length] ?? 0,
        hasSearchDie: !hasActed && [...explorer.dice, ...hall.lamps].some((die) => die >= cost),
      },
    ]
  })
}

const moveDice = ({ moves, occupied }: TripContext, { explorer }: Trip, from: Room, to: Room): number => {
  if (from === to) return 0
  const { move, special } = explorerCardOf(explorer)
  const isBeset = (occupied & (1 << from)) !== 0 && special !== 'slip'
  return 1000 * (moves(from, move)[to] ?? 0) + (isBeset ? BREAK_AWAY_DICE : 0)
}

/** Dice of the plan and the way to the exit after it. */
export const diceToExit = (context: TripContext, trip: Trip): number =>
  trip.dice + moveDice(context, trip, trip.at, context.exit)

/** Dice to drive off those who stand in a room; who charges will come out by itself. */
const DICE_PER_HEALTH = 1150
const DICE_FOR_DEFENCE = 700
const RUSH_SHARE = 300
const MOST_FOR_ROOM = 9000

export const guardDice = ({ hall }: TripContext, room: Room): number => {
  let dice = 0
  for (const { card, figures } of hall.groups)
    for (const { at, health } of figures) {
      if (at !== room) continue
      const { profile, defence } = kindOf(card)
      const all = DICE_PER_HEALTH * health + (defence > 0 ? DICE_FOR_DEFENCE * health : 0)
      dice += profile === 'rush' ? Math.floor((all * RUSH_SHARE) / 1000) : all
    }
  return Math.min(MOST_FOR_ROOM, dice)
}

/** Dice at which a cache is searched, if the plan goes on there. */
export const diceToSearch = (context: TripContext, trip: Trip, cache: Room, guards: number): number => {
  const there = trip.dice + moveDice(context, trip, trip.at, cache) + guards
  const isPicklock = explorerCardOf(trip.explorer).special === 'picklock'
  const usual = isPicklock ? PICKLOCK_DICE : SEARCH_DICE
  if (there >= trip.now) return there + usual
  return trip.hasSearchDie ? there + SEARCH_NOW_DICE : trip.now + usual
}

export const diceToProbe = ({ dice, now, hasSearchDie }: Trip): number => {
  if (dice >= now) return dice + PROBE_DICE
  return hasSearchDie ? dice + SEARCH_NOW_DICE : now + PROBE_DICE
}

export const mayProbe = ({ state }: TripContext, { explorer, member, hasProbed }: Trip): boolean =>
  !hasProbed && 1000 * explorer.courage + (foreseenOf(state).courage[member] ?? 0) >= 1000 * COURAGE_COSTS.probe

/** How a trip ends that takes so many dice. */
export interface Exit {
  /** Chance to come out, in millionths. */
  readonly chance: number
  /** Counters that are expected until then, in thousandths. */
  readonly counters: number
  readonly deep: number
}

/** Rounds that are looked ahead; who is not out by then hardly comes out. */
const MOST_ROUNDS = 5
const LATE_SHARE = 300
/** Least dice of a round, in thousandths, and share of the dangers of a round that is not used to its end. */
const LEAST_DICE = 300
const PART_OF_ROUND = 300
/** By how much, in thousandths, dwellers do more in each further round, as the threat rises. */
const GROWTH = 80

/** Counters by walls and by dwellers, in thousandths, until the explorer has had dice enough. */
const countersUntilOut = (
  { hall, closes }: TripContext,
  { slots, lamps, danger, hasActed, isActing, now }: Trip,
  dice: number,
) => {
  let [walls, attacks, isLate] = [0, 0, false]
  let need = dice - now
  // Who acts now and has dice enough goes out before any dweller acts; who is yet to act must wait for its turn.
  if (!isActing || need > 0) attacks = danger.soon
  if (!hasActed && need <= 0) return { walls, attacks, isLate }
  for (let rounds = 0; ; rounds++) {
    walls += 1000 * Math.max(0, hall.round + rounds - closes + 1)
    const isCounted = rounds === 0 && (hasActed || isActing)
    if (!isCounted) attacks += danger.perRound + Math.floor((danger.perRound * GROWTH * rounds) / 1000)
    const gained = Math.max(LEAST_DICE, slots - walls - attacks + lamps)
    isLate = rounds === MOST_ROUNDS
    if (need <= gained || isLate) {
      const part = Math.floor((PART_OF_ROUND * Math.max(0, Math.min(need, gained))) / gained)
      return { walls, attacks: attacks + Math.floor((danger.perRound * part) / 1000), isLate }
    }
    need -= gained
  }
}

export const exitAfter = (context: TripContext, trip: Trip, dice: number): Exit => {
  const { danger, slots } = trip
  const { walls, attacks, isLate } = countersUntilOut(context, trip, dice)
  if (walls + attacks === 0) return { chance: 1_000_000, counters: 0, deep: 0 }
  const deepShare = danger.perRound > 0 ? Math.floor((1000 * danger.deepPerRound) / danger.perRound) : 0
  const chance = chanceOfAtMost(slots - walls, attacks)
  return {
    chance: isLate ? Math.floor((chance * LATE_SHARE) / 1000) : chance,
    counters: walls + attacks,
    deep: Math.floor((attacks * deepShare) / 1000),
  }
}
