import type { Blackstone } from '../../games/blackstone/index.ts'
import type { Chance } from '../../kernel/deal.ts'
import type { Playout } from '../../kernel/playout.ts'

type Action = Blackstone['action']

/** Chooses among the legal actions of the awaited seat, of which there is at least one. */
export type Player = (playout: Playout<Blackstone>, legal: readonly Action[], below: Chance['below']) => Action

export const anyOf = <T>(items: readonly T[], below: Chance['below']): T => {
  const item = items[below(items.length)]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** Any legal action, each as likely as the others. */
export const random: Player = (_, legal, below) => anyOf(legal, below)
