/**
 * The quick level: of all ways through the turn in one imagined world two go on from each step, and the best is played up to what it shows.
 * It overlooks nothing and judges nothing: no lower bot plays as well, no higher one as fast.
 */
import { type Beam, look, type Way } from '../../bots/beam.ts'
import { imagine, type Sight } from '../../bots/world.ts'
import { type Blackstone, game } from '../../games/blackstone/index.ts'
import { guideTo } from '../../games/blackstone/insight/worth/guide.ts'
import type { Chance } from '../../kernel/deal.ts'
import { awaitedIn, type Playout } from '../../kernel/playout.ts'
import { EMPTY_VAULT } from '../../kernel/vault.ts'
import { planning } from './planning.ts'
import type { Player } from './player.ts'

const BEAM: Beam = { width: 2, nodes: 2_000 }
const guide = guideTo(game)

/** What the awaited seat has before it. */
export const sightIn = (playout: Playout<Blackstone>, guide: Sight<Blackstone>['guide']): Sight<Blackstone> => {
  const seat = awaitedIn(playout) ?? 0
  return { game, guide, state: playout.state, seat, vault: playout.vaults[seat] ?? EMPTY_VAULT }
}

/** Ways to the end of the turn in one imagined world, best first. */
export const endsOf = (sight: Sight<Blackstone>, beam: Beam, below: Chance['below']): readonly Way<Blackstone>[] => {
  const looking = look(sight, imagine(sight, below), beam, below)
  let step = looking.next()
  while (!step.done) step = looking.next()
  return step.value.ends
}

export const quick = (): Player =>
  planning((playout, below) => {
    const [best] = endsOf(sightIn(playout, guide), BEAM, below)
    return best ? best.actions.slice(0, best.sure) : []
  })
