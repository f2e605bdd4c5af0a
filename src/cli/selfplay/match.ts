/** One game that players play to its end. */
import type { Shape } from '../../kernel/contract.ts'
import type { RandomSource } from '../../kernel/deal.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../../kernel/playout.ts'
import type { MatchPlayer } from './matchPlayer.ts'

/** Longest game that is played, in actions: where rounds are not limited, random play need not end. */
const MAX_ACTIONS = 20_000

export type RandomBelow = RandomSource['below']

export interface Match<G extends Shape> {
  readonly end: Playout<G>
  readonly actions: number
}

/**
 * Plays until the game is over, or too long. `players` by seat; `watch` receives the states before and after each
 * action.
 */
export const playMatch = <G extends Shape>(
  start: Playout<G>,
  players: readonly MatchPlayer<G>[],
  below: RandomBelow,
  watch?: (before: G['state'], after: G['state']) => void,
): Match<G> => {
  let [current, actions] = [start, 0]
  for (let seat = nextAwaitedSeat(current); seat !== null && actions < MAX_ACTIONS; seat = nextAwaitedSeat(current)) {
    const { state } = current
    const player = players[seat]
    if (!player) throw new Error(`nobody plays seat ${seat}`)
    current = playAction(current, player(current, legalActionsIn(current), below))
    actions++
    watch?.(state, current.state)
  }
  return { end: current, actions }
}
