/** How good a state looks: the chance to win, in millionths. */
import type { View } from '../../../kernel/contract.ts'
import { type Face, findOf } from '../cards.ts'
import { companyNumbers } from '../company.ts'
import type { Goal } from '../data/difficulties.ts'
import { goalOf } from '../goal.ts'
import type { Room } from '../hall/room.ts'
import { type Explorer, type HallState, type State, sizeOfDeck } from '../state.ts'
import { dangersOf } from './danger.ts'
import { type CardsLeft, type Condition, cardsLeft, conditionOf, conditionWorth, findsToCome } from './findsToCome.ts'
import { type ForeseenState, foreseenOf } from './foreseenState.ts'
import type { MoveCounter } from './movesBetweenRooms.ts'
import {
  createTripContext,
  diceToExit,
  diceToProbe,
  diceToSearch,
  exitAfter,
  guardDice,
  mayProbe,
  startTrips,
  type Trip,
  type TripContext,
} from './wayOut.ts'
import { chanceToWin, drawsWanted, SURE } from './winChance.ts'

export const heldIn = (faces: readonly Face[]): Goal => {
  let [pages, points] = [0, 0]
  for (const face of faces) {
    const find = findOf(face)
    if (find.kind === 'page') pages++
    else points += find.points
  }
  return { pages, points }
}

const plus = (one: Goal, other: Goal): Goal => ({ pages: one.pages + other.pages, points: one.points + other.points })
const NO_FINDS: Goal = { pages: 0, points: 0 }

/** What going down costs in finds, beyond those that are lost, while halls are to come. */
const COST_OF_FALL = 1300
const COST_OF_LAST_FALL = 150
const PROBE_COST = 500
/** What a die of the way that is still to go costs: who tarries meets with more than is foreseen. */
const COST_OF_DIE = 40
/** What being bold is worth while the hall goes on. */
const BOLD_HERE = 300
/** How much more a find counts where the cards to come are not enough. */
const MOST_URGENCY = 3000

/** What may be added to a trip: a cache to search, or a probe. */
interface Step {
  readonly trip: Trip
  readonly cache: Room | null
  readonly dice: number
  readonly gain: number
}

interface Planning {
  readonly context: TripContext
  /** Worth of a find, and of coming out, in thousandths. */
  readonly urgency: number
  readonly fall: number
  readonly carried: (trip: Trip) => number
  readonly guards: ReadonlyMap<Room, number>
}

const worthOf = ({ context, urgency, fall, carried }: Planning, trip: Trip, dice: number, hoped: number): number => {
  const { chance, counters } = exitAfter(context, trip, dice)
  const out = Math.floor(chance / 1000)
  const brought = Math.floor((out * (carried(trip) + Math.floor((hoped * urgency) / 1000))) / 1000)
  return brought - Math.floor(((1000 - out) * fall) / 1000) - Math.floor((counters * fall) / 12_000)
}

const FIND = 1000

const stepTo = (planning: Planning, trip: Trip, cache: Room | null, before: number): Step => {
  const { context } = planning
  const dice = cache === null ? diceToProbe(trip) : diceToSearch(context, trip, cache, planning.guards.get(cache) ?? 0)
  const there = { ...trip, at: cache ?? trip.at, dice }
  const after = worthOf(planning, trip, diceToExit(context, there), trip.hoped + FIND)
  return { trip, cache, dice, gain: after - before - (cache === null ? PROBE_COST : 0) }
}

/** Shares out caches: again and again the step that gains most. */
const planTrips = (planning: Planning, trips: readonly Trip[], mostFinds: number): void => {
  const { context } = planning
  const caches = new Set(context.hall.caches)
  for (let found = 0; found < mostFinds; found += FIND) {
    let best: Step | null = null
    for (const trip of trips) {
      const before = worthOf(planning, trip, diceToExit(context, trip), trip.hoped)
      const goals: (Room | null)[] = [...caches]
      if (mayProbe(context, trip)) goals.push(null)
      for (const cache of goals) {
        const step = stepTo(planning, trip, cache, before)
        if (step.gain > (best?.gain ?? 0)) best = step
      }
    }
    if (!best) return
    const { trip, cache, dice } = best
    trip.dice = dice
    trip.hoped += FIND
    if (cache === null) trip.hasProbed = true
    else {
      trip.at = cache
      trip.cache ??= cache
      caches.delete(cache)
    }
  }
}

