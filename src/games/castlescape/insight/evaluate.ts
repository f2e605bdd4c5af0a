/** How good a state looks for a seat: its Renown to come, less that of its rivals. In hundredths of Renown. */
import type { Seat, View } from '../../../kernel/contract.ts'
import { cardOf, type Face } from '../cards.ts'
import { BY_SEATS } from '../data/numbers.ts'
import { recruitsOf } from '../recruits.ts'
import { scoreOf } from '../rules/ending/score.ts'
import { totalWorth } from '../site/influence.ts'
import type { Guild, State } from '../state.ts'
import { contractsWorth, goalsWorth } from './aimsWorth.ts'
import { deckWorth } from './deckWorth.ts'
import { siteWorths } from './siteWorth.ts'
import {
  INFLUENCE,
  PER_CORRUPTION,
  PER_INFAMY,
  WAITING_GOLD,
  WAITING_OTHER,
  WAITING_RECRUIT,
  WAITING_WALL,
  WALLS_IN_TEN_TURNS,
} from './weights.ts'

/** Turns of a seat after the current one, in hundredths. */
export const turnsLeft = ({ guilds, marker, quarry, lastSeat, seat: current }: State, seat: Seat): number => {
  const seats = guilds.length
  if (lastSeat >= 0) {
    const toSeat = (seat - current + seats) % seats
    const toLast = (lastSeat - current + seats) % seats
    return toSeat > 0 && toSeat <= toLast ? 100 : 0
  }
  const walls = quarry + Math.max(0, marker - 1) * (BY_SEATS[seats]?.quarry ?? 0)
  return Math.floor((1_000 * walls) / (WALLS_IN_TEN_TURNS * seats)) + 50
}

/** Walls that may still be built in this turn. */
const wallsWaiting = ({ turn }: State): number =>
  turn.posted ? 0 : turn.groups.reduce((sum, { left }) => sum + left, 0)

const waitingWorth = (state: State): number => {
  const { turn } = state
  return (
    WAITING_GOLD * turn.gold +
    WAITING_WALL * wallsWaiting(state) +
    WAITING_RECRUIT * (turn.ground + turn.any) +
    WAITING_OTHER * (turn.moves + turn.removals + turn.clearings + turn.destroyings.length + 3 * turn.acquirings.length)
  )
}

const penaltyOf = (faces: readonly Face[], level: 'infamy' | 'corruption'): number =>
  faces.reduce((sum, face) => sum + cardOf(face)[level], 0)

/** What Corruption costs: a point at the end, and Infamy after each Inspection to come but the next. */
const corruptionCost = (inspections: number): number => 100 - PER_CORRUPTION * Math.max(0, inspections - 1)

/** Worth of levels, with what waits in the Back Alley. */
const levelsWorth = ({ infamy, corruption, alley, played }: Guild, inspections: number): number => {
  const waiting = [...alley, ...played]
  return (
    PER_INFAMY * (infamy + penaltyOf(waiting, 'infamy')) -
    corruptionCost(inspections) * (corruption + penaltyOf(waiting, 'corruption'))
  )
}

/** Value of everything that lies open of each guild, as the viewer's turn ends. */
const guildWorths = (state: State, viewer: Seat): readonly number[] => {
  const { site, seat: builder, marker: inspections } = state
  const walls = wallsWaiting(state)
  const turnsOf = state.guilds.map((_, seat) => turnsLeft(state, seat))
  const worths = siteWorths({
    site,
    recruits: recruitsOf(state),
    inspections,
    seat: builder,
    walls,
    viewer,
    turns: turnsOf,
  })
  return state.guilds.map((guild, seat) => {
    const turns = turnsOf[seat] ?? 0
    const { leads, enclosures } = worths[seat] ?? { leads: 0, enclosures: 0 }
    return (
      100 * guild.renown +
      deckWorth(guild.owned, Math.max(0, turns - 100), corruptionCost(inspections)) +
      levelsWorth(guild, inspections) +
      goalsWorth(state, seat, turns) +
      INFLUENCE * totalWorth(site, guild.recruits) +
      leads +
      enclosures
    )
  })
}

/** More than any other difference. */
const PLACE = 100_000

/** Value of a game that is over: the place, and among equal places the points. */
const finalWorth = (state: State, seat: Seat): number => {
  const points = state.guilds.map((_, one) => 100 * scoreOf(state, one).total)
  const rivals = points.filter((_, other) => other !== seat)
  const rank = state.outcome?.ranks[seat] ?? points.length
  return (points[seat] ?? 0) - Math.max(...rivals) - PLACE * (rank - 1)
}

/** Value for the view's seat. Hidden cards of others are not read. */
export const evaluate = (view: View<State>): number => {
  const { state } = view
  const seat = view.seat ?? 0
  if (state.outcome) return finalWorth(state, seat)
  const worths = guildWorths(state, seat)
  const rivals = worths.filter((_, other) => other !== seat)
  const strongest = Math.max(...rivals)
  const mean = Math.floor(rivals.reduce((sum, worth) => sum + worth, 0) / Math.max(1, rivals.length))
  const waiting = state.seat === seat ? waitingWorth(state) : 0
  return (
    (worths[seat] ?? 0) + contractsWorth(view, turnsLeft(state, seat)) + waiting - Math.floor((strongest + mean) / 2)
  )
}
