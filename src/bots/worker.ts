/**
 * A bot behind a line of messages, as a worker is: it thinks in slices, so that between two of them it hears that it may stop. What runs
 * it brings the game, its guide, the line and the clockless `later`; nothing here knows a page.
 */
import type { Opening, Seat, Shape } from '../kernel/contract.ts'
import type { Chance } from '../kernel/deal.ts'
import { EMPTY_VAULT, remember } from '../kernel/vault.ts'
import { type Level, THOUGHTS } from './levels.ts'
import { type Plan, plan } from './plan.ts'
import { tally } from './tally.ts'
import type { Sight } from './world.ts'

/** What a bot is asked: nothing but what its seat has before it. `id` comes back with every answer. */
export type Asked<G extends Shape> =
  | {
      readonly kind: 'think'
      readonly id: number
      readonly state: G['state']
      readonly seat: Seat
      /** What the seat was shown in private. */
      readonly shown: readonly Opening[]
      readonly level: Level
      readonly seed: number
    }
  | { readonly kind: 'cancel'; readonly id: number }

/** How far it is, then what it would do. A question that is cancelled has no further answer. */
export type Said<G extends Shape> =
  | { readonly kind: 'thinking'; readonly id: number; readonly nodes: number }
  | { readonly kind: 'planned'; readonly id: number; readonly actions: Plan<G>['actions']; readonly nodes: number }

export interface WorkerEnv<G extends Shape> extends Pick<Sight<G>, 'game' | 'guide'> {
  say(said: Said<G>): void
  /** Calls when messages that wait have been heard. */
  later(run: () => void): void
  numbersFrom(seed: number): Chance['below']
}

/** Deeds that are tried between two looks at the line: some ten milliseconds. */
const SLICE = 500

type Question<G extends Shape> = Extract<Asked<G>, { kind: 'think' }>

/** Thinks on for a slice; answers with the plan when there is one. */
const thinkOn = <G extends Shape>(thinking: Generator<number, Plan<G>>): { nodes: number; plan?: Plan<G> } => {
  let nodes = 0
  while (nodes < SLICE) {
    const step = thinking.next()
    if (step.done) return { nodes, plan: step.value }
    nodes += step.value
  }
  return { nodes }
}

/** What the question's seat would do, once it is thought through. */
const thinkingOf = <G extends Shape>(
  { game, guide, numbersFrom }: WorkerEnv<G>,
  { state, seat, shown, level, seed }: Question<G>,
  before: number,
): Generator<number, Plan<G>> =>
  plan({ game, guide, state, seat, vault: remember(EMPTY_VAULT, shown) }, THOUGHTS[level], numbersFrom(seed), before)

/** Hears what is asked. A new question takes the place of one that is still thought about. */
export const answering = <G extends Shape>(env: WorkerEnv<G>): ((asked: Asked<G>) => void) => {
  let current = -1
  const thought = tally()

  const slice = (id: number, thinking: Generator<number, Plan<G>>, before: number): void => {
    if (current !== id) return
    const { nodes, plan } = thinkOn(thinking)
    const tried = before + nodes
    thought.add(nodes)
    if (plan) {
      env.say({ kind: 'planned', id, actions: plan.actions, nodes: tried })
      return
    }
    env.say({ kind: 'thinking', id, nodes: tried })
    env.later(() => slice(id, thinking, tried))
  }

  return (asked) => {
    if (asked.kind === 'think') {
      current = asked.id
      const before = thought.before(env.guide.turn(asked.state), asked.seed)
      slice(asked.id, thinkingOf(env, asked, before), 0)
    } else if (current === asked.id) current = -1
  }
}
