/** A player that plays what it planned, and then plans again: what is shown in between it could not know. */
import type { Blackstone } from '../../games/blackstone/index.ts'
import type { Chance } from '../../kernel/deal.ts'
import type { Playout } from '../../kernel/playout.ts'
import type { Player } from './player.ts'

type Action = Blackstone['action']

/** What the awaited seat would do, up to what it does not know: one deed at least. */
export type Think = (playout: Playout<Blackstone>, below: Chance['below']) => readonly Action[]

/** A player of one seat in one game. */
export const planning = (think: Think): Player => {
  let planned: readonly Action[] = []
  return (playout, _, below) => {
    const [action, ...rest] = planned.length > 0 ? planned : think(playout, below)
    if (!action) throw new Error('a plan has a deed')
    planned = rest
    return action
  }
}
