/** Completes whenever it can; otherwise makes the move after which the nearest task of its hand is nearest, or draws. */
import { cardOf, taskOf } from '../../games/blackstone/cards.ts'
import { type Blackstone, sceneOf } from '../../games/blackstone/index.ts'
import { type Limited, limitsOf } from '../../games/blackstone/insight/limits.ts'
import type { Scene } from '../../games/blackstone/rules/play.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Chance } from '../../kernel/deal.ts'
import { awaitedIn, type Playout } from '../../kernel/playout.ts'
import { EMPTY_VAULT, openingsOf, viewOf } from '../../kernel/vault.ts'
import { outlook } from './outlook.ts'
import { anyOf, type Player } from './player.ts'

type Action = Blackstone['action']
type State = Blackstone['state']
type Below = Chance['below']

/** What the seat sees of a state: the playout's, or one that it imagines. */
const seen = ({ vaults }: Playout<Blackstone>, seat: Seat, state: State): Scene =>
  sceneOf(viewOf(state, seat, vaults[seat] ?? EMPTY_VAULT))

const pointsOf = (scene: Scene, action: Action): number =>
  action.kind === 'complete' ? taskOf(cardOf(scene.know(action.card))).points : 0

const most = <T>(items: readonly T[], measure: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || measure(item) > measure(best) ? item : best),
    undefined,
  )

const ofKinds = (legal: readonly Action[], ...kinds: readonly Action['kind'][]): readonly Action[] =>
  legal.filter(({ kind }) => kinds.includes(kind))

const scoring = (legal: readonly Action[], scene: Scene): Action | undefined =>
  most(ofKinds(legal, 'complete'), (action) => pointsOf(scene, action)) ?? ofKinds(legal, 'adopt', 'kill')[0]

/** The outlook after a move, as far as it is known before cards are turned over. */
const outlookAfter = (playout: Playout<Blackstone>, seat: Seat, action: Action): number => {
  const { game, state, vaults } = playout
  const openings = openingsOf(vaults[seat] ?? EMPTY_VAULT, game.openings(state, seat, action))
  if (!openings) return outlook(seen(playout, seat, state))
  const draft = game.copy(state)
  game.mutate(draft, { kind: 'seat', seat, action, openings })
  return draft.outcome ? 0 : outlook(seen(playout, seat, draft))
}

/** Drops what leaves the best hand. */
const dropping = (playout: Playout<Blackstone>, seat: Seat, legal: readonly Action[]): Action | undefined =>
  most(ofKinds(legal, 'discard'), (action) => -outlookAfter(playout, seat, action))

/** A move that brings a task nearer, the best of them. */
const nearer = (
  playout: Playout<Blackstone>,
  seat: Seat,
  legal: readonly Action[],
  scene: Scene,
): Action | undefined => {
  const moves = ofKinds(legal, 'slide', 'swap', 'flip', 'retain')
  const gains = moves.map((action) => ({ action, gain: outlook(scene) - outlookAfter(playout, seat, action) }))
  return most(
    gains.filter(({ gain }) => gain > 0),
    ({ gain }) => gain,
  )?.action
}

/** Draws a task from any deck, also one more than may be kept: the furthest then goes. */
const drawing = (legal: readonly Action[], { state, seat }: Scene, below: Below): Action | undefined => {
  const draws = ofKinds(legal, 'draw')
  return draws.length > 0 && room(state, seat, 'hand') >= 0 ? anyOf(draws, below) : undefined
}

/** Retains any vassal, so that others come. */
const churning = (legal: readonly Action[], { state, seat }: Scene, below: Below): Action | undefined => {
  const retains = ofKinds(legal, 'retain')
  return retains.length > 0 && room(state, seat, 'retained') > 0 ? anyOf(retains, below) : undefined
}

/** How many more may be kept. */
const room = (state: State, seat: Seat, what: Limited): number => {
  const limit = limitsOf(state.courts[seat] as State['courts'][number]).find((one) => one.what === what)
  return limit ? limit.limit - limit.count : 0
}

export const simple: Player = (playout, legal, below) => {
  const seat = awaitedIn(playout) ?? 0
  const scene = seen(playout, seat, playout.state)
  const best = scoring(legal, scene) ?? nearer(playout, seat, legal, scene)
  if (best) return best
  const more =
    playout.state.completions > 0 ? undefined : (drawing(legal, scene, below) ?? churning(legal, scene, below))
  return more ?? dropping(playout, seat, legal) ?? ofKinds(legal, 'endWork')[0] ?? anyOf(legal, below)
}
