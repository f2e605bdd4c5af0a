/** What a player of selfplay is. */

import type { Shape } from '../../kernel/contract.ts'
import type { Playout } from '../../kernel/playout.ts'
import type { RandomSource } from '../../kernel/randomSource.ts'

/** Player: chooses among the legal actions of the awaited seat, of which there is at least one. */
export type MatchPlayer<G extends Shape = Shape> = (
  playout: Playout<G>,
  legal: readonly G['action'][],
  below: RandomSource['below'],
) => G['action']
