import type { RandomSource } from '../../kernel/answerDraw.ts'
import type { Shape } from '../../kernel/contract.ts'
import type { Playout } from '../../kernel/playout.ts'

/** Player: chooses among the legal actions of the awaited seat, of which there is at least one. */
export type MatchPlayer<G extends Shape = Shape> = (
  playout: Playout<G>,
  legal: readonly G['action'][],
  below: RandomSource['below'],
) => G['action']

export const pickRandom = <T>(items: readonly T[], below: RandomSource['below']): T => {
  const item = items[below(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** Player that takes any legal action, each with the same probability. */
export const randomPlayer = <A extends object>(_: unknown, legal: readonly A[], below: RandomSource['below']): A =>
  pickRandom(legal, below)
