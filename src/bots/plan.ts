/**
 * Planning a turn. Plans are found in one imagined world and judged in several, so that none wins by luck; the best is good until it
 * shows something that was not known, then the rest of the turn is planned anew.
 */
import type { Shape } from '../kernel/contract.ts'
import type { Chance } from '../kernel/deal.ts'
import { awaitedIn, type Playout, playOn } from '../kernel/playout.ts'
import { answered } from './asked.ts'
import { type Beam, isOver, look, type Way } from './beam.ts'
import { imagine, type Sight, sightOf, viewIn } from './world.ts'

/** How much is thought. */
export interface Thought {
  readonly beam: Beam
  /** How many plans are judged, in how many worlds each. */
  readonly plans: number
  readonly worlds: number
  /** What follows a plan: how the rest of its turn, and at most so many turns after it, are played in the worlds. */
  readonly quick: Beam
  readonly ahead: number
  /** How many deeds are to be tried in all plans of one turn together. What comes later in it gets what is left, and always a little. */
  readonly turn: number
}

export interface Plan<G extends Shape> {
  /** At least one; legal one after the other. */
  readonly actions: readonly G['action'][]
  readonly worth: number
}

/** The ways that differ in what they surely do, best first. */
const plansOf = <G extends Shape>(ways: readonly Way<G>[], most: number): readonly Way<G>[] => {
  const plans = new Map<string, Way<G>>()
  for (const way of ways) {
    if (plans.size === most) break
    const key = JSON.stringify(way.actions.slice(0, way.sure))
    if (!plans.has(key)) plans.set(key, way)
  }
  return [...plans.values()]
}

/** Worths that differ by less are sums of the same in another order. */
const EQUAL = 1e-6

/**
 * Of ways that are as good as the first the one that does most: what is left over is lost, and who moves on may see what was missing. A
 * way to the end of the game needs no more.
 */
const busiest = <G extends Shape>([first, ...others]: readonly Way<G>[]): Way<G> | undefined =>
  first && awaitedIn(first.playout) === null
    ? first
    : others.reduce(
        (best, way) =>
          best && way.worth > best.worth - EQUAL && way.actions.length > best.actions.length ? way : best,
        first,
      )

/** Plays whoever is awaited on to the end of the turn. */
function* playTurn<G extends Shape>(
  sight: Sight<G>,
  playout: Playout<G>,
  beam: Beam,
  below: Chance['below'],
): Generator<number, Playout<G>> {
  const seat = awaitedIn(playout)
  if (seat === null) return playout
  const looked = yield* look(sightOf(sight, playout, seat), playout, beam, below)
  return looked.ends[0]?.playout ?? playout
}

/** How a plan comes out in one world. */
function* outcome<G extends Shape>(
  sight: Sight<G>,
  actions: readonly G['action'][],
  world: Playout<G>,
  { quick, ahead }: Thought,
  below: Chance['below'],
): Generator<number, number> {
  let playout = actions.reduce((on, action) => answered(sight, playOn(on, action)), world)
  if (!isOver(sight, playout)) playout = yield* playTurn(sight, playout, quick, below)
  const turns = Math.min(ahead, sight.guide.ahead(sight.state))
  for (let turn = 0; turn < turns; turn++) playout = yield* playTurn(sight, playout, quick, below)
  return sight.guide.worth(viewIn(sightOf(sight, playout, sight.seat), playout.state))
}

/** A plan and what it came out as on average. */
function* judged<G extends Shape>(
  sight: Sight<G>,
  way: Way<G>,
  worlds: readonly Playout<G>[],
  thought: Thought,
  below: Chance['below'],
): Generator<number, Plan<G>> {
  const actions = way.actions.slice(0, way.sure)
  let sum = 0
  for (const world of worlds) sum += yield* outcome(sight, actions, world, thought, below)
  return { actions, worth: sum / worlds.length }
}

/** So many deeds are tried for any plan, however much was thought before it. */
const LEAST = 1_500

/** How many deeds this plan may try when so many were tried before it in the same turn. */
const leftOf = <G extends Shape>({ guide, state }: Sight<G>, { turn }: Thought, before: number): number =>
  Math.max(LEAST, Math.floor(turn / guide.toil(state)) - before)

/** Thinks no more than is left: half of it for finding plans, half for judging one of them. */
const within = (thought: Thought, left: number): Thought => {
  const { beam, quick, worlds } = thought
  const half = left >> 1
  return {
    ...thought,
    beam: { ...beam, nodes: Math.min(beam.nodes, half) },
    quick: { ...quick, nodes: Math.min(quick.nodes, Math.floor(half / worlds)) },
  }
}

/**
 * Plans on from where the sight's seat is awaited. Yields the number of deeds that were tried, again and again; `before`: how many were
 * tried for earlier plans of the same turn.
 */
export function* plan<G extends Shape>(
  sight: Sight<G>,
  most: Thought,
  below: Chance['below'],
  before = 0,
): Generator<number, Plan<G>> {
  const left = leftOf(sight, most, before)
  const thought = within(most, left)
  // Where little is left the first plan is played: to judge it costs more than to find it.
  const isFirst = left === LEAST || !sight.guide.judges(sight.state)
  const worlds = Array.from({ length: isFirst ? 1 : thought.worlds }, () => imagine(sight, below))
  const [first] = worlds
  if (!first) throw new Error('no world is imagined')
  const { ends, nodes } = yield* look(sight, first, thought.beam, below)
  const hope = busiest(ends)
  if (isFirst && hope) return { actions: hope.actions.slice(0, hope.sure), worth: hope.worth }
  let best: Plan<G> | undefined
  let tried = nodes
  for (const way of plansOf(ends, thought.plans)) {
    if (best && tried >= left) break
    const judging = judged(sight, way, worlds, thought, below)
    let step = judging.next()
    for (; !step.done; step = judging.next()) {
      tried += step.value
      yield step.value
    }
    if (!best || step.value.worth > best.worth) best = step.value
  }
  if (!best) throw new Error('nothing to choose from')
  return best
}
