/** How good a state looks for a seat: its Renown to come, less that of the strongest rival. */
import type { Seat, View } from '../../../kernel/contract.ts'
import { aimOf } from '../aims.ts'
import { cardOf, type Face } from '../cards.ts'
import { BY_SEATS } from '../data/numbers.ts'
import { recruitsOf } from '../recruits.ts'
import { aimHolds } from '../rules/aimHolds.ts'
import { claimersOf, influenceInBailey, leadersOf, shareOfSize, worthOf } from '../site/influence.ts'
import type { State } from '../state.ts'
import { closuresOf } from './closures.ts'

/** Worth of things in points of Renown. */
const WEIGHTS = {
  infamy: -0.35,
  corruption: -1,
  /** Printed cost of an own card, which stands for how strong it is; it fades as the end comes near. */
  cost: 0.22,
  /** Penalty on an own card. */
  penalty: -0.5,
  starterCard: -0.15,
  /** A Recruit on the site, by its worth. */
  influence: 0.12,
  /** Lead in a finished Bailey, for each Inspection to come. */
  lead: 0.6,
  /** Share of the Renown of a Bailey that one more Wall would finish. */
  closure: 0.3,
  openContract: 0.35,
  /** What waits in the own turn, so that a plan begins with cards and not with the end of the turn. */
  gold: 0.2,
  wall: 0.3,
  recruit: 0.5,
  other: 0.25,
} as const

const cardWorth = (face: Face, time: number): number => {
  const { set, cost, renown, infamy, corruption } = cardOf(face)
  const strength = set === 'starter' ? WEIGHTS.starterCard : WEIGHTS.cost * cost
  return renown + time * (strength + WEIGHTS.penalty * (infamy + corruption))
}

/** What is left of the game, from 1 to 0: by Inspections, and by the quarry until the next. */
const timeLeft = ({ guilds, marker, quarry, lastSeat }: State): number => {
  const all = BY_SEATS[guilds.length] ?? { marker: 1, quarry: 1 }
  return lastSeat >= 0 ? 0 : Math.min(1, (marker - 1 + quarry / all.quarry) / all.marker)
}

/** Value of Contracts that the view's seat knows; nothing for those of others. */
const contractsWorth = ({ state, seat, knownCard }: View<State>): number =>
  (state.guilds[seat ?? -1]?.contracts ?? []).reduce((sum, slot) => {
    const face = knownCard(slot)?.face
    if (face === undefined || seat === null) return sum
    const share = aimHolds(state, seat, face) ? 0.8 : WEIGHTS.openContract * 0.3
    return sum + share * aimOf(face).renown
  }, 0)

const waitingWorth = ({ turn }: State): number =>
  WEIGHTS.gold * turn.gold +
  WEIGHTS.wall * turn.groups.reduce((sum, { left }) => sum + left, 0) +
  WEIGHTS.recruit * (turn.ground + turn.any) +
  WEIGHTS.other * (turn.moves + turn.removals + turn.clearings + turn.destroyings.length + 3 * turn.acquirings.length)

/** Renown that one more Wall would bring each seat, as Influence stands. */
const closureShares = (state: State): readonly number[] => {
  const recruits = recruitsOf(state)
  const shares = recruits.map(() => 0)
  for (const { yard, site } of closuresOf(state.site)) {
    const claimers = claimersOf(influenceInBailey(site, recruits, yard))
    for (const seat of claimers) shares[seat] = (shares[seat] ?? 0) + shareOfSize(yard.squares.length, claimers.length)
  }
  return shares
}

/** Value of everything that lies open of each guild. */
const guildWorths = (state: State): readonly number[] => {
  const time = timeLeft(state)
  const leaders = leadersOf(state.site, recruitsOf(state))
  const shares = closureShares(state)
  const inspections = Math.max(0, state.marker - 1) + 1
  return state.guilds.map((guild, seat) => {
    const cards = guild.owned.reduce((sum, face) => sum + cardWorth(face, time), 0)
    const influence = guild.recruits.reduce((sum, square) => sum + worthOf(state.site, square), 0)
    const leads = leaders.filter((leader) => leader === seat).length
    return (
      guild.renown +
      cards +
      WEIGHTS.infamy * guild.infamy +
      WEIGHTS.corruption * guild.corruption +
      WEIGHTS.influence * influence +
      WEIGHTS.lead * leads * inspections +
      WEIGHTS.closure * (shares[seat] ?? 0)
    )
  })
}

const FIRST_PLACE = 1_000

/** Value of a game that is over: first place, and the distance. */
const finalWorth = ({ outcome, guilds }: State, seat: Seat): number => {
  const rank = outcome?.ranks[seat] ?? guilds.length
  return rank === 1 ? FIRST_PLACE : -FIRST_PLACE * (rank - 1)
}

/** Value for the view's seat. Hidden cards of others are not read. */
export const evaluate = (view: View<State>): number => {
  const { state } = view
  const seat = view.seat ?? 0
  if (state.outcome) return finalWorth(state, seat)
  const worths = guildWorths(state)
  const rivals = worths.filter((_, other) => other !== seat)
  const strongest = Math.max(...rivals)
  const mean = rivals.reduce((sum, worth) => sum + worth, 0) / Math.max(1, rivals.length)
  const waiting = state.seat === seat ? waitingWorth(state) : 0
  return (worths[seat] ?? 0) + contractsWorth(view) + waiting - (strongest + mean) / 2
}
