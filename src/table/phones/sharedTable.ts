/** A table that several phones share, as this phone's app may ask of it. */
import type { Seat, Shape, View } from '../../kernel/contract.ts'
import { hashOf } from '../../kernel/hash.ts'
import { no, ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import { whyNoRedo, whyNoUndo } from '../../kernel/undo.ts'
import { EMPTY_VAULT, viewOf } from '../../kernel/vault.ts'
import type { Follower } from '../follower.ts'
import { newListeners } from '../listeners.ts'
import type { Proposal } from '../messages.ts'
import type { OpenTable } from '../openTable.ts'
import type { Change, Done } from '../phone.ts'
import type { Wish } from '../propose.ts'
import { type Guest, isRevealed } from '../room/guest.ts'
import type { PrivateOpening, Save } from '../store.ts'
import type { GuestNews } from './guestNews.ts'
import type { RunningGuest } from './runGuest.ts'
import type { Shared } from './shared.ts'

export interface SharedTable<G extends Shape> extends OpenTable<G> {
  readonly shared: Shared
}

/** What is known of the game once a host has said welcome. */
const followerOf = <G extends Shape>({ follower }: Guest<G>): Follower<G> => {
  if (!follower) throw new Error('no table before the first welcome')
  return follower
}

/** Own deeds that are not done: not ordered by the host yet, or not stored here. */
const undone = <G extends Shape>({ follower, unstored, storing }: Guest<G>): number =>
  (follower?.pending.length ?? 0) + unstored.proposals.length + (storing?.proposals.length ?? 0)

/** All that this phone was shown in private. */
export const shownTo = <G extends Shape>({ vaults }: Follower<G>): readonly PrivateOpening[] =>
  [...vaults].flatMap(([seat, vault]) => [...vault.values()].map((opening) => ({ seats: [seat], opening })))

const isNews = <G extends Shape>({ events, entries, done, refused }: GuestNews<G>): boolean =>
  events.length + entries.length + done.length + refused.length > 0

/** The promises of own proposals, each kept when it is done or refused. */
const promises = () => {
  const waiting = new Map<Proposal, (answer: Result<Done>) => void>()
  const answer = (proposal: Proposal, result: Result<Done>): void => {
    waiting.get(proposal)?.(result)
    waiting.delete(proposal)
  }
  return { answer, wait: (proposal: Proposal) => new Promise<Result<Done>>((keep) => waiting.set(proposal, keep)) }
}

/** `secretly` is how the host's phone gives the whole game away, which it alone can. */
export const sharedTable = <G extends Shape>(
  running: RunningGuest<G>,
  shared: Omit<Shared, 'asks'>,
  close: () => void,
  secretly: (() => Save) | null = null,
): SharedTable<G> => {
  const follower = (): Follower<G> => followerOf(running.guest())
  const { game, header } = follower().replay
  const { answer, wait } = promises()
  const listeners = newListeners<Change<G>>()
  let before = running.guest()
  let faultBefore = running.fault()

  const hear = (news: GuestNews<G>): void => {
    const now = running.guest()
    const fault = running.fault()
    const isSame = now.follower === before.follower && undone(now) === undone(before) && fault === faultBefore
    before = now
    faultBefore = fault
    if (isSame && !isNews(news)) return
    const saved = fault === null && follower().isSaved
    for (const proposal of news.done) answer(proposal, ok({ saved }))
    for (const [proposal, refusal] of news.refused) if (proposal) answer(proposal, no(refusal))
    const refused = news.refused.map(([, refusal]) => refusal)
    listeners.tell({ events: news.events, done: news.entries, refused, pending: undone(now), saved })
  }
  running.subscribe(hear)

  const view = (seat: Seat | null): View<G['state']> => {
    const { echo, vaults } = follower()
    const vault = seat === null ? undefined : vaults.get(seat)
    return viewOf(echo.state, vault ? seat : null, vault ?? EMPTY_VAULT)
  }
  /** What was refused at once has no proposal. */
  const wishFor = (seat: Seat, wish: Wish<G['action']>): Promise<Result<Done>> => {
    const known = follower().pending
    let refused: Refusal | undefined
    const stop = running.subscribe((news) => {
      refused ??= news.refused.find(([proposal]) => proposal === null)?.[1]
    })
    running.take({ kind: 'wish', seat, wish })
    stop()
    const proposal = follower().pending.find((one) => !known.includes(one))
    if (proposal) return wait(proposal)
    return Promise.resolve(refused ? no(refused) : refuse('table.differs'))
  }
  const notMine = (seat: Seat): Refusal | null => (follower().seats.includes(seat) ? null : { code: 'proposal.seat' })
  /** Why neither is possible for this seat, whatever was done. */
  const notBack = (seat: Seat): Refusal | null => (isRevealed(follower()) ? { code: 'undo.reveal' } : notMine(seat))
  /** Whether this seat's last deed can be taken back only with those who have acted since on other phones. */
  const mustAsk = (seat: Seat): boolean => {
    const { seats, replay, pending } = follower()
    const [last] = replay.moves.slice(-1)
    if (!last || seats.includes(last.seat) || pending.length > 0 || !seats.includes(seat)) return false
    return replay.moves.some((move) => move.seat === seat) && whyNoUndo(replay, seat)?.code === 'undo.other'
  }
  /** The others are asked; what comes of it is told by the log. */
  const ask = (what: 'undo' | 'end', seat: Seat): Promise<Result<Done>> => {
    running.take({ kind: 'ask', what, seat })
    return Promise.resolve(ok({ saved: true }))
  }
  return {
    game,
    header,
    shared: { ...shared, asks: mustAsk },
    seats: () => follower().seats,
    entries: () => follower().entries,
    seq: () => follower().entries.length,
    hash: () => hashOf(follower().replay.state),
    turn: () => follower().echo.turn,
    view,
    // Who only looks on can do nothing.
    legal: (seat) => (follower().flaw ? [] : follower().echo.game.legal(view(seat))),
    propose: (seat, action) => wishFor(seat, { kind: 'act', action }),
    undo: (seat) => (mustAsk(seat) ? ask('undo', seat) : wishFor(seat, { kind: 'undo' })),
    redo: (seat) => wishFor(seat, { kind: 'redo' }),
    whyNoUndo: (seat) => notBack(seat) ?? (mustAsk(seat) ? null : whyNoUndo(follower().echo, seat)),
    whyNoRedo: (seat) => notBack(seat) ?? whyNoRedo(follower().echo, seat),
    agree: () => {
      const { seats } = follower()
      const isWhole = seats.length === header.seats.length
      return isWhole ? wishFor(seats[0] ?? 0, { kind: 'end', how: 'agreement' }) : ask('end', seats[0] ?? 0)
    },
    concede: (seat) => wishFor(seat, { kind: 'end', how: 'concede' }),
    subscribe: listeners.subscribe,
    fault: running.fault,
    // Storage is asked again every second by itself.
    retry: () => {},
    save: () => secretly?.() ?? { header, entries: follower().entries, shown: shownTo(follower()) },
    close,
  }
}
