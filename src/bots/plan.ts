/**
 * Planning a turn. Plans are found in one imagined world and judged in several, so that none wins by luck; the best is good until it
 * shows something that was not known, then the rest of the turn is planned anew.
 */
import type { Shape } from '../kernel/contract.ts'
import type { Chance } from '../kernel/deal.ts'
import { type Playout, playOn } from '../kernel/playout.ts'
import { EMPTY_VAULT } from '../kernel/vault.ts'
import { type Beam, isOver, look, type Way } from './beam.ts'
import { imagine, type Sight, viewIn } from './world.ts'

/** How much is thought. */
export interface Thought {
  readonly beam: Beam
  /** How many plans are judged, in how many worlds each. */
  readonly plans: number
  readonly worlds: number
  /** How the rest of a turn is played in the worlds when its plan has shown something. */
  readonly quick: Beam
}

export interface Plan<G extends Shape> {
  /** At least one; legal one after the other. */
  readonly actions: readonly G['action'][]
  readonly worth: number
}

/** What the same seat would have before it in a world where the game has gone on. */
const sightOf = <G extends Shape>(sight: Sight<G>, { state, vaults }: Playout<G>): Sight<G> => ({
  ...sight,
  state,
  vault: vaults[sight.seat] ?? EMPTY_VAULT,
})

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

/** Plays the rest of the turn, now knowing what was shown. */
function* playOut<G extends Shape>(sight: Sight<G>, playout: Playout<G>, beam: Beam): Generator<number, Playout<G>> {
  const { ends } = yield* look(sightOf(sight, playout), playout, beam)
  return ends[0]?.playout ?? playout
}

/** How a plan comes out in one world. */
function* outcome<G extends Shape>(
  sight: Sight<G>,
  actions: readonly G['action'][],
  world: Playout<G>,
  quick: Beam,
): Generator<number, number> {
  const shown = actions.reduce(playOn, world)
  const end = isOver(sight, shown) ? shown : yield* playOut(sight, shown, quick)
  return sight.guide.worth(viewIn(sightOf(sight, end), end.state))
}

/** A plan and what it came out as on average. */
function* judged<G extends Shape>(
  sight: Sight<G>,
  way: Way<G>,
  worlds: readonly Playout<G>[],
  quick: Beam,
): Generator<number, Plan<G>> {
  const actions = way.actions.slice(0, way.sure)
  let sum = 0
  for (const world of worlds) sum += yield* outcome(sight, actions, world, quick)
  return { actions, worth: sum / worlds.length }
}

/** Plans on from where the sight's seat is awaited. Yields the number of deeds that were tried, again and again. */
export function* plan<G extends Shape>(
  sight: Sight<G>,
  thought: Thought,
  below: Chance['below'],
): Generator<number, Plan<G>> {
  const worlds = Array.from({ length: thought.worlds }, () => imagine(sight, below))
  const [first] = worlds
  if (!first) throw new Error('no world is imagined')
  const { ends } = yield* look(sight, first, thought.beam)
  let best: Plan<G> | undefined
  for (const way of plansOf(ends, thought.plans)) {
    const one = yield* judged(sight, way, worlds, thought.quick)
    if (!best || one.worth > best.worth) best = one
  }
  if (!best) throw new Error('nothing to choose from')
  return best
}
