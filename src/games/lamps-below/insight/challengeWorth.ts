/** What a way of a challenge is expected to bring, in thousandths of a find. */
import type { Member } from '../actions.ts'
import { challengeOf } from '../cards.ts'
import type { ChallengeWay, Consequence, Effect, WayId } from '../cardTypes.ts'
import { abilityDie, membersOf } from '../company.ts'
import { COURAGE_MAX, SLOTS } from '../data/numbers.ts'
import { type Explorer, explorerOf, type State, sizeOfDeck } from '../state.ts'
import { type CardsLeft, cardsLeft, conditionOf, conditionWorth } from './findsToCome.ts'
import { levelOdds, PARTS } from './odds.ts'

const FIND = 1000
const BEST_OF_SHOWN = 1600
/** What a point of alarm costs while a hall is to come. */
const ALARM = 75
/** What going down costs, and each deep wound then, which may be its death. */
const FALL = 1200
const DEATH_PER_DEEP = 350
const COURAGE_FOR_AGAIN = 200

interface Sum {
  wounds: number
  deep: number
  courage: number
  worth: number
}

const addCounters = (sum: Sum, op: 'wound' | 'deep', n: number): void => {
  const free = SLOTS - sum.wounds - sum.deep
  const added = Math.min(n, free)
  if (op === 'wound') sum.wounds += added
  else sum.deep += added
  if (added < n) sum.worth -= FALL + DEATH_PER_DEEP * sum.deep
}

const addEffect = (state: State, left: CardsLeft, sum: Sum, { op, n }: Effect): void => {
  const finds = Math.min(n, sizeOfDeck(state.finds))
  if (op === 'wound' || op === 'deep') addCounters(sum, op, n)
  if (op === 'heal') sum.wounds = Math.max(0, sum.wounds - n)
  if (op === 'ease') {
    const eased = Math.min(n, sum.deep)
    sum.deep -= eased
    sum.wounds += eased
  }
  if (op === 'courage') sum.courage = Math.min(COURAGE_MAX, sum.courage + n)
  if (op === 'find') sum.worth += FIND * finds
  if (op === 'findBest' && finds > 0) sum.worth += finds > 1 ? BEST_OF_SHOWN : FIND
  if (op === 'alarm' && left.halls > 0) sum.worth -= ALARM * n
}

/** Worth of these effects on an explorer. */
const effectsWorth = (state: State, member: Member, effects: readonly Effect[] = []): number => {
  const left = cardsLeft(state)
  const explorer: Explorer = explorerOf(state, member)
  const { wounds, deep, courage } = explorer
  const sum: Sum = { wounds, deep, courage, worth: 0 }
  for (const effect of effects) addEffect(state, left, sum, effect)
  const after = conditionWorth(left, explorer, {
    ...{ wounds: 1000 * sum.wounds, deep: 1000 * sum.deep, courage: 1000 * sum.courage, bold: explorer.bold },
  })
  return sum.worth + after - conditionWorth(left, explorer, conditionOf(explorer))
}

const LEVELS: readonly Consequence[] = ['failure', 'success', 'great']

/** Worth of what a level of the test brings. */
export const levelWorth = (state: State, way: ChallengeWay, member: Member, level: number): number =>
  effectsWorth(state, member, way[LEVELS[level] ?? 'failure'])

/** Worth of one test of this way; whoever has courage may roll again. */
export const testWorth = (state: State, way: ChallengeWay, member: Member): number => {
  const explorer = explorerOf(state, member)
  const [fails, hits, greats] = levelOdds(abilityDie(explorer, way.test ?? 'agility'))
  const [failure, success, great] = [0, 1, 2].map((level) => levelWorth(state, way, member, level))
  const onceMore = Math.floor((fails * (failure ?? 0) + hits * (success ?? 0) + greats * (great ?? 0)) / PARTS)
  const missed = explorer.courage > 0 ? Math.max(failure ?? 0, onceMore - COURAGE_FOR_AGAIN) : (failure ?? 0)
  return Math.floor((fails * missed + hits * (success ?? 0) + greats * (great ?? 0)) / PARTS)
}

const memberWorth = (state: State, way: ChallengeWay, member: Member): number => {
  if (!way.test) return effectsWorth(state, member, way.success)
  const once = testWorth(state, way, member)
  if ((way.upTo ?? 1) === 1) return once
  const [fails] = levelOdds(abilityDie(explorerOf(state, member), way.test))
  return once + Math.floor((Math.max(0, once) * (PARTS - fails)) / PARTS)
}

export const wayOnTable = ({ card }: State, way: WayId): ChallengeWay => challengeOf(card)[way]

/** Worth of a way for the company; `named`: who goes, where one does. */
export const wayWorth = (state: State, id: WayId, named: Member): number => {
  const way = wayOnTable(state, id)
  const afterAll = effectsWorth(state, state.leader, way.afterAll)
  if (way.who === 'none') return afterAll + effectsWorth(state, state.leader, way.success)
  const going = way.who === 'one' ? [named] : membersOf(state)
  return going.reduce((sum, member) => sum + memberWorth(state, way, member), afterAll)
}

/** Worth of a way with whoever goes best, of those who have not said no. */
export const bestWayWorth = (state: State, id: WayId, refused: readonly Member[] = []): number => {
  if (wayOnTable(state, id).who !== 'one') return wayWorth(state, id, -1)
  const members = membersOf(state).filter((member) => !refused.includes(member))
  return Math.max(...members.map((member) => wayWorth(state, id, member)))
}
