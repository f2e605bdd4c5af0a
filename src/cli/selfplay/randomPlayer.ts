/** Player that takes any legal action, and a random choice of any items. */
import type { RandomSource } from '../../kernel/randomSource.ts'

export const pickRandom = <T>(items: readonly T[], below: RandomSource['below']): T => {
  const item = items[below(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** Player that takes any legal action, each with the same probability. */
export const randomPlayer = <A extends object>(_: unknown, legal: readonly A[], below: RandomSource['below']): A =>
  pickRandom(legal, below)
