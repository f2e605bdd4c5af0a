/** Bot of any game as a player: it plans, plays its plan up to the first card that is revealed, and plans again. */
import type { GameGuide } from '../../bots/guide.ts'
import { planTurn, type SearchBudget } from '../../bots/planTurn.ts'
import type { Shape } from '../../kernel/contract.ts'
import { nextAwaitedSeat } from '../../kernel/playout.ts'
import { EMPTY_VAULT } from '../../kernel/vault.ts'
import type { MatchPlayer } from './matchPlayer.ts'

/** Creates a player of one seat in one game. */
export const createGuidedPlayer = <G extends Shape>(guide: GameGuide<G>, budget: SearchBudget): MatchPlayer<G> => {
  let planned: readonly G['action'][] = []
  let nodesInTurn = { turn: -1, nodes: 0 }
  return ({ state, vaults, ...playout }, _, below) => {
    if (planned.length === 0) {
      const seat = nextAwaitedSeat({ state, vaults, ...playout }) ?? 0
      const turn = guide.turn(state)
      if (nodesInTurn.turn !== turn) nodesInTurn = { turn, nodes: 0 }
      const infoSet = { game: guide.game, guide, state, seat, vault: vaults[seat] ?? EMPTY_VAULT }
      const search = planTurn(infoSet, budget, below, nodesInTurn.nodes)
      let step = search.next()
      for (; !step.done; step = search.next()) nodesInTurn.nodes += step.value
      planned = step.value.actions
    }
    const [action, ...laterActions] = planned
    if (!action) throw new Error('a plan has an action')
    planned = laterActions
    return action
  }
}
