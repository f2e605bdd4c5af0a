/**
 * Bot behind messages, as in a worker: it thinks in slices, so that between two of them it can receive a cancellation.
 * The caller provides the game, its guide, the message channel and `defer`; nothing here needs a page.
 */

import type { Opening, Seat, Shape } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import type { RandomSource } from '../kernel/randomSource.ts'
import { addOpenings, EMPTY_VAULT, seatView } from '../kernel/vault.ts'
import type { GameGuide, SearchGuide } from './guide.ts'
import type { InformationSet } from './informationSet.ts'
import { type BotLevelId, SEARCH_BUDGETS } from './levels.ts'
import { planTurn, type TurnPlan } from './planTurn.ts'
import { createTurnNodeCounter } from './turnNodeCounter.ts'

/** Position of a seat: all that it can see. */
export interface SeatPosition<G extends Shape> {
  readonly state: G['state']
  readonly seat: Seat
  /** Openings that the seat was shown in private. */
  readonly shown: readonly Opening[]
}

/** Request to the bot, with only what its seat can see. `id` comes back with every answer. */
export type BotRequest<G extends Shape> =
  | (SeatPosition<G> & {
      readonly kind: 'think'
      readonly id: number
      readonly level: BotLevelId
      readonly seed: number
    })
  /** Question of the game's own screens, by its name. */
  | (SeatPosition<G> & { readonly kind: 'ask'; readonly id: number; readonly name: string; readonly about: Json })
  | { readonly kind: 'cancel'; readonly id: number }

/** Response: progress, then the plan or answer. A cancelled request gets no further response. */
export type BotResponse<G extends Shape> =
  | { readonly kind: 'thinking'; readonly id: number; readonly nodes: number }
  | { readonly kind: 'planned'; readonly id: number; readonly actions: TurnPlan<G>['actions']; readonly nodes: number }
  | { readonly kind: 'answered'; readonly id: number; readonly answer: unknown }

export interface BotWorkerEnv<G extends Shape> extends Pick<InformationSet<G>, 'game'> {
  readonly guide: SearchGuide<G> & Pick<GameGuide<G>, 'answers'>
  respond(response: BotResponse<G>): void
  /** Runs a function after waiting messages have been handled. */
  defer(run: () => void): void
  randomFrom(seed: number): RandomSource['below']
}

/** Moves that are tried between two checks for messages: some ten milliseconds. */
const SLICE = 500

type ThinkRequest<G extends Shape> = Extract<BotRequest<G>, { kind: 'think' }>

/** Searches for one slice; returns the plan if there is one. */
const runSlice = <G extends Shape>(planning: Generator<number, TurnPlan<G>>): { nodes: number; plan?: TurnPlan<G> } => {
  let nodes = 0
  while (nodes < SLICE) {
    const step = planning.next()
    if (step.done) return { nodes, plan: step.value }
    nodes += step.value
  }
  return { nodes }
}

/** Search for a plan of the request's seat. */
const startPlanning = <G extends Shape>(
  { game, guide, randomFrom }: BotWorkerEnv<G>,
  { state, seat, shown, level, seed }: ThinkRequest<G>,
  nodesBefore: number,
): Generator<number, TurnPlan<G>> =>
  planTurn(
    { game, guide, state, seat, vault: addOpenings(EMPTY_VAULT, shown) },
    SEARCH_BUDGETS[level],
    randomFrom(seed),
    nodesBefore,
  )

const answerQuestion = <G extends Shape>(
  { guide }: BotWorkerEnv<G>,
  { state, seat, shown, name, about }: Extract<BotRequest<G>, { kind: 'ask' }>,
): unknown => guide.answers?.[name]?.(seatView(state, seat, addOpenings(EMPTY_VAULT, shown)), about)

/** Handler of requests. A new request to think replaces one that is still running. */
export const createRequestHandler = <G extends Shape>(env: BotWorkerEnv<G>): ((request: BotRequest<G>) => void) => {
  let currentRequest = -1
  const nodeCounter = createTurnNodeCounter()

  const planSlice = (id: number, planning: Generator<number, TurnPlan<G>>, nodesBefore: number): void => {
    if (currentRequest !== id) return
    const { nodes, plan } = runSlice(planning)
    const triedNodes = nodesBefore + nodes
    nodeCounter.addNodes(nodes)
    if (plan) {
      env.respond({ kind: 'planned', id, actions: plan.actions, nodes: triedNodes })
      return
    }
    env.respond({ kind: 'thinking', id, nodes: triedNodes })
    env.defer(() => planSlice(id, planning, triedNodes))
  }

  return (request) => {
    if (request.kind === 'think') {
      currentRequest = request.id
      const nodesBefore = nodeCounter.nodesBefore(env.guide.turn(request.state), request.seed)
      planSlice(request.id, startPlanning(env, request, nodesBefore), 0)
    } else if (request.kind === 'ask')
      env.respond({ kind: 'answered', id: request.id, answer: answerQuestion(env, request) })
    else if (currentRequest === request.id) currentRequest = -1
  }
}
