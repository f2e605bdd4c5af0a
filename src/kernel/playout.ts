/** Playing on from a state without a log: nothing is locked, hashed or stored. Used to play thousands of games. */

import { answerDraw, NO_STACKED_CARDS, privateOpeningsOf, type StackedCards } from './answerDraw.ts'
import type { Game, Opening, Seat, Shape, Turn } from './contract.ts'
import { isVeiled } from './isVeiled.ts'
import type { RandomSource } from './randomSource.ts'
import { addOpenings, EMPTY_VAULT, openingsOf, seatView, type Vault } from './vault.ts'

/** Random source for the answer in entry number `seq`, after `drawn` other draws: the same on every path to it. */
export type RandomSourceAt = (seq: number, drawn: number) => RandomSource

/** Dealer of a playout. */
export interface PlayoutDealer {
  readonly randomSourceAt: RandomSourceAt
  readonly stacked: StackedCards
}

/** Veiled choice, as a joint move has it. */
export type VeiledChoice<G extends Shape> = readonly [Seat, G['action'], readonly Opening[]]

/** Immutable state of a playout; each move makes the next one. */
export interface Playout<G extends Shape> {
  readonly game: Game<G>
  readonly dealer: PlayoutDealer
  readonly state: G['state']
  /** `seq` that the next entry of a log would have. */
  readonly seq: number
  /** Number of draws answered so far. */
  readonly drawCount: number
  /** All openings dealt so far, and those that each seat was shown. */
  readonly dealt: Vault
  readonly vaults: readonly Vault[]
  /** Veiled choices made and not applied yet: they are in no state, so no seat sees those of the others. */
  readonly choices: readonly VeiledChoice<G>[]
}

/** Seats of a turn without those that have chosen. */
const seatsYetToChoose = <G extends Shape>(turn: Turn, choices: readonly VeiledChoice<G>[]): readonly Seat[] => {
  if (turn.kind !== 'seats') return []
  return choices.length === 0 ? turn.seats : turn.seats.filter((seat) => !choices.some(([chosen]) => chosen === seat))
}

/** Awaited seats without those that have chosen; none when the game is over. */
export const awaitedSeats = <G extends Shape>({ game, state, choices }: Playout<G>): readonly Seat[] =>
  seatsYetToChoose(game.turn(state), choices)

/** Awaited seat; null when the game is over. Veiled seats choose one after another: the first that has not chosen. */
export const nextAwaitedSeat = <G extends Shape>(playout: Playout<G>): Seat | null => awaitedSeats(playout)[0] ?? null

/** Legal actions of the awaited seat, or of another one, knowing only what it was shown; none when the game is over. */
export const legalActionsIn = <G extends Shape>(
  playout: Playout<G>,
  seat = nextAwaitedSeat(playout),
): readonly G['action'][] => {
  const vault = seat === null ? undefined : playout.vaults[seat]
  return vault ? playout.game.legal(seatView(playout.state, seat, vault)) : []
}

/** Answers every draw that is due. Mutates `draft`, which nobody else may have. */
const answerDueDraws = <G extends Shape>(playout: Playout<G>, draft: G['state']): Playout<G> => {
  const { game, dealer } = playout
  let { seq, drawCount, dealt, vaults } = playout
  for (let turn = game.turn(draft); turn.kind === 'chance'; turn = game.turn(draft)) {
    const { draw } = turn
    const dealing = answerDraw(draw, dealt, dealer.randomSourceAt(seq++, drawCount++), dealer.stacked)
    dealt = dealing.dealt
    game.mutate(draft, { kind: 'chance', answer: dealing.answer })
    if (draw.kind !== 'open' || draw.to === 'all') continue
    const { to } = draw
    vaults = vaults.map((vault, seat) =>
      to.includes(seat) ? addOpenings(vault, privateOpeningsOf(draw, dealt)) : vault,
    )
  }
  return { game, dealer, state: draft, seq, drawCount, dealt, vaults, choices: [] }
}

/** Playout of a game that was just set up, from the first draw on; all chance follows from `random`. */
export const startPlayout = <G extends Shape>(
  game: Game<G>,
  state: G['state'],
  seats: number,
  random: RandomSource,
  stacked = NO_STACKED_CARDS,
): Playout<G> => {
  const dealer: PlayoutDealer = { randomSourceAt: () => random, stacked }
  const vaults = Array.from({ length: seats }, () => EMPTY_VAULT)
  return answerDueDraws(
    { game, dealer, state, seq: 0, drawCount: 0, dealt: EMPTY_VAULT, vaults, choices: [] },
    game.copy(state),
  )
}

/** Playout with one more veiled choice: once every seat of the turn has chosen, they are applied together. */
const addVeiledChoice = <G extends Shape>(playout: Playout<G>, choice: VeiledChoice<G>): Playout<G> => {
  const { game, state } = playout
  const choices = [...playout.choices, choice].sort(([a], [b]) => a - b)
  const withAllChoices = { ...playout, choices }
  if (awaitedSeats(withAllChoices).length > 0) return withAllChoices
  const draft = game.copy(state)
  game.mutate(draft, { kind: 'joint', actions: choices })
  return answerDueDraws({ ...playout, seq: playout.seq + 1 }, draft)
}

/**
 * Playout after a legal action of the awaited seat, or of the awaited seat `by`, and all draws that follow it. A veiled
 * choice waits for those of the other seats, and changes nothing until then.
 */
export const playAction = <G extends Shape>(playout: Playout<G>, action: G['action'], by?: Seat): Playout<G> => {
  const { game, state, dealt, choices } = playout
  const turn = game.turn(state)
  const seat = by ?? seatsYetToChoose(turn, choices)[0]
  if (seat === undefined) throw new Error('the game is over')
  const openings = openingsOf(dealt, game.openings(state, seat, action))
  if (!openings) throw new Error('an action opens a slot that was never dealt')
  if (isVeiled(turn)) return addVeiledChoice(playout, [seat, action, openings])
  const draft = game.copy(state)
  game.mutate(draft, { kind: 'seat', seat, action, openings })
  return answerDueDraws({ ...playout, seq: playout.seq + 1 }, draft)
}
