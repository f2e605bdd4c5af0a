/** Messages of the host, applied to a phone's copy of the table. */
import { canonicalJson } from '../../kernel/canonicalJson.ts'
import { checkOpening } from '../../kernel/cardLocks.ts'
import type { Shape } from '../../kernel/contract.ts'
import { applyEntry } from '../../kernel/entries.ts'
import type { Json } from '../../kernel/json.ts'
import type { Entry, EntryBody } from '../../kernel/log.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import type { CommitMessage, MessageToPhone, Proposal, RefuseMessage } from '../proposalsAndCommits.ts'
import { addShownOpenings, type Follower, type FollowerUpdate, rebuildEcho } from './follower.ts'

type ReceiveResult<G extends Shape> = readonly [Follower<G>, FollowerUpdate<G>]

const NO_UPDATE = { events: [], done: [], refused: [], entries: [] }

const isSameJson = (one: object, other: object): boolean =>
  one === other || canonicalJson(one as Json) === canonicalJson(other as Json)

const isSameAction = (body: EntryBody, proposal: Proposal): boolean =>
  body.kind !== 'seat' || (proposal.kind === 'seat' && isSameJson(body.action, proposal.action))

const isFulfilledBy =
  ({ body }: Entry) =>
  (proposal: Proposal): boolean => {
    if (body.kind === 'joint')
      return (
        proposal.kind === 'seat' &&
        body.actions.some(([seat, action]) => seat === proposal.seat && isSameJson(action, proposal.action))
      )
    if (body.kind === 'chance' || body.kind !== proposal.kind) return false
    if (body.kind !== 'end')
      return body.seat === proposal.seat && body.count === proposal.count && isSameAction(body, proposal)
    return proposal.kind === 'end' && body.how === proposal.how && (!('seat' in body) || body.seat === proposal.seat)
  }

/**
 * Whether a proposal is overtaken by an entry: another phone acted for the seat before this was done, or an earlier
 * choice of this phone went in before the one that was to replace it. `counts` are the seats' counts before the entry.
 */
const isOvertakenBy =
  ({ body }: Entry, counts: readonly number[]) =>
  ({ kind, seat, count }: Proposal): boolean => {
    if (kind === 'end') return false
    if (body.kind === 'joint') return body.actions.some(([by]) => by === seat) && counts[seat] === count
    return 'count' in body && body.seat === seat && body.count === count
  }

/** Takes one entry. Events that an echo has shown are not shown again; veiled choices were not echoed. */
const receiveEntry = <G extends Shape>([follower, update]: ReceiveResult<G>, entry: Entry): ReceiveResult<G> => {
  const next = applyEntry(follower.replay, entry)
  if (!next.ok) return [{ ...follower, flaw: { entry: entry.seq, refusal: next.error } }, update]
  const done = follower.pending.filter(isFulfilledBy(entry))
  const unfulfilled = follower.pending.filter((proposal) => !done.includes(proposal))
  const overtaken = unfulfilled.filter(isOvertakenBy(entry, follower.replay.counts))
  const pending = unfulfilled.filter((proposal) => !overtaken.includes(proposal))
  const refused = overtaken.map((proposal) => [proposal, { code: 'proposal.overtaken' }] as const)
  const wasEchoed = done.length > 0 && entry.body.kind !== 'joint'
  const events = wasEchoed ? update.events : [...update.events, ...next.value.events]
  return [
    { ...follower, replay: next.value, entries: [...follower.entries, entry], pending },
    {
      ...update,
      events,
      done: [...update.done, ...done],
      entries: [...update.entries, entry],
      refused: [...update.refused, ...refused],
    },
  ]
}

const findForgedOpening = <G extends Shape>({ replay }: Follower<G>, { shown }: CommitMessage): LogFlaw | null => {
  const { locking, header, locks, seq } = replay
  const isTrue = locking === 'trusted' || shown.every(({ opening }) => checkOpening(header.id, locks, opening))
  return isTrue ? null : { entry: seq - 1, refusal: { code: 'opening.lock' } }
}

/** Refuses all that is pending on a phone that differs. */
const abandonPending = <G extends Shape>([follower, update]: ReceiveResult<G>): ReceiveResult<G> => {
  const refused = follower.pending.map((proposal) => [proposal, { code: 'table.differs' }] as const)
  return [rebuildEcho({ ...follower, pending: [] }), { ...update, refused: [...update.refused, ...refused] }]
}

const receiveCommit = <G extends Shape>(follower: Follower<G>, commit: CommitMessage): ReceiveResult<G> => {
  let result: ReceiveResult<G> = [{ ...follower, isSaved: commit.saved }, NO_UPDATE]
  for (const entry of commit.entries.filter(({ seq }) => seq >= follower.replay.seq)) {
    if (!result[0].flaw) result = receiveEntry(result, entry)
  }
  const [next, update] = result
  const flaw = next.flaw ?? findForgedOpening(next, commit)
  if (flaw) return abandonPending([{ ...next, flaw }, update])
  return [rebuildEcho({ ...next, vaults: addShownOpenings(next.vaults, commit.shown) }), update]
}

const receiveRefusal = <G extends Shape>(
  follower: Follower<G>,
  { seat, count, refusal }: RefuseMessage,
): ReceiveResult<G> => {
  const refused = follower.pending.filter((proposal) => proposal.seat === seat && proposal.count === count)
  const pending = follower.pending.filter((proposal) => !refused.includes(proposal))
  return [
    rebuildEcho({ ...follower, pending }),
    { ...NO_UPDATE, refused: refused.map((proposal) => [proposal, refusal]) },
  ]
}

/** Takes a message of the host. A follower that differs from the host takes no more. */
export const receiveMessage = <G extends Shape>(follower: Follower<G>, message: MessageToPhone): ReceiveResult<G> => {
  if (follower.flaw) return [follower, NO_UPDATE]
  return message.kind === 'commit' ? receiveCommit(follower, message) : receiveRefusal(follower, message)
}