/** One explorer at the end of the hall: out with this chance, with what it then brings, and how it is. */
interface Ending {
  readonly chance: number
  readonly brought: Goal
  readonly hoped: number
  readonly worthOut: number
  readonly worthDown: number
  /** Chance, in thousandths, to die when down. */
  readonly death: number
}

const DEATH_PER_DEEP = 50
/** Share, in thousandths, of a hope that nothing is left to fulfil: so that more of it still counts for more. */
const WITHOUT_CARDS = 20

const downCondition = (explorer: Explorer, deep: number): Condition => ({
  ...conditionOf(explorer),
  wounds: Math.max(0, 4000 - 1000 * explorer.deep - deep),
  deep: 1000 * explorer.deep + deep,
})

const endingOf = (
  context: TripContext,
  left: CardsLeft,
  explorer: Explorer,
  member: number,
  trip: Trip | undefined,
): Ending => {
  const foreseen = foreseenOf(context.state)
  const courage = Math.min(4000, 1000 * explorer.courage + (foreseen.courage[member] ?? 0))
  const isOut = explorer.at === 'left'
  const dice = trip ? diceToExit(context, trip) : 0
  const exit = trip ? exitAfter(context, trip, dice) : { chance: 0, counters: 0, deep: 0 }
  const healed = foreseen.healed[member] ?? 0
  const wounds = Math.max(0, 1000 * explorer.wounds - healed)
  const now: Condition = { wounds, deep: 1000 * explorer.deep, courage, bold: explorer.bold }
  const added = Math.min(exit.counters, Math.max(0, 4000 - wounds - 1000 * explorer.deep))
  const out: Condition = {
    ...now,
    wounds: wounds + Math.max(0, added - exit.deep),
    deep: now.deep + Math.min(added, exit.deep),
    courage: trip?.hasProbed ? Math.max(0, courage - 3000) : courage,
  }
  const down = downCondition(explorer, exit.deep)
  return {
    chance: isOut ? SURE : exit.chance,
    brought: explorer.at === 'down' ? NO_FINDS : heldIn(explorer.newFinds),
    hoped: (trip?.hoped ?? 0) + (foreseen.finds[member] ?? 0),
    worthOut:
      conditionWorth(left, explorer, out) +
      (trip && explorer.bold ? BOLD_HERE : 0) -
      Math.floor((COST_OF_DIE * dice) / 1000),
    worthDown: conditionWorth(left, explorer, { ...down, courage }),
    death: Math.floor((DEATH_PER_DEEP * down.deep) / 1000),
  }
}

/** All that decides between winning and losing when the hall is over. */
interface Hopes {
  readonly goal: Goal
  readonly endings: readonly Ending[]
  readonly supply: number
  readonly hasCards: boolean
  readonly mayAllFall: boolean
}

/** What is decided of the explorers so far. */
interface Decided {
  readonly held: Goal
  readonly supply: number
  /** Chance, in thousandths, that somebody dies. */
  readonly death: number
  readonly hoped: number
  readonly isAnyOut: boolean
}

/** Chance to win once it is decided who is out and who is down. */
const chanceAfter = (
  { goal, hasCards, mayAllFall }: Hopes,
  { held, supply, death, hoped, isAnyOut }: Decided,
): number => {
  const wanted = drawsWanted(goal, held.pages, held.points)
  if (wanted === 0) return SURE
  if (!isAnyOut && !mayAllFall) return 0
  const chance = chanceToWin(wanted, supply + hoped)
  return Math.floor((chance * (hasCards || hoped > 0 ? 1000 - death : WITHOUT_CARDS)) / 1000)
}

