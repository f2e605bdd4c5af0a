/** What the dwellers of a hall are expected to do to each explorer. */

import { groupCardOf, kindOf } from '../cards.ts'
import type { Die, DwellerKind, Profile, Situation, Verb } from '../cardTypes.ts'
import { abilityDie, countersOf } from '../company.ts'
import { ORDERS } from '../data/dwellers.ts'
import { OMEN_SIDES } from '../data/numbers.ts'
import { stepsBetter } from '../dice.ts'
import { mapOf } from '../figures.ts'
import { doorsAlongLine, type Hall, stepsBetween } from '../hall/hall.ts'
import type { Room } from '../hall/room.ts'
import type { Explorer, HallState } from '../state.ts'
import { trackCardOf } from '../state.ts'
import { type Foreseen, type ForeseenState, figureKey, foreseenOf } from './foreseenState.ts'
import { lossOdds, PAIR_PARTS } from './odds.ts'

/** Counters, in thousandths, that an explorer is expected to suffer by dwellers. */
export interface Danger {
  /** Before it acts again, or at all in this round. */
  readonly soon: number
  /** In each round in which it stays. */
  readonly perRound: number
  /** Part of `perRound` that is deep. */
  readonly deepPerRound: number
}

/** Attacks of one figure's turn, in thousandths. */
interface Attacks {
  readonly near: number
  readonly shot: number
}

/** Attacks that come of each verb, and with which die. */
const NEAR_BY_VERB: Readonly<Partial<Record<Verb, number>>> = { strike: 1000, fury: 1900 }
const SHOTS_BY_VERB: Readonly<Partial<Record<Verb, number>>> = {
  back: 500,
  shoot: 1000,
  volley: 1950,
  cover: 1000,
  press: 1000,
  advance: 1000,
}

const verbAt = (profile: Profile, situation: Situation, reading: number): Verb =>
  ORDERS[profile][situation].find(({ upTo }) => reading <= upTo)?.verb ?? 'hold'

/** Mean over all omens. */
const meanAttacks = (profile: Profile, situation: Situation, threat: number): Attacks => {
  let [near, shot] = [0, 0]
  for (let omen = 1; omen <= OMEN_SIDES; omen++) {
    const verb = verbAt(profile, situation, Math.min(OMEN_SIDES, omen + threat))
    near += verb === 'charge' && situation === 'sees' ? 1000 : (NEAR_BY_VERB[verb] ?? 0)
    shot += SHOTS_BY_VERB[verb] ?? 0
  }
  return { near: Math.floor(near / OMEN_SIDES), shot: Math.floor(shot / OMEN_SIDES) }
}

const PROFILES: readonly Profile[] = ['rush', 'skirmish', 'guard']
const SITUATIONS: readonly Situation[] = ['engaged', 'sees', 'neither']
/** Attacks by profile, situation and threat; a threat beyond the last row reads the same. */
const ATTACKS: readonly (readonly (readonly Attacks[])[])[] = PROFILES.map((profile) =>
  SITUATIONS.map((situation) =>
    Array.from({ length: OMEN_SIDES + 1 }, (_, threat) => meanAttacks(profile, situation, threat)),
  ),
)

const attacksOf = (profile: Profile, situation: Situation, threat: number): Attacks =>
  ATTACKS[PROFILES.indexOf(profile)]?.[SITUATIONS.indexOf(situation)]?.[Math.min(OMEN_SIDES, threat)] ?? {
    near: 0,
    shot: 0,
  }

/** An explorer in the hall, as dwellers see it. */
interface Target {
  readonly member: number
  readonly room: Room
  readonly counters: number
  readonly defence: Die
  readonly coveredDefence: Die
  /** Index on the track; `hasActed`: its turn of this round has begun. */
  readonly place: number
  readonly hasActed: boolean
}

const targetOf = (hall: Hall, { track, turnsBegun }: HallState, explorer: Explorer, member: number): Target => {
  const room = explorer.at as Room
  const own = stepsBetter(abilityDie(explorer, 'defence'), Number(explorer.braced))
  const place = track.indexOf(member)
  return {
    ...{ member, room, counters: countersOf(explorer), defence: own, place, hasActed: place < turnsBegun },
    coveredDefence: hall.cover.includes(room) ? stepsBetter(own, 1) : own,
  }
}

/** The nearest target for a dweller, in its situation. */
const aimOf = (
  hall: Hall,
  kind: DwellerKind,
  at: Room,
  targets: readonly Target[],
): { readonly target: Target; readonly situation: Situation } | null => {
  let best: Target | null = null
  let [bestRank, bestSituation]: [number, Situation] = [Number.POSITIVE_INFINITY, 'neither']
  for (const target of targets) {
    const steps = stepsBetween(hall, at, target.room)
    const doors = doorsAlongLine(hall, at, target.room)
    const isSeen = kind.shot === 0 ? steps <= kind.speed : doors >= 0 && doors <= kind.reach
    const situation: Situation = steps === 0 ? 'engaged' : isSeen ? 'sees' : 'neither'
    const rank = 1000 * SITUATIONS.indexOf(situation) + 10 * steps - target.counters
    if (rank < bestRank) [best, bestRank, bestSituation] = [target, rank, situation]
  }
  return best && { target: best, situation: bestSituation }
}

