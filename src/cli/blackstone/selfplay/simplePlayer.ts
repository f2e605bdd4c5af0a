/** Completes whenever it can; otherwise makes the move after which the nearest task of its hand is nearest, or takes what there is. */
import { type Blackstone, sceneOf } from '../../games/blackstone/index.ts'
import { kingsOf } from '../../games/blackstone/rules/court.ts'
import { courtOf, type Scene } from '../../games/blackstone/rules/play.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Chance } from '../../kernel/deal.ts'
import { awaitedIn, type Playout } from '../../kernel/playout.ts'
import { EMPTY_VAULT, openingsOf, viewOf } from '../../kernel/vault.ts'
import { outlook } from './outlook.ts'
import { anyOf, type Player } from './player.ts'
import { worth } from './worth.ts'

type Action = Blackstone['action']
type State = Blackstone['state']

/** One decision: where the game stands, whose it is, and what may be done. */
interface Decision {
  readonly playout: Playout<Blackstone>
  readonly seat: Seat
  readonly legal: readonly Action[]
  readonly below: Chance['below']
}

/** What the seat sees of a state: the playout's, or one that it imagines. */
const seen = ({ playout, seat }: Decision, state: State): Scene =>
  sceneOf(viewOf(state, seat, playout.vaults[seat] ?? EMPTY_VAULT))

const ofKinds = ({ legal }: Decision, ...kinds: readonly Action['kind'][]): readonly Action[] =>
  legal.filter(({ kind }) => kinds.includes(kind))

/** The state after an action, before cards are turned over; as it is now where the seat would open what it does not know. */
const imagined = ({ playout, seat }: Decision, action: Action): State => {
  const { game, state, vaults } = playout
  const openings = openingsOf(vaults[seat] ?? EMPTY_VAULT, game.openings(state, seat, action))
  if (!openings) return state
  const draft = game.copy(state)
  game.mutate(draft, { kind: 'seat', seat, action, openings })
  return draft
}

const outlookAfter = (decision: Decision, action: Action): number => {
  const after = imagined(decision, action)
  return after.outcome ? 0 : outlook(seen(decision, after))
}

/** The action that measures most, where one measures more than `least`. */
const most = (
  actions: readonly Action[],
  measure: (action: Action) => number,
  least = Number.NEGATIVE_INFINITY,
): Action | undefined => {
  const measured = actions.map((action) => ({ action, size: measure(action) }))
  const [best] = measured.toSorted((a, b) => b.size - a.size)
  return best && best.size > least ? best.action : undefined
}

/** Completes a task or uses a card, the best of them; brings one to a dog; kills rats. */
const scored = (decision: Decision): Action | undefined =>
  most(ofKinds(decision, 'complete', 'claim', 'use', 'lay'), (action) =>
    worth(imagined(decision, action), decision.seat),
  ) ?? ofKinds(decision, 'adopt', 'kill')[0]

/** Moves so that a task comes nearer. */
const nearer = (decision: Decision): Action | undefined => {
  const moves = ofKinds(decision, 'slide', 'swap', 'flip', 'retain')
  if (moves.length === 0) return undefined
  const now = outlook(seen(decision, decision.playout.state))
  return most(moves, (action) => now - outlookAfter(decision, action), 0)
}

/** How many more may be kept. */
const room = ({ playout, seat }: Decision, what: 'hand' | 'retained'): number => {
  const court = courtOf(playout.state, seat)
  return kingsOf(court) - court[what].length
}

const anyIf = (isWanted: boolean, actions: readonly Action[], { below }: Decision): Action | undefined =>
  isWanted && actions.length > 0 ? anyOf(actions, below) : undefined

/** Takes a card; of tasks to be kept also one too many, for the furthest then goes. Or retains any vassal, so that others come. */
const taken = (decision: Decision): Action | undefined =>
  decision.playout.state.completions > 0
    ? undefined
    : (anyIf(true, ofKinds(decision, 'take', 'exchange'), decision) ??
      anyIf(room(decision, 'hand') >= 0, ofKinds(decision, 'draw'), decision) ??
      anyIf(room(decision, 'retained') > 0, ofKinds(decision, 'retain'), decision))

/** Drops what leaves the best hand. */
const dropped = (decision: Decision): Action | undefined =>
  most(ofKinds(decision, 'discard'), (action) => -outlookAfter(decision, action))

export const simple: Player = (playout, legal, below) => {
  const decision = { playout, seat: awaitedIn(playout) ?? 0, legal, below }
  const wanted = scored(decision) ?? nearer(decision) ?? taken(decision) ?? dropped(decision)
  return wanted ?? ofKinds(decision, 'endWork')[0] ?? anyOf(legal, below)
}