/** Chance to win over all that may come of the explorers from this one on. */
const chanceOver = (hopes: Hopes, index: number, decided: Decided): number => {
  const ending = hopes.endings[index]
  if (!ending) return chanceAfter(hopes, decided)
  const { chance, brought, worthOut, worthDown } = ending
  const { held, supply, death, hoped } = decided
  const ifOut = { held: plus(held, brought), supply: supply + worthOut, death, hoped: hoped + ending.hoped }
  const out = chance > 0 ? chanceOver(hopes, index + 1, { ...ifOut, isAnyOut: true }) : 0
  if (chance >= SURE) return out
  const ifDown = { ...decided, supply: supply + worthDown, death: death + ending.death }
  const down = chanceOver(hopes, index + 1, ifDown)
  return Math.floor((out * chance + down * (SURE - chance)) / SURE)
}

/** The ways of all explorers through the rest of the hall, and what there is to win by them. */
export const planHall = (state: ForeseenState, hall: HallState, count: MoveCounter) => {
  const left = cardsLeft(state)
  const goal = goalOf(state.setting)
  const context = createTripContext(state, hall, count)
  const trips = startTrips(context, dangersOf(state))
  const held = state.company.reduce((sum, { finds }) => plus(sum, heldIn(finds)), NO_FINDS)
  const carried = state.company.reduce((sum, { newFinds }) => plus(sum, heldIn(newFinds)), held)
  const supply = findsToCome(state, left)
  const wantedAfter = drawsWanted(goal, carried.pages, carried.points)
  const foreseen = foreseenOf(state)
  const urgency = 1000 + Math.max(0, Math.min(MOST_URGENCY, wantedAfter - supply))
  const planning: Planning = {
    ...{ context, urgency: sizeOfDeck(state.path) > 0 ? Math.min(1600, urgency) : urgency },
    fall: left.halls > 0 ? COST_OF_FALL : COST_OF_LAST_FALL,
    carried: ({ explorer, member }) => FIND * explorer.newFinds.length + (foreseen.finds[member] ?? 0),
    guards: new Map(hall.caches.map((cache) => [cache, guardDice(context, cache)])),
  }
  planTrips(planning, trips, Math.min(6000, wantedAfter + 400))
  return { left, goal, context, trips, held, supply }
}

const hallWorth = (state: ForeseenState, hall: HallState, count: MoveCounter): number => {
  const { left, goal, context, trips, held, supply } = planHall(state, hall, count)
  const endings = state.company.map((explorer, member) =>
    endingOf(
      context,
      left,
      explorer,
      member,
      trips.find((one) => one.member === member),
    ),
  )
  const mayAllFall = state.falls + 1 < companyNumbers(state.setting).falls
  const hopes = { goal, endings, supply, hasCards: sizeOfDeck(state.path) > 0, mayAllFall }
  return chanceOver(hopes, 0, { held, supply, death: 0, hoped: 0, isAnyOut: false })
}

/** Margin, in thousandths of a find, by which the cards to come are expected to bring more than is wanted. */
export const pathSupply = (state: State): number => {
  const left = cardsLeft(state)
  return state.company.reduce(
    (sum, explorer) => sum + conditionWorth(left, explorer, conditionOf(explorer)),
    findsToCome(state, left),
  )
}

export const findsWanted = (state: State): number => {
  const held = state.company.reduce((sum, { finds }) => plus(sum, heldIn(finds)), NO_FINDS)
  return drawsWanted(goalOf(state.setting), held.pages, held.points)
}

/** Function that evaluates states for the search of one caller. */
export const createEvaluation =
  (count: MoveCounter) =>
  ({ state }: View<State>): number => {
    if (state.outcome) return state.outcome.ranks[0] === 1 ? SURE : 0
    return state.hall ? hallWorth(state, state.hall, count) : chanceToWin(findsWanted(state), pathSupply(state))
  }
