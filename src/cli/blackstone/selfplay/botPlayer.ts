/** Bot as a player: it plans, plays its plan up to the first card that is revealed, and plans again. */

import { planTurn, type SearchBudget } from '../../../bots/planTurn.ts'
import { createTurnNodeCounter } from '../../../bots/turnNodeCounter.ts'
import type { BlackstoneTypes } from '../../../games/blackstone/game.ts'
import { game } from '../../../games/blackstone/game.ts'
import { type BlackstoneGuide, createGuide } from '../../../games/blackstone/insight/heuristic/createGuide.ts'
import type { Weights } from '../../../games/blackstone/insight/heuristic/weights.ts'
import { nextAwaitedSeat, type Playout } from '../../../kernel/playout.ts'
import { EMPTY_VAULT, type Vault } from '../../../kernel/vault.ts'
import type { MatchPlayer } from '../../selfplay/matchPlayer.ts'
import { createPlanningPlayer } from './planningPlayer.ts'

/** Cards that a seat knows during a game. */
export type KnownCardsOf = (playout: Playout<BlackstoneTypes>, seat: number) => Vault

/** Cards that the seat was shown, which is all that a bot at a table knows. */
const shownCards: KnownCardsOf = ({ vaults }, seat) => vaults[seat] ?? EMPTY_VAULT

export interface BotPlayerOptions {
  readonly weights?: Weights
  /** Guide in place of the usual one, made from it. */
  readonly guideFrom?: (guide: BlackstoneGuide) => BlackstoneGuide
  /** Called after each plan with the number of actions that were tried for it. */
  readonly onNodes?: (nodes: number) => void
  readonly knownCardsOf?: KnownCardsOf
}

/** Creates a player of one seat in one game. */
export const createBotPlayer = (
  budget: SearchBudget,
  { weights, guideFrom, onNodes, knownCardsOf = shownCards }: BotPlayerOptions = {},
): MatchPlayer<BlackstoneTypes> => {
  const usualGuide = createGuide(game, weights)
  const guide = guideFrom?.(usualGuide) ?? usualGuide
  const nodeCounter = createTurnNodeCounter()
  return createPlanningPlayer((playout, below) => {
    const nodesBefore = nodeCounter.nodesBefore(guide.turn(playout.state), playout.seq)
    const seat = nextAwaitedSeat(playout) ?? 0
    const infoSet = { game, guide, state: playout.state, seat, vault: knownCardsOf(playout, seat) }
    const search = planTurn(infoSet, budget, below, nodesBefore)
    let nodes = 0
    let step = search.next()
    for (; !step.done; step = search.next()) nodes += step.value
    nodeCounter.addNodes(nodes)
    onNodes?.(nodes)
    return step.value.actions
  })
}
