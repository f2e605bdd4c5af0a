/**
 * The quick level: of all ways through the turn in one imagined world two go on from each step, and the best is played up to what it shows.
 * It overlooks nothing and judges nothing: no lower bot plays as well, no higher one as fast.
 */
import { type Beam, look } from '../../bots/beam.ts'
import { imagine } from '../../bots/world.ts'
import { type Blackstone, game } from '../../games/blackstone/index.ts'
import { guideTo } from '../../games/blackstone/insight/worth/guide.ts'
import type { Chance } from '../../kernel/deal.ts'
import { awaitedIn, type Playout } from '../../kernel/playout.ts'
import { EMPTY_VAULT } from '../../kernel/vault.ts'
import type { Player } from './player.ts'

type Action = Blackstone['action']

const BEAM: Beam = { width: 2, nodes: 2_000 }
const guide = guideTo(game)

/** What the awaited seat would do now, up to what it does not know. */
const thought = ({ state, vaults, ...playout }: Playout<Blackstone>, below: Chance['below']): readonly Action[] => {
  const seat = awaitedIn({ state, vaults, ...playout }) ?? 0
  const sight = { game, guide, state, seat, vault: vaults[seat] ?? EMPTY_VAULT }
  const looking = look(sight, imagine(sight, below), BEAM, below)
  let step = looking.next()
  while (!step.done) step = looking.next()
  const [best] = step.value.ends
  return best ? best.actions.slice(0, best.sure) : []
}

/** A player of one seat in one game: it remembers what it planned. */
export const quick = (): Player => {
  let planned: readonly Action[] = []
  return (playout, _, below) => {
    const [action, ...rest] = planned.length > 0 ? planned : thought(playout, below)
    if (!action) throw new Error('a way has a deed')
    planned = rest
    return action
  }
}
