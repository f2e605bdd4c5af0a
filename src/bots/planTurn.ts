/**
 * Planning of a turn. Plans are found in one sampled world and judged in several, so that none wins by luck. The best
 * one is followed until it shows something that was not known; then the rest of the turn is planned anew.
 */

import type { Shape } from '../kernel/contract.ts'
import { nextAwaitedSeat, type Playout, playAction } from '../kernel/playout.ts'
import type { RandomSource } from '../kernel/randomSource.ts'
import { type InformationSet, informationSetOf, viewOfState } from './informationSet.ts'
import { playOthersAnswers } from './playOthersAnswers.ts'
import { sampleWorld } from './sampleWorld.ts'
import { type BeamSettings, isTurnOver, searchTurn, type TurnPath } from './searchTurn.ts'

/** Amount of search. */
export interface SearchBudget {
  readonly beam: BeamSettings
  /** Number of plans that are judged, and number of worlds for each. */
  readonly plans: number
  readonly worlds: number
  /** Continuation of a plan in the worlds: the beam for the rest of its turn, and the most turns after it. */
  readonly rolloutBeam: BeamSettings
  readonly rolloutTurns: number
  /**
   * Number of moves to try in all plans of one turn together. Later plans of the turn get what is left, and always a
   * little.
   */
  readonly nodesPerTurn: number
}

export interface TurnPlan<G extends Shape> {
  /** Actions, at least one, legal one after the other. */
  readonly actions: readonly G['action'][]
  readonly value: number
}

/** Paths that differ in their sure actions, best first. */
const distinctPlans = <G extends Shape>(paths: readonly TurnPath<G>[], maxPlans: number): readonly TurnPath<G>[] => {
  const plans = new Map<string, TurnPath<G>>()
  for (const path of paths) {
    if (plans.size === maxPlans) break
    const key = JSON.stringify(path.actions.slice(0, path.sureActions))
    if (!plans.has(key)) plans.set(key, path)
  }
  return [...plans.values()]
}

/** Largest difference of values that counts as none: they are sums of the same numbers in another order. */
const EQUAL_VALUE = 1e-6

/** The path that the guide prefers of those that are as good as the first. A path to the end of the game stands. */
const pickPreferred = <G extends Shape>(
  { guide, state }: InformationSet<G>,
  paths: readonly TurnPath<G>[],
): TurnPath<G> | undefined => {
  const [first] = paths
  if (!first || nextAwaitedSeat(first.playout) === null) return first
  const preferenceOf = ({ actions }: TurnPath<G>): number => guide.preference(state, actions)
  return paths
    .filter(({ value }) => value > first.value - EQUAL_VALUE)
    .reduce((best, path) => (preferenceOf(path) > preferenceOf(best) ? path : best))
}

/** Plays for the awaited seat to the end of the turn. */
function* playTurn<G extends Shape>(
  infoSet: InformationSet<G>,
  playout: Playout<G>,
  beam: BeamSettings,
  below: RandomSource['below'],
): Generator<number, Playout<G>> {
  const seat = nextAwaitedSeat(playout)
  if (seat === null) return playout
  const result = yield* searchTurn(informationSetOf(infoSet, playout, seat), playout, beam, below)
  return result.paths[0]?.playout ?? playout
}

/** Value of a plan in one world. */
function* rolloutValue<G extends Shape>(
  infoSet: InformationSet<G>,
  actions: readonly G['action'][],
  world: Playout<G>,
  { rolloutBeam, rolloutTurns }: SearchBudget,
  below: RandomSource['below'],
): Generator<number, number> {
  let playout = actions.reduce(
    (current, action) => playOthersAnswers(infoSet, playAction(current, action, infoSet.seat)),
    world,
  )
  if (!isTurnOver(infoSet, playout)) playout = yield* playTurn(infoSet, playout, rolloutBeam, below)
  const turns = Math.min(rolloutTurns, infoSet.guide.ahead(infoSet.state))
  for (let turn = 0; turn < turns; turn++) playout = yield* playTurn(infoSet, playout, rolloutBeam, below)
  return infoSet.guide.evaluate(viewOfState(informationSetOf(infoSet, playout, infoSet.seat), playout.state))
}

/** Plan with its average value. */
function* evaluatePlan<G extends Shape>(
  infoSet: InformationSet<G>,
  path: TurnPath<G>,
  worlds: readonly Playout<G>[],
  budget: SearchBudget,
  below: RandomSource['below'],
): Generator<number, TurnPlan<G>> {
  const actions = path.actions.slice(0, path.sureActions)
  let sum = 0
  for (const world of worlds) sum += yield* rolloutValue(infoSet, actions, world, budget, below)
  return { actions, value: sum / worlds.length }
}

/** Least number of moves tried for any plan, however many were tried before it. */
const MIN_NODES = 1_500

/** Number of moves that this plan may try after `nodesBefore` moves were tried in the same turn. */
const remainingNodes = <G extends Shape>(
  { guide, state }: InformationSet<G>,
  { nodesPerTurn }: SearchBudget,
  nodesBefore: number,
): number => Math.max(MIN_NODES, Math.floor(nodesPerTurn / guide.costFactor(state)) - nodesBefore)

/** Budget for the nodes left: half of them for finding plans, half for judging one of them. */
const limitBudget = (budget: SearchBudget, nodesLeft: number): SearchBudget => {
  const { beam, rolloutBeam, worlds } = budget
  const half = nodesLeft >> 1
  return {
    ...budget,
    beam: { ...beam, nodes: Math.min(beam.nodes, half) },
    rolloutBeam: { ...rolloutBeam, nodes: Math.min(rolloutBeam.nodes, Math.floor(half / worlds)) },
  }
}

/**
 * Plans from the state in which the information set's seat is awaited. Yields the number of moves tried, again and
 * again; `nodesBefore`: the number tried for earlier plans of the same turn.
 */
export function* planTurn<G extends Shape>(
  infoSet: InformationSet<G>,
  budget: SearchBudget,
  below: RandomSource['below'],
  nodesBefore = 0,
): Generator<number, TurnPlan<G>> {
  const nodesLeft = remainingNodes(infoSet, budget, nodesBefore)
  const limitedBudget = limitBudget(budget, nodesLeft)
  // If little is left, the first plan is played: to judge it costs more than to find it.
  const playsFirstPlan = nodesLeft === MIN_NODES || !infoSet.guide.usesRollouts(infoSet.state)
  const worlds = Array.from({ length: playsFirstPlan ? 1 : limitedBudget.worlds }, () => sampleWorld(infoSet, below))
  const [firstWorld] = worlds
  if (!firstWorld) throw new Error('no world is imagined')
  const { paths, nodes } = yield* searchTurn(infoSet, firstWorld, limitedBudget.beam, below)
  const bestPath = pickPreferred(infoSet, paths)
  if (playsFirstPlan && bestPath)
    return { actions: bestPath.actions.slice(0, bestPath.sureActions), value: bestPath.value }
  let bestPlan: TurnPlan<G> | undefined
  let triedNodes = nodes
  for (const path of distinctPlans(paths, limitedBudget.plans)) {
    if (bestPlan && triedNodes >= nodesLeft) break
    const evaluation = evaluatePlan(infoSet, path, worlds, limitedBudget, below)
    let step = evaluation.next()
    for (; !step.done; step = evaluation.next()) {
      triedNodes += step.value
      yield step.value
    }
    if (!bestPlan || step.value.value > bestPlan.value) bestPlan = step.value
  }
  if (!bestPlan) throw new Error('nothing to choose from')
  return bestPlan
}
