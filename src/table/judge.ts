/** Judging a proposal: may this phone make it, was it made before, and what do the rules say. */
import type { Ending, Seat, Shape } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { ok, type Refusal, type Result } from '../kernel/result.ts'
import { type Book, type Line, writeDeed } from './book.ts'
import { type Asked, type Choice, type Docket, type Effect, HOST, type PhoneId, type Step } from './docket.ts'
import { bodyOf, type Proposal } from './messages.ts'
import { commitTo, refusing } from './telling.ts'
import { isHeld, jointOf, whyNoChoice } from './veil.ts'

/** Asks storage for every line that it lacks. */
export const store = <G extends Shape>(docket: Docket<G>): Step<G> => {
  const entries = docket.book.lines.slice(Math.max(0, docket.stored)).map(({ entry }) => entry)
  return [{ ...docket, isStoring: true }, [{ kind: 'store', entries }]]
}

/** Held choices were made on a state that is gone: they are handed back. */
const handBack = <G extends Shape>({ choices }: Docket<G>): readonly Effect[] =>
  choices.map(({ phone, proposal }) => refusing(phone, proposal, { code: 'proposal.overtaken' }))

/** A batch was written: storage is asked, and only then is anyone told. */
export const written = <G extends Shape>(docket: Docket<G>, book: Book<G>, isJoint: boolean): Step<G> => {
  const [next, effects] = store({ ...docket, book, choices: [] })
  return [next, [...(isJoint ? [] : handBack(docket)), ...effects]]
}

/** Where the seat's entry with this count stands in the log. */
const lineOf = (lines: readonly Line[], seat: Seat, count: number): number => {
  const isOf = ({ entry: { body } }: Line): boolean =>
    'count' in body ? body.seat === seat : body.kind === 'joint' && body.actions.some(([by]) => by === seat)
  return lines.flatMap((line, index) => (isOf(line) ? [index] : []))[count] ?? lines.length
}

const holdsAllSeats = <G extends Shape>({ book, phones }: Docket<G>, phone: PhoneId): boolean =>
  book.replay.header.seats.every((_, seat) => phones.get(phone)?.includes(seat))

/** One seat can concede for itself; that all agree only a phone can say that holds them all. */
const mayEnd = <G extends Shape>(docket: Docket<G>, phone: PhoneId, how: Ending['how']): boolean =>
  how === 'concede' || holdsAllSeats(docket, phone)

/** Why this phone may not propose this at all, whatever the rules say; null if it may. */
const whyNot = <G extends Shape>(docket: Docket<G>, { phone, proposal }: Asked): Refusal | null => {
  const { seat, count } = proposal
  if (phone === HOST) return null
  if (!docket.phones.get(phone)?.includes(seat)) return { code: 'proposal.seat' }
  if (proposal.kind === 'end') return mayEnd(docket, phone, proposal.how) ? null : { code: 'end.consent' }
  return count > (docket.book.replay.counts[seat] ?? 0) ? { code: 'proposal.count' } : null
}

/** The proposal with its action as the game reads it: the log holds no object that came from outside. */
const readProposal = <G extends Shape>({ book }: Docket<G>, proposal: Proposal): Result<Proposal<G['action']>> => {
  if (proposal.kind !== 'seat') return ok(proposal)
  const action = book.replay.game.read(proposal.action as Json)
  return action.ok ? ok({ ...proposal, action: action.value }) : action
}

const isRepeated = <G extends Shape>({ book }: Docket<G>, { kind, seat, count }: Proposal): boolean =>
  kind !== 'end' && count < (book.replay.counts[seat] ?? 0)

const hold = <G extends Shape>(docket: Docket<G>, asked: Asked<Choice<G['action']>>): Step<G> => {
  const held = { ...docket, choices: [...docket.choices, asked] }
  const joint = jointOf(held)
  if (!joint) return [held, []]
  const book = writeDeed(docket.book, joint)
  if (book.ok) return written(held, book.value, true)
  return [{ ...docket, choices: [] }, held.choices.map((choice) => refusing(choice.phone, choice.proposal, book.error))]
}

const judge = <G extends Shape>(docket: Docket<G>, phone: PhoneId, proposal: Proposal<G['action']>): Step<G> => {
  const { turn } = docket.book.replay
  if (proposal.kind === 'seat' && turn.kind === 'seats' && turn.veiled) {
    const refusal = whyNoChoice(docket, proposal)
    return refusal ? [docket, [refusing(phone, proposal, refusal)]] : hold(docket, { phone, proposal })
  }
  const book = writeDeed(docket.book, bodyOf(proposal))
  return book.ok ? written(docket, book.value, false) : [docket, [refusing(phone, proposal, book.error)]]
}

/** Judges a proposal, or lets it wait while a batch is being stored. */
export const propose = <G extends Shape>(docket: Docket<G>, asked: Asked): Step<G> => {
  const { phone, proposal } = asked
  if (docket.isStoring) return [{ ...docket, queue: [...docket.queue, asked] }, []]
  const refusal = whyNot(docket, asked)
  if (refusal) return [docket, [refusing(phone, proposal, refusal)]]
  if (isRepeated(docket, proposal)) {
    return [docket, [commitTo(docket, phone, lineOf(docket.book.lines, proposal.seat, proposal.count))]]
  }
  if (isHeld(docket, proposal)) return [docket, []]
  const read = readProposal(docket, proposal)
  return read.ok ? judge(docket, phone, read.value) : [docket, [refusing(phone, proposal, read.error)]]
}
