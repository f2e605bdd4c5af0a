/**
 * The moves of a game: what of its log does not follow from the header, the dealer's secret and the moves before. Draws, counts,
 * openings, locks and hashes all follow; an action, an undo and an end do not.
 */
import type { Opening, Seat, Shape } from '../kernel/contract.ts'
import { notAwaited } from '../kernel/fold.ts'
import type { Json } from '../kernel/json.ts'
import type { Flaw } from '../kernel/ledger.ts'
import type { Body, Entry } from '../kernel/log.ts'
import { no, ok, type Result, refuse } from '../kernel/result.ts'
import { openingsOf } from '../kernel/vault.ts'
import { type Book, settle, writeDeed } from './book.ts'
import { parseBody } from './schema.ts'
import { atOnce } from './steps.ts'

type Fields = { readonly [key: string]: Json }

const withoutWhatFollows = (body: Body): Body | Omit<Body, 'count' | 'openings'> => {
  if (body.kind === 'joint')
    return { ...body, actions: body.actions.map(([seat, action]) => [seat, action, []] as const) }
  if (body.kind === 'seat') return { kind: body.kind, seat: body.seat, action: body.action } as const
  return body.kind === 'undo' || body.kind === 'redo' ? ({ kind: body.kind, seat: body.seat } as const) : body
}

/** The moves of a log, plain data. `epoch` stands only where another phone has taken over as arbiter. */
export const movesOf = (entries: readonly Entry[]): readonly Json[] =>
  entries.flatMap(({ body, epoch }) =>
    body.kind === 'chance' ? [] : [{ ...withoutWhatFollows(body), ...(epoch > 0 && { epoch }) } as unknown as Json],
  )

const countOf = <G extends Shape>({ replay }: Book<G>, seat: Json | undefined): number =>
  typeof seat === 'number' ? (replay.counts[seat] ?? 0) : 0

/** A move with the counts that it had, and no openings yet. Whatever else it is: it may come from outside. */
const counted = <G extends Shape>(book: Book<G>, move: Fields): object => {
  const count = countOf(book, move.seat)
  if (move.kind === 'seat') return { ...move, count, openings: [] }
  return move.kind === 'undo' || move.kind === 'redo' ? { ...move, count } : move
}

type Choice<A> = readonly [Seat, A, readonly Opening[]]

const opened = <G extends Shape>(
  { replay, dealer }: Book<G>,
  seat: Seat,
  json: object,
): Result<Choice<G['action']>> => {
  const refusal = notAwaited(replay, seat)
  if (refusal) return no(refusal)
  const action = replay.game.read(json as Json)
  if (!action.ok) return action
  const slots = replay.game.openings(replay.state, seat, action.value)
  return ok([seat, action.value, openingsOf(dealer.dealt, slots) ?? []])
}

const openedAll = <G extends Shape>(
  book: Book<G>,
  actions: readonly Choice<object>[],
): Result<readonly Choice<G['action']>[]> => {
  const choices: Choice<G['action']>[] = []
  for (const [seat, json] of actions) {
    const choice = opened(book, seat, json)
    if (!choice.ok) return choice
    choices.push(choice.value)
  }
  return ok(choices)
}

/** The body that the log would have. */
const bodyOf = <G extends Shape>(book: Book<G>, move: Fields): Result<Body<G['action']>> => {
  const body = parseBody(counted(book, move))
  if (!body || body.kind === 'chance') return refuse('record.damaged', undefined, { at: `entries.${book.replay.seq}` })
  if (body.kind === 'joint') {
    const actions = openedAll(book, body.actions)
    return actions.ok ? ok({ ...body, actions: actions.value }) : actions
  }
  if (body.kind !== 'seat') return ok(body)
  const choice = opened(book, body.seat, body.action)
  return choice.ok ? ok({ ...body, action: choice.value[1], openings: choice.value[2] }) : choice
}

const written = <G extends Shape>(book: Book<G>, json: Json): Result<Book<G>> => {
  const { epoch = 0, ...move } = (json ?? {}) as Fields
  if (typeof epoch !== 'number' || epoch < book.replay.epoch) return refuse('entry.epoch')
  const begun = epoch === book.replay.epoch ? book : { ...book, replay: { ...book.replay, epoch } }
  const body = bodyOf(begun, move)
  return body.ok ? writeDeed(begun, body.value) : body
}

/** How far a game has been played again: moves that are done, of all. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/**
 * Plays these moves from a book without entries, one with each step, so that whoever asks can rest between two of them, or give up. The
 * moves may come from outside; a flaw names the entry that fails.
 */
export function* playingMoves<G extends Shape>(
  opened: Book<G>,
  moves: readonly Json[],
): Generator<Progress, Result<Book<G>, Flaw>> {
  let book = settle(opened)
  for (const [done, move] of moves.entries()) {
    yield { done, of: moves.length }
    const next = written(book, move)
    if (!next.ok) return no({ entry: book.replay.seq, refusal: next.error })
    book = next.value
  }
  return ok(book)
}

/** The same at once. */
export const playMoves = <G extends Shape>(opened: Book<G>, moves: readonly Json[]): Result<Book<G>, Flaw> =>
  atOnce(playingMoves(opened, moves))
