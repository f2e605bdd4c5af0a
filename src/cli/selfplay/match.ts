/** One game that players play to its end. */

import type { Shape } from '../../kernel/contract.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../../kernel/playout.ts'
import type { RandomSource } from '../../kernel/randomSource.ts'
import type { MatchPlayer } from './matchPlayer.ts'

/** Longest game that is played, in actions: where rounds are not limited, random play need not end. */
const MAX_ACTIONS = 20_000

export type RandomBelow = RandomSource['below']

export interface Match<G extends Shape> {
  readonly end: Playout<G>
  readonly actions: number
}

/**
 * Plays until the game is over, or too long. `players` by seat; `watch` receives each action, with the game before
 * and after it.
 */
export const playMatch = <G extends Shape>(
  start: Playout<G>,
  players: readonly MatchPlayer<G>[],
  below: RandomBelow,
  watch?: (before: Playout<G>, after: Playout<G>, action: G['action']) => void,
): Match<G> => {
  let [current, actions] = [start, 0]
  for (let seat = nextAwaitedSeat(current); seat !== null && actions < MAX_ACTIONS; seat = nextAwaitedSeat(current)) {
    const before = current
    const player = players[seat]
    if (!player) throw new Error(`nobody plays seat ${seat}`)
    const action = player(before, legalActionsIn(before), below)
    current = playAction(before, action)
    actions++
    watch?.(before, current, action)
  }
  return { end: current, actions }
}
