/** Reasons for a way of a challenge, and for who goes it (rules 4). */
import type { Member } from '../../actions.ts'
import type { ChallengeWay, Effect, WayId } from '../../cardTypes.ts'
import { abilityDie, membersOf } from '../../company.ts'
import { COURAGE_MAX } from '../../data/numbers.ts'
import { type Explorer, explorerOf, type State, sizeOfDeck } from '../../state.ts'
import { wayOnTable, wayWorth } from '../challengeWorth.ts'
import { cardsLeft } from '../findsToCome.ts'
import { levelOdds, PARTS } from '../odds.ts'
import { chanceOf } from './chance.ts'
import type { Gain, Harm, Reason, ReasonOf } from './reason.ts'

type Brings = ReasonOf<'brings'>

/** Weight of one of each gain in thousandths of a find, as the guide counts ways of challenges. */
const WEIGHTS: Readonly<Record<Gain, number>> = { finds: 1000, bestFind: 1600, healing: 260, courage: 190, quiet: 75 }

const healed = ({ wounds, deep }: Explorer, { op, n }: Effect): number =>
  op === 'heal' ? Math.min(n, wounds) : op === 'ease' ? Math.min(n, deep) : 0

/** What an effect is worth to one explorer; nothing where it lapses (E32). */
const gainOf = (state: State, explorer: Explorer, effect: Effect): readonly [Gain, number] => {
  const { op, n } = effect
  const finds = Math.min(n, sizeOfDeck(state.finds))
  switch (op) {
    case 'find':
      return ['finds', finds]
    case 'findBest':
      return finds > 1 ? ['bestFind', finds] : ['finds', finds]
    case 'courage':
      return ['courage', Math.min(n, COURAGE_MAX - explorer.courage)]
    case 'alarm':
      return ['quiet', cardsLeft(state).halls > 0 ? Math.max(0, -n) : 0]
    default:
      return ['healing', healed(explorer, effect)]
  }
}

const addUp = (gains: readonly (readonly [Gain, number])[], isSure: boolean): readonly Brings[] =>
  (Object.keys(WEIGHTS) as Gain[]).flatMap((gain) => {
    const n = gains.reduce((sum, [one, count]) => sum + (one === gain ? count : 0), 0)
    return n > 0 ? [{ kind: 'brings', gain, n, isSure } as const] : []
  })

const weightOf = ({ gain, n }: Brings): number => WEIGHTS[gain] * n

/** Who goes a way; without anybody its effects are of the leader's explorer. */
const goingOn = (state: State, { who }: ChallengeWay, named: Member): readonly Member[] => {
  if (who === 'one') return [named]
  return who === 'none' ? [state.leader] : membersOf(state)
}

/** What a way brings to all who go, the most first: for sure, or if the test is passed. */
const bringReasons = (state: State, way: ChallengeWay, named: Member): readonly Brings[] => {
  const gainsOf = (members: readonly Member[], effects: readonly Effect[] = []) =>
    members.flatMap((member) => effects.map((effect) => gainOf(state, explorerOf(state, member), effect)))
  const going = goingOn(state, way, named)
  const isTested = way.test !== undefined
  const sure = addUp([...gainsOf([state.leader], way.afterAll), ...(isTested ? [] : gainsOf(going, way.success))], true)
  // Where each is tested nobody knows how many pass.
  const hoped = isTested && way.who === 'one' ? addUp(gainsOf(going, way.success), false) : []
  return [...sure, ...hoped].sort((one, other) => weightOf(other) - weightOf(one))
}

/** Odds, in `PARTS`, to pass the test of a way. */
const passing = (state: State, { test = 'agility' }: ChallengeWay, member: Member): number =>
  PARTS - levelOdds(abilityDie(explorerOf(state, member), test))[0]

const passReasons = (state: State, way: ChallengeWay, member: Member, others: readonly Member[]): readonly Reason[] => {
  if (!way.test || way.who !== 'one') return []
  const parts = passing(state, way, member)
  const isBest = others.length > 0 && others.every((other) => passing(state, way, other) < parts)
  return [{ kind: 'passes', member, ability: way.test, chance: chanceOf(parts, PARTS), isBest }]
}

const HARMS: readonly Harm[] = ['deep', 'wound', 'alarm']

/** The gravest harm of these effects; an alarm where a hall is to come. */
const gravestOf = (state: State, effects: readonly Effect[]): Effect | undefined =>
  HARMS.flatMap((harm) => effects.filter(({ op, n }) => op === harm && n > 0)).find(
    ({ op }) => op !== 'alarm' || cardsLeft(state).halls > 0,
  )

/** The gravest of what a way without a test costs for certain. */
const costReasons = (state: State, way: ChallengeWay, named: Member): readonly ReasonOf<'costs'>[] => {
  if (way.test) return []
  const effects = [...(way.success ?? []), ...(way.afterAll ?? [])]
  const harm = gravestOf(state, effects)
  const member = way.who === 'one' ? named : -1
  return harm ? [{ kind: 'costs', member, harm: harm.op as Harm, n: harm.n }] : []
}

/** What a test that one explorer makes costs if it fails. */
export const riskReasons = (state: State, id: WayId, member: Member): readonly ReasonOf<'risks'>[] => {
  const way = wayOnTable(state, id)
  const harm = gravestOf(state, way.failure ?? [])
  if (!harm || way.who !== 'one') return []
  const chance = chanceOf(PARTS - passing(state, way, member), PARTS)
  return [{ kind: 'risks', way: id, member, chance, harm: harm.op as Harm, n: harm.n }]
}

/** Who goes best of those who have not said no. */
const bestMember = (state: State, id: WayId): Member => {
  const { refused = [] } = state.challenge ?? {}
  const free = membersOf(state).filter((member) => !refused.includes(member))
  return free.reduce(
    (best, member) => (wayWorth(state, id, member) > wayWorth(state, id, best) ? member : best),
    free[0] ?? -1,
  )
}

/** Reasons to go a way; `named`: who goes, where one does. */
export const wayReasons = (state: State, id: WayId, named = bestMember(state, id)): readonly Reason[] => {
  const way = wayOnTable(state, id)
  const { refused = [] } = state.challenge ?? {}
  const others = membersOf(state).filter((member) => member !== named && !refused.includes(member))
  const other = id === 'a' ? 'b' : 'a'
  return [
    ...passReasons(state, way, named, others),
    ...bringReasons(state, way, named),
    ...costReasons(state, way, named),
    ...(way.test ? [] : riskReasons(state, other, bestMember(state, other))),
  ]
}

/** Reasons not to go: a fellow is the better choice. */
export const refusalReasons = (state: State, id: WayId, named: Member): readonly Reason[] => {
  const { refused = [] } = state.challenge ?? {}
  const others = membersOf(state).filter((member) => member !== named && !refused.includes(member))
  const better = others.filter((member) => wayWorth(state, id, member) > wayWorth(state, id, named))
  const [member] = better.sort((one, two) => wayWorth(state, id, two) - wayWorth(state, id, one))
  return member === undefined ? [] : [{ kind: 'betterFellow', member }]
}

/** Reasons for a second try, or against it. */
export const moreReasons = (state: State, isMore: boolean, member: Member): readonly Reason[] => {
  const id = state.challenge?.way || 'a'
  const way = wayOnTable(state, id)
  return isMore
    ? [...passReasons(state, way, member, []), ...bringReasons(state, way, member)]
    : riskReasons(state, id, member)
}