/** Share, in thousandths, of dwellers that cannot attack yet and will come: within two moves, and from farther away. */
const COMING_SOON = 450
const COMING_LATER = 150
/** Weight of a group that has acted in this round and may act before the explorer does in the next one. */
const BEFORE_NEXT = 500
/** Weight of a group that acts now and once more before the explorer does. */
const ONCE_MORE = 250
/** Weight of a group that comes after the explorer in this round. */
const AFTER = 0

/** How often a group acts before the target does, in thousandths. */
const timesBefore = (groupPlace: number, turnsBegun: number, { place, hasActed }: Target): number => {
  const isWaiting = groupPlace >= turnsBegun
  if (hasActed) return isWaiting ? 1000 + ONCE_MORE : BEFORE_NEXT
  return isWaiting && groupPlace < place ? 1000 : AFTER
}

interface Sum {
  soon: number
  perRound: number
  deep: number
}

/** Whether a dweller that advances by a door sees the target then. */
const seesAfterStep = (hall: Hall, { reach }: DwellerKind, at: Room, to: Room): boolean =>
  (hall.doors[at] ?? []).some((room) => {
    const doors = doorsAlongLine(hall, room, to)
    return doors > 0 && doors <= reach
  })

interface Counters {
  readonly any: number
  readonly deep: number
}

const countersBy = (attack: Die, defence: Die, times: number): Counters => {
  const [, one, two] = lossOdds(attack, defence)
  return { any: Math.floor((times * (one + two)) / PAIR_PARTS), deep: Math.floor((times * two) / PAIR_PARTS) }
}

/** Counters of one turn of a figure. */
const countersOfTurn = (
  hall: Hall,
  kind: DwellerKind,
  at: Room,
  threat: number,
  { target, situation }: { readonly target: Target; readonly situation: Situation },
): { readonly now: Counters; readonly later: Counters } => {
  const attacks = attacksOf(kind.profile, situation, threat)
  const isShooting = situation === 'sees' || seesAfterStep(hall, kind, at, target.room)
  const near = countersBy(kind.near, target.defence, attacks.near)
  const shot = countersBy(kind.shot, target.coveredDefence, isShooting || situation === 'engaged' ? attacks.shot : 0)
  const now = { any: near.any + shot.any, deep: near.deep + shot.deep }
  if (situation !== 'neither' || now.any > 0) return { now, later: now }
  const isNear = stepsBetween(hall, at, target.room) <= 2 * kind.speed + kind.reach
  return { now, later: countersBy(kind.near, target.defence, isNear ? COMING_SOON : COMING_LATER) }
}

const aliveShare = (foreseen: Foreseen, group: number, number: number, health: number): number => {
  const lost = foreseen.losses[figureKey({ group, number })] ?? 0
  return lost === 0 ? 1000 : Math.max(200, 1000 - Math.floor(((health === 1 ? 1000 : 600) * lost) / (1000 * health)))
}

/** Share of a dweller that is slain and may come back in its group's next turn. */
const returningShare = (threat: number): number =>
  Math.floor((1000 * Math.min(OMEN_SIDES, Math.max(0, threat))) / OMEN_SIDES)

/** Danger of each explorer, by its place in the company; none for those who are not in the hall. */
export const dangersOf = (state: ForeseenState): readonly (Danger | undefined)[] => {
  const { hall, company } = state
  if (!hall) return []
  const map = mapOf(state)
  const foreseen = foreseenOf(state)
  const targets = company.flatMap((explorer, member) =>
    typeof explorer.at === 'number' ? [targetOf(map, hall, explorer, member)] : [],
  )
  const sums: Sum[] = company.map(() => ({ soon: 0, perRound: 0, deep: 0 }))
  const add = (group: number, at: Room, share: number): void => {
    const kind = kindOf(hall.groups[group]?.card ?? -1)
    const aim = aimOf(map, kind, at, targets)
    const sum = aim && sums[aim.target.member]
    if (!sum) return
    const { now, later } = countersOfTurn(map, kind, at, hall.threat, aim)
    const times = timesBefore(hall.track.indexOf(trackCardOf(group)), hall.turnsBegun, aim.target)
    sum.soon += Math.floor((now.any * share * times) / 1_000_000)
    sum.perRound += Math.floor((later.any * share) / 1000)
    sum.deep += Math.floor((later.deep * share) / 1000)
  }
  for (const [group, { figures, card }] of hall.groups.entries()) {
    for (const { number, at, health } of figures) add(group, at, aliveShare(foreseen, group, number, health))
    const missing = groupCardOf(card).size - figures.length
    const pit = map.pits[0]
    if (missing > 0 && pit !== undefined) {
      const farthest = map.pits.reduce(
        (best, one) => (nearestSteps(map, one, targets) > nearestSteps(map, best, targets) ? one : best),
        pit,
      )
      add(group, farthest, returningShare(hall.threat))
    }
  }
  for (const { group, at, chance } of foreseen.ghosts) add(group, at, chance)
  return company.map(({ at }, member) => {
    const sum = sums[member]
    return typeof at === 'number' && sum
      ? { soon: sum.soon, perRound: sum.perRound, deepPerRound: sum.deep }
      : undefined
  })
}

const nearestSteps = (map: Hall, from: Room, targets: readonly Target[]): number =>
  targets.reduce((least, { room }) => Math.min(least, stepsBetween(map, from, room)), 99)
