/** Playing on from a state without a log: nothing is locked, hashed or kept. What counts trees and plays thousands of games stands here. */
import type { Game, Seat, Shape } from './contract.ts'
import { type Chance, deal, type Stacked, shownBy, UNSTACKED } from './deal.ts'
import { EMPTY_VAULT, openingsOf, remember, type Vault, viewOf } from './vault.ts'

/** The dealer's chance for the answer that stands in the entry with this number, after so many other draws: the same on every way to it. */
export type ChanceAt = (seq: number, drawn: number) => Chance

/** How a playout deals. */
export interface Dealer {
  readonly chanceAt: ChanceAt
  readonly stacked: Stacked
}

/** Where a playout stands. It is never changed, each deed makes the next one. */
export interface Playout<G extends Shape> {
  readonly game: Game<G>
  readonly dealer: Dealer
  readonly state: G['state']
  /** Number that the next entry of a log would have. */
  readonly seq: number
  /** How many draws were answered. */
  readonly drawn: number
  /** All that was ever dealt, and what each seat was shown of it. */
  readonly dealt: Vault
  readonly vaults: readonly Vault[]
}

/** The seat that is awaited; null when the game is over. Of veiled seats, which choose together, the first. */
export const awaitedIn = <G extends Shape>({ game, state }: Playout<G>): Seat | null => {
  const turn = game.turn(state)
  return turn.kind === 'seats' ? (turn.seats[0] ?? null) : null
}

/** What the awaited seat may do, knowing only what it was shown; nothing when the game is over. */
export const legalIn = <G extends Shape>(playout: Playout<G>): readonly G['action'][] => {
  const seat = awaitedIn(playout)
  const vault = seat === null ? undefined : playout.vaults[seat]
  return vault ? playout.game.legal(viewOf(playout.state, seat, vault)) : []
}

/** Answers every draw that is due. Changes `draft`, which nobody else may hold. */
const settled = <G extends Shape>(playout: Playout<G>, draft: G['state']): Playout<G> => {
  const { game, dealer } = playout
  let { seq, drawn, dealt, vaults } = playout
  for (let turn = game.turn(draft); turn.kind === 'chance'; turn = game.turn(draft)) {
    const { draw } = turn
    const dealing = deal(draw, dealt, dealer.chanceAt(seq++, drawn++), dealer.stacked)
    dealt = dealing.dealt
    game.mutate(draft, { kind: 'chance', answer: dealing.answer })
    if (draw.kind !== 'open' || draw.to === 'all') continue
    const { to } = draw
    vaults = vaults.map((vault, seat) => (to.includes(seat) ? remember(vault, shownBy(draw, dealt)) : vault))
  }
  return { game, dealer, state: draft, seq, drawn, dealt, vaults }
}

/** A playout of a game that was just set up, from the first draw on; all chance follows from `chance`. */
export const playoutOf = <G extends Shape>(
  game: Game<G>,
  state: G['state'],
  seats: number,
  chance: Chance,
): Playout<G> => {
  const dealer: Dealer = { chanceAt: () => chance, stacked: UNSTACKED }
  const vaults = Array.from({ length: seats }, () => EMPTY_VAULT)
  return settled({ game, dealer, state, seq: 0, drawn: 0, dealt: EMPTY_VAULT, vaults }, game.copy(state))
}

/** The playout after an action of the awaited seat, which must be legal, and all draws that follow it. */
export const playOn = <G extends Shape>(playout: Playout<G>, action: G['action']): Playout<G> => {
  const { game, state, dealt } = playout
  const seat = awaitedIn(playout)
  if (seat === null) throw new Error('the game is over')
  const openings = openingsOf(dealt, game.openings(state, seat, action))
  if (!openings) throw new Error('an action opens a slot that was never dealt')
  const draft = game.copy(state)
  game.mutate(draft, { kind: 'seat', seat, action, openings })
  return settled({ ...playout, seq: playout.seq + 1 }, draft)
}

/**
 * How many sequences of 1, 2, … `depth` actions there are from here. Draws are no actions: each is answered once, as the dealer answers
 * it in that entry. A game that is over has no further sequences.
 */
export const countTree = <G extends Shape>(playout: Playout<G>, depth: number): readonly number[] => {
  const legal = legalIn(playout)
  const counts = [legal.length, ...Array<number>(depth - 1).fill(0)]
  if (depth === 1) return counts
  for (const action of legal) {
    const below = countTree(playOn(playout, action), depth - 1)
    below.forEach((count, i) => {
      counts[i + 1] = (counts[i + 1] ?? 0) + count
    })
  }
  return counts
}
