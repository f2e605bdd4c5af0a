/**
 * Simple player: it completes a task whenever it can; otherwise it makes the move that brings the nearest task of its
 * hand nearest, or takes cards.
 */
import { type BlackstoneTypes, sceneOf } from '../../../games/blackstone/game.ts'
import { kingsOf } from '../../../games/blackstone/rules/court/activeCards.ts'
import { courtOf } from '../../../games/blackstone/rules/engine/slots.ts'
import type { Scene } from '../../../games/blackstone/rules/ruleTypes.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { nextAwaitedSeat, type Playout } from '../../../kernel/playout.ts'
import type { RandomSource } from '../../../kernel/randomSource.ts'
import { EMPTY_VAULT, openingsOf, seatView } from '../../../kernel/vault.ts'
import type { MatchPlayer } from '../../selfplay/matchPlayer.ts'
import { pickRandom } from '../../selfplay/randomPlayer.ts'
import { handDistance } from './handDistance.ts'
import { seatScore } from './seatScore.ts'

type Action = BlackstoneTypes['action']
type State = BlackstoneTypes['state']

/** Decision that a seat has to make. */
interface Decision {
  readonly playout: Playout<BlackstoneTypes>
  readonly seat: Seat
  readonly legal: readonly Action[]
  readonly below: RandomSource['below']
}

/** Scene of a state for the seat: the playout's state, or one that it imagines. */
const sceneOfState = ({ playout, seat }: Decision, state: State): Scene =>
  sceneOf(seatView(state, seat, playout.vaults[seat] ?? EMPTY_VAULT))

const actionsOfKinds = ({ legal }: Decision, ...kinds: readonly Action['kind'][]): readonly Action[] =>
  legal.filter(({ kind }) => kinds.includes(kind))

/**
 * State after an action, before cards are revealed; the present state where the action reveals a card that the seat
 * does not know.
 */
const stateAfter = ({ playout, seat }: Decision, action: Action): State => {
  const { game, state, vaults } = playout
  const openings = openingsOf(vaults[seat] ?? EMPTY_VAULT, game.openings(state, seat, action))
  if (!openings) return state
  const draft = game.copy(state)
  game.mutate(draft, { kind: 'seat', seat, action, openings })
  return draft
}

const handDistanceAfter = (decision: Decision, action: Action): number => {
  const after = stateAfter(decision, action)
  return after.outcome ? 0 : handDistance(sceneOfState(decision, after))
}

/** Action with the highest measure, if that is over `threshold`. */
const bestAction = (
  actions: readonly Action[],
  measure: (action: Action) => number,
  threshold = Number.NEGATIVE_INFINITY,
): Action | undefined => {
  const measured = actions.map((action) => ({ action, size: measure(action) }))
  const [best] = measured.toSorted((a, b) => b.size - a.size)
  return best && best.size > threshold ? best.action : undefined
}

/** Action that scores: the best completion or use of a card, else one that adopts a dog or kills rats. */
const scoringAction = (decision: Decision): Action | undefined =>
  bestAction(actionsOfKinds(decision, 'complete', 'claim', 'use', 'lay'), (action) =>
    seatScore(stateAfter(decision, action), decision.seat),
  ) ?? actionsOfKinds(decision, 'adopt', 'kill')[0]

/** Move that brings a task nearer. */
const approachingAction = (decision: Decision): Action | undefined => {
  const moves = actionsOfKinds(decision, 'slide', 'swap', 'flip', 'retain')
  if (moves.length === 0) return undefined
  const currentDistance = handDistance(sceneOfState(decision, decision.playout.state))
  return bestAction(moves, (action) => currentDistance - handDistanceAfter(decision, action), 0)
}

/** Number of cards that may still be kept. */
const freeSpace = ({ playout, seat }: Decision, place: 'hand' | 'retained'): number => {
  const court = courtOf(playout.state, seat)
  return kingsOf(court) - court[place].length
}

const randomActionIf = (isWanted: boolean, actions: readonly Action[], { below }: Decision): Action | undefined =>
  isWanted && actions.length > 0 ? pickRandom(actions, below) : undefined

/**
 * Action that takes a card. A task may be one too many, because the least useful is then discarded. Or any vassal is
 * retained, so that others come.
 */
const cardTakingAction = (decision: Decision): Action | undefined =>
  decision.playout.state.completions > 0
    ? undefined
    : (randomActionIf(true, actionsOfKinds(decision, 'take', 'exchange'), decision) ??
      randomActionIf(freeSpace(decision, 'hand') >= 0, actionsOfKinds(decision, 'draw'), decision) ??
      randomActionIf(freeSpace(decision, 'retained') > 0, actionsOfKinds(decision, 'retain'), decision))

/** Discard that leaves the best hand. */
const discardingAction = (decision: Decision): Action | undefined =>
  bestAction(actionsOfKinds(decision, 'discard'), (action) => -handDistanceAfter(decision, action))

export const simplePlayer: MatchPlayer<BlackstoneTypes> = (playout, legal, below) => {
  const decision = { playout, seat: nextAwaitedSeat(playout) ?? 0, legal, below }
  const preferred =
    scoringAction(decision) ?? approachingAction(decision) ?? cardTakingAction(decision) ?? discardingAction(decision)
  return preferred ?? actionsOfKinds(decision, 'endWork')[0] ?? pickRandom(legal, below)
}
