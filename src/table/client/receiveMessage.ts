/** What the host says, taken into a phone's copy of the table. */
import { canonical } from '../kernel/canonical.ts'
import type { Shape } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { type Flaw, follow } from '../kernel/ledger.ts'
import { checkOpening } from '../kernel/locks.ts'
import type { Body, Entry } from '../kernel/log.ts'
import { type Follower, type News, reecho, withShown } from './follower.ts'
import type { Commit, Proposal, Refuse, ToPhone } from './messages.ts'

type Taken<G extends Shape> = readonly [Follower<G>, News<G>]

const NO_NEWS = { events: [], done: [], refused: [], entries: [] }

const isSame = (one: object, other: object): boolean =>
  one === other || canonical(one as Json) === canonical(other as Json)

const isAlike = (body: Body, proposal: Proposal): boolean =>
  body.kind !== 'seat' || (proposal.kind === 'seat' && isSame(body.action, proposal.action))

const isDoneBy =
  ({ body }: Entry) =>
  (proposal: Proposal): boolean => {
    if (body.kind === 'joint') return proposal.kind === 'seat' && body.actions.some(([seat]) => seat === proposal.seat)
    if (body.kind === 'chance' || body.kind !== proposal.kind) return false
    if (body.kind !== 'end')
      return body.seat === proposal.seat && body.count === proposal.count && isAlike(body, proposal)
    return proposal.kind === 'end' && body.how === proposal.how && (!('seat' in body) || body.seat === proposal.seat)
  }

/** A deed of one of these seats that was made on another phone before this one was done. */
const isOvertakenBy =
  ({ body }: Entry) =>
  ({ kind, seat, count }: Proposal): boolean =>
    kind !== 'end' && 'count' in body && body.seat === seat && body.count === count

/** One entry. What an echo has told is not told again; veiled choices were not echoed. */
const takeEntry = <G extends Shape>([follower, news]: Taken<G>, entry: Entry): Taken<G> => {
  const next = follow(follower.replay, entry)
  if (!next.ok) return [{ ...follower, flaw: { entry: entry.seq, refusal: next.error } }, news]
  const done = follower.pending.filter(isDoneBy(entry))
  const rest = follower.pending.filter((proposal) => !done.includes(proposal))
  const overtaken = rest.filter(isOvertakenBy(entry))
  const pending = rest.filter((proposal) => !overtaken.includes(proposal))
  const refused = overtaken.map((proposal) => [proposal, { code: 'proposal.overtaken' }] as const)
  const isTold = done.length > 0 && entry.body.kind !== 'joint'
  const events = isTold ? news.events : [...news.events, ...next.value.events]
  return [
    { ...follower, replay: next.value, entries: [...follower.entries, entry], pending },
    {
      ...news,
      events,
      done: [...news.done, ...done],
      entries: [...news.entries, entry],
      refused: [...news.refused, ...refused],
    },
  ]
}

const forgedIn = <G extends Shape>({ replay }: Follower<G>, { shown }: Commit): Flaw | null => {
  const { locking, header, locks, seq } = replay
  const isTrue = locking === 'trusted' || shown.every(({ opening }) => checkOpening(header.id, locks, opening))
  return isTrue ? null : { entry: seq - 1, refusal: { code: 'opening.lock' } }
}

/** Nothing more comes of what is pending on a phone that differs. */
const giveUp = <G extends Shape>([follower, news]: Taken<G>): Taken<G> => {
  const refused = follower.pending.map((proposal) => [proposal, { code: 'table.differs' }] as const)
  return [reecho({ ...follower, pending: [] }), { ...news, refused: [...news.refused, ...refused] }]
}

const takeCommit = <G extends Shape>(follower: Follower<G>, commit: Commit): Taken<G> => {
  let taken: Taken<G> = [{ ...follower, isSaved: commit.saved }, NO_NEWS]
  for (const entry of commit.entries.filter(({ seq }) => seq >= follower.replay.seq)) {
    if (!taken[0].flaw) taken = takeEntry(taken, entry)
  }
  const [next, news] = taken
  const flaw = next.flaw ?? forgedIn(next, commit)
  if (flaw) return giveUp([{ ...next, flaw }, news])
  return [reecho({ ...next, vaults: withShown(next.vaults, commit.shown) }), news]
}

const takeRefusal = <G extends Shape>(follower: Follower<G>, { seat, count, refusal }: Refuse): Taken<G> => {
  const refused = follower.pending.filter((proposal) => proposal.seat === seat && proposal.count === count)
  const pending = follower.pending.filter((proposal) => !refused.includes(proposal))
  return [reecho({ ...follower, pending }), { ...NO_NEWS, refused: refused.map((proposal) => [proposal, refusal]) }]
}

/** Takes a message of the host. A follower that differs from the host takes no more. */
export const receive = <G extends Shape>(follower: Follower<G>, message: ToPhone): Taken<G> => {
  if (follower.flaw) return [follower, NO_NEWS]
  return message.kind === 'commit' ? takeCommit(follower, message) : takeRefusal(follower, message)
}
