/** Players of a ladder of Blackstone Castle, by their names. */
import { SEARCH_BUDGETS } from '../../../bots/levels.ts'
import type { BeamSettings, TurnPath } from '../../../bots/searchTurn.ts'
import type { Action } from '../../../games/blackstone/actions.ts'
import { type BlackstoneTypes, game } from '../../../games/blackstone/game.ts'
import { type BlackstoneGuide, createGuide } from '../../../games/blackstone/insight/heuristic/createGuide.ts'
import { WEIGHTS, type Weights } from '../../../games/blackstone/insight/heuristic/weights.ts'
import { courtOf } from '../../../games/blackstone/rules/engine/slots.ts'
import type { State } from '../../../games/blackstone/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { MatchPlayer } from '../../selfplay/matchPlayer.ts'
import { pickRandom, randomPlayer } from '../../selfplay/randomPlayer.ts'
import { createBotPlayer } from '../selfplay/botPlayer.ts'
import { createPlanningPlayer } from '../selfplay/planningPlayer.ts'
import { awaitedInformationSet, searchPaths } from '../selfplay/quickPlayer.ts'
import { seatScore } from '../selfplay/seatScore.ts'
import { simplePlayer } from '../selfplay/simplePlayer.ts'
import type { LadderPlayerName } from './ladderOptions.ts'

const DECIDED_VALUE = 10_000

/** May this draw be tried? Two Knights buy what one Wizard buys. */
const isDraw = (action: Action, state: State, seat: Seat): boolean =>
  action.kind === 'draw' && (action.price !== 'knights' || courtOf(state, seat).wizards === 0)

/**
 * Guide of the captain before it spared its deeds, to compare it with. It draws tasks that it must discard, plays the
 * longest of equally good turns, and gives up a game that is lost.
 */
const wastefulGuide = (guide: BlackstoneGuide): BlackstoneGuide => ({
  ...guide,
  evaluate: (view) => {
    const { outcome } = view.state
    if (!outcome) return guide.evaluate(view)
    return outcome.ranks[view.seat ?? 0] === 1 ? DECIDED_VALUE : -DECIDED_VALUE
  },
  preference: (_, actions) => actions.length,
  sensible: (view, legal) => {
    const sensible = guide.sensible(view, legal)
    return legal.filter((action) => sensible.includes(action) || isDraw(action, view.state, view.seat ?? 0))
  },
})

type TurnPaths = readonly TurnPath<BlackstoneTypes>[]

const highestScoring = (ends: TurnPaths, seat: Seat): TurnPaths => {
  const scores = ends.map(({ playout }) => seatScore(playout.state, seat))
  const most = Math.max(...scores)
  return ends.filter((_, index) => scores[index] === most)
}

/** `weights` only guide the beam towards turns that score. */
const createScoringPlayer = (beam: BeamSettings, weights: Weights): MatchPlayer<BlackstoneTypes> => {
  const guide = createGuide(game, weights)
  return createPlanningPlayer((playout, below) => {
    const infoSet = awaitedInformationSet(playout, guide)
    const path = pickRandom(highestScoring(searchPaths(infoSet, beam, below), infoSet.seat), below)
    return path.actions.slice(0, path.sureActions)
  })
}

/** Budget that takes the best action at each step: no alternatives, no second world. */
const SINGLE_PATH_BUDGET = { ...SEARCH_BUDGETS.scout, beam: { width: 1, nodes: 10_000 }, plans: 1, worlds: 1 }

/** Budget that plays the best turn that the captain level finds, without comparing plans. */
const SINGLE_TURN_BUDGET = { ...SEARCH_BUDGETS.captain, plans: 1, worlds: 1 }

/**
 * Weights for what a turn brings at once: points, and how near it leaves the tasks of the hand. Reserves, income and
 * opponents count nothing.
 */
const SHORT_SIGHTED_WEIGHTS: Weights = {
  ...WEIGHTS,
  inactivePoint: 0,
  knight: 0,
  wizard: 0,
  income: 0,
  balancedIncome: 0,
  king: 0,
  kingPerTurn: 0,
  firstKing: 0,
  upchargeSquare: 0,
  usefulRetained: 0,
  maybeUsefulRetained: 0,
  otherRetained: 0,
  agentSymbol: 0,
  faceDownTask: 0,
  opponentCard: 0,
}

/** Budget of the captain before it spared its deeds. */
const WASTEFUL_BUDGET = { ...SEARCH_BUDGETS.captain, beam: { width: 5, nodes: 6_000 } }

export type CountNodes = (nodes: number) => void

export const createLadderPlayer = (name: LadderPlayerName, onNodes: CountNodes): MatchPlayer<BlackstoneTypes> => {
  if (name === 'random') return randomPlayer
  if (name === 'simple') return simplePlayer
  if (name === 'greedy') return createScoringPlayer(SINGLE_TURN_BUDGET.beam, SHORT_SIGHTED_WEIGHTS)
  if (name === 'nearing') return createBotPlayer(SINGLE_TURN_BUDGET, { weights: SHORT_SIGHTED_WEIGHTS, onNodes })
  if (name === 'wasteful') return createBotPlayer(WASTEFUL_BUDGET, { guideFrom: wastefulGuide, onNodes })
  if (name === 'one-way') return createBotPlayer(SINGLE_PATH_BUDGET, { onNodes })
  if (name === 'knowing')
    return createBotPlayer(SEARCH_BUDGETS.captain, { onNodes, knownCardsOf: ({ dealt }) => dealt })
  return createBotPlayer(SEARCH_BUDGETS[name], { onNodes })
}
