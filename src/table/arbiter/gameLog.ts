/**
 * Log of a game on the dealer's phone: its replay, its dealer, and every entry with the openings that it showed in
 * private.
 */
import type { Game, Shape } from '../../kernel/contract.ts'
import { makeEntry } from '../../kernel/entries.ts'
import type { Entry, EntryBody, Header } from '../../kernel/log.ts'
import { type Replay, startReplay } from '../../kernel/replayState.ts'
import { ok, type Result } from '../../kernel/result.ts'
import type { DealerSecret, PrivateOpening } from '../logStore.ts'
import { askDealer, createDealer, type Dealer } from './dealer.ts'

export interface LoggedEntry {
  readonly entry: Entry
  readonly shown: readonly PrivateOpening[]
}

export interface GameLog<G extends Shape> {
  readonly replay: Replay<G>
  readonly dealer: Dealer
  readonly loggedEntries: readonly LoggedEntry[]
}

/**
 * Log without entries. Refuses a header that does not start, a secret that it does not promise, or a hidden half that
 * does not fit.
 */
export const openGameLog = <G extends Shape>(
  game: Game<G>,
  header: Header,
  secret: DealerSecret,
): Result<GameLog<G>> => {
  const replay = startReplay(game, header)
  if (!replay.ok) return replay
  const dealer = createDealer(game, header, secret)
  return dealer.ok ? ok({ replay: replay.value, dealer: dealer.value, loggedEntries: [] }) : dealer
}

/** Log with one more entry. */
export const appendEntry = <G extends Shape>(
  log: GameLog<G>,
  replay: Replay<G>,
  entry: Entry,
  dealt?: DealerTurn,
): GameLog<G> => ({
  replay,
  dealer: dealt?.dealer ?? log.dealer,
  loggedEntries: [...log.loggedEntries, { entry, shown: dealt?.shown ?? [] }],
})
type DealerTurn = ReturnType<typeof askDealer>

/** Dealer's answer if the log awaits a draw, else undefined. */
export const dealNext = <G extends Shape>({ replay, dealer }: GameLog<G>): DealerTurn | undefined =>
  replay.turn.kind === 'chance' ? askDealer(dealer, replay.seq, replay.turn.draw) : undefined

/** Lets the dealer answer until seats are awaited or the game is over. Throws if the rules refuse their own draw. */
export const answerDraws = <G extends Shape>(log: GameLog<G>): GameLog<G> => {
  let current = log
  for (let dealt = dealNext(current); dealt; dealt = dealNext(current)) {
    const next = makeEntry(current.replay, { kind: 'chance', answer: dealt.answer })
    if (!next.ok) throw new Error(`the rules refused their own draw: ${next.error.code}`)
    current = appendEntry(current, next.value.replay, next.value.entry, dealt)
  }
  return current
}

/** Appends a move and the draws that it causes: both or neither. */
export const appendMove = <G extends Shape>(log: GameLog<G>, body: EntryBody<G['action']>): Result<GameLog<G>> => {
  const next = makeEntry(log.replay, body)
  return next.ok ? ok(answerDraws(appendEntry(log, next.value.replay, next.value.entry))) : next
}
