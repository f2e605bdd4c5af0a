/** A bot as a player: it plans, plays what it planned up to what is shown, and plans again. */
import { plan, type Thought } from '../../bots/plan.ts'
import { tally } from '../../bots/tally.ts'
import type { Blackstone } from '../../games/blackstone/index.ts'
import { game } from '../../games/blackstone/index.ts'
import { guideTo } from '../../games/blackstone/insight/worth/guide.ts'
import type { Weights } from '../../games/blackstone/insight/worth/weights.ts'
import { awaitedIn, type Playout } from '../../kernel/playout.ts'
import { EMPTY_VAULT, type Vault } from '../../kernel/vault.ts'
import { planning } from './planning.ts'
import type { Player } from './player.ts'

/** Which cards a seat knows in a game that goes on. */
export type Knowing = (playout: Playout<Blackstone>, seat: number) => Vault

/** What it was shown: all that a bot at a table ever gets. */
const shown: Knowing = ({ vaults }, seat) => vaults[seat] ?? EMPTY_VAULT

export interface Habits {
  readonly weights?: Weights
  /** Is told how many deeds were tried for each plan. */
  readonly count?: (nodes: number) => void
  readonly knowing?: Knowing
}

/** A player of one seat in one game. */
export const botOf = (thought: Thought, { weights, count, knowing = shown }: Habits = {}): Player => {
  const guide = guideTo(game, weights)
  const thoughts = tally()
  return planning((playout, below) => {
    const before = thoughts.before(guide.turn(playout.state), playout.seq)
    const seat = awaitedIn(playout) ?? 0
    const sight = { game, guide, state: playout.state, seat, vault: knowing(playout, seat) }
    const thinking = plan(sight, thought, below, before)
    let nodes = 0
    let step = thinking.next()
    for (; !step.done; step = thinking.next()) nodes += step.value
    thoughts.add(nodes)
    count?.(nodes)
    return step.value.actions
  })
}
