/**
 * Hosts that cheat in one thing while they deal a fair toy game. Their logs replay: no phone sees the cheat in play.
 */

import { answerDraw, type DealResult, privateOpeningsOf } from '../../../src/kernel/answerDraw.ts'
import type { Draw } from '../../../src/kernel/contract.ts'
import { makeEntry } from '../../../src/kernel/entries.ts'
import type { Entry, EntryBody, Header } from '../../../src/kernel/log.ts'
import type { RandomSource } from '../../../src/kernel/randomSource.ts'
import { type Replay, startReplay } from '../../../src/kernel/replayState.ts'
import { EMPTY_VAULT, openingsOf, type Vault } from '../../../src/kernel/vault.ts'
import { seededRandomSource } from '../../../src/table/arbiter/seededRandomSource.ts'
import { commitmentOf, dealCommitmentOf, seedOf } from '../../../src/table/fairDeal/fairDeal.ts'
import type { DealerSecret, PrivateOpening } from '../../../src/table/logStore.ts'
import { type Toy, type ToyAction, toy } from '../../kernel/toyGame.ts'
import { header, unwrap } from '../../kernel/toyLog.ts'

export const secret: DealerSecret = { seed: 'S'.repeat(43) }
const nonce = 'N'.repeat(22)
const participants = [
  { nonce: 'H'.repeat(22), host: true },
  { nonce, host: false },
]
export const fairHeader: Header = { ...header, deal: dealCommitmentOf(commitmentOf(header.id, secret), participants) }

/** Draw that a host has to answer, in entry `seq`, after `drawn` earlier draws. */
export interface DrawRequest {
  readonly draw: Draw
  readonly seq: number
  readonly drawn: number
  readonly dealt: Vault
  /** Source of chance that follows from the promise. */
  readonly chance: RandomSource
}

export interface Cheat {
  readonly deals?: (request: DrawRequest) => DealResult
  /** Openings of this draw that are shown to the guest's seat in private. */
  readonly shows?: (request: DrawRequest, owed: readonly PrivateOpening[]) => readonly PrivateOpening[]
}

export const dealHonestly = ({ draw, dealt, chance }: DrawRequest): DealResult => answerDraw(draw, dealt, chance)

/** Log of a game as the guest has it. */
export interface HostedGame {
  readonly header: Header
  readonly entries: readonly Entry[]
  /** Openings shown to the guest, who plays seat 1. */
  readonly shown: readonly PrivateOpening[]
}

interface GameInProgress extends HostedGame {
  readonly replay: Replay<Toy>
  readonly dealt: Vault
  readonly drawn: number
}

type Move = ToyAction['verb'] | 'undo' | 'redo'

/** Moves that cause every kind of draw: both shuffles, dice, cards for one and for all, and undone moves. */
export const MOVES: readonly Move[] = [
  ...(['roll', 'mint', 'undo', 'redo', 'draw', 'play', 'bury', 'pass'] as const),
  ...(['draw', 'bury', 'roll', 'pass', 'bid', 'draw', 'draw', 'roll', 'play', 'pass', 'draw'] as const),
]

const appendEntry = (game: GameInProgress, body: EntryBody<ToyAction>): GameInProgress => {
  const { replay, entry } = unwrap(makeEntry(game.replay, body))
  return { ...game, replay, entries: [...game.entries, entry] }
}

const appendAnswer = (game: GameInProgress, { answer, dealt }: DealResult): GameInProgress =>
  appendEntry({ ...game, dealt, drawn: game.drawn + 1 }, { kind: 'chance', answer })

const openingsOwedTo = (draw: Draw, dealt: Vault, seat: number): readonly PrivateOpening[] =>
  draw.kind === 'open' && draw.to !== 'all' && draw.to.includes(seat)
    ? privateOpeningsOf(draw, dealt).map((opening) => ({ seats: [seat], opening }))
    : []

const answerDraws = (game: GameInProgress, cheat: Cheat): GameInProgress => {
  const { replay, dealt, drawn, shown } = game
  if (replay.turn.kind !== 'chance') return game
  const { draw } = replay.turn
  const request = {
    draw,
    seq: replay.seq,
    drawn,
    dealt,
    chance: seededRandomSource(seedOf(fairHeader, secret), fairHeader.id, drawn),
  }
  const deal = (cheat.deals ?? dealHonestly)(request)
  const owed = openingsOwedTo(draw, deal.dealt, 1)
  const shownNow = cheat.shows ? cheat.shows({ ...request, dealt: deal.dealt }, owed) : owed
  return answerDraws(appendAnswer({ ...game, shown: [...shown, ...shownNow] }, deal), cheat)
}

const seatMove = ({ replay, dealt }: GameInProgress, seat: number, verb: ToyAction['verb']) => {
  const [slot = -1] = replay.state.courts[seat]?.hand ?? []
  const action = (
    verb === 'play' || verb === 'bury' ? { verb, slot } : verb === 'bid' ? { verb, coins: seat } : { verb }
  ) as ToyAction
  const openings = openingsOf(dealt, toy.openings(replay.state, seat, action)) ?? []
  return { kind: 'seat', seat, count: replay.counts[seat] ?? 0, action, openings } as const
}

const bodyOf = (game: GameInProgress, move: Move): EntryBody<ToyAction> => {
  const { counts, state } = game.replay
  if (move === 'undo' || move === 'redo') return { kind: move, seat: state.active, count: counts[state.active] ?? 0 }
  if (move !== 'bid') return seatMove(game, state.active, move)
  const moves = [0, 1].map((seat) => seatMove(game, seat, move))
  return { kind: 'joint', actions: moves.map(({ seat, action, openings }) => [seat, action, openings] as const) }
}

/** Plays these moves with this host as dealer. */
export const playHostedGame = (cheat: Cheat = {}, moves = MOVES): HostedGame => {
  const replay = unwrap(startReplay(toy, fairHeader))
  let game = answerDraws({ header: fairHeader, replay, dealt: EMPTY_VAULT, drawn: 0, entries: [], shown: [] }, cheat)
  for (const move of moves) game = answerDraws(appendEntry(game, bodyOf(game, move)), cheat)
  const { entries, shown } = game
  return { header: fairHeader, entries, shown }
}
