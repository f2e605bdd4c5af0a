/** A bot as a player: it plans, plays what it planned up to what is shown, and plans again. */
import { plan, type Thought } from '../../bots/plan.ts'
import { tally } from '../../bots/tally.ts'
import type { Sight } from '../../bots/world.ts'
import type { Blackstone } from '../../games/blackstone/index.ts'
import { game } from '../../games/blackstone/index.ts'
import { guideTo } from '../../games/blackstone/insight/worth/guide.ts'
import type { Weights } from '../../games/blackstone/insight/worth/weights.ts'
import type { Chance } from '../../kernel/deal.ts'
import { awaitedIn, type Playout } from '../../kernel/playout.ts'
import { EMPTY_VAULT } from '../../kernel/vault.ts'
import type { Player } from './player.ts'

/** What a seat has before it in a game that goes on. */
const sightOf = ({ state, vaults }: Playout<Blackstone>, seat: number, guide: Sight<Blackstone>['guide']) => ({
  game,
  guide,
  state,
  seat,
  vault: vaults[seat] ?? EMPTY_VAULT,
})

/** A player of one seat in one game. `count` is told how many deeds were tried for each plan. */
export const botOf = (thought: Thought, weights?: Weights, count?: (nodes: number) => void): Player => {
  const guide = guideTo(game, weights)
  const thoughts = tally()
  let planned: readonly Blackstone['action'][] = []
  const think = (playout: Playout<Blackstone>, below: Chance['below']): void => {
    const before = thoughts.before(guide.turn(playout.state), playout.seq)
    const thinking = plan(sightOf(playout, awaitedIn(playout) ?? 0, guide), thought, below, before)
    let nodes = 0
    let step = thinking.next()
    for (; !step.done; step = thinking.next()) nodes += step.value
    thoughts.add(nodes)
    count?.(nodes)
    planned = step.value.actions
  }
  return (playout, _, below) => {
    if (planned.length === 0) think(playout, below)
    const [action, ...rest] = planned
    if (!action) throw new Error('a plan has a deed')
    planned = rest
    return action
  }
}
