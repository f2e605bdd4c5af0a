/** Table that several phones share, as this phone's app uses it. */
import type { Seat, Shape, View } from '../../kernel/contract.ts'
import { err, ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import { hashState } from '../../kernel/stateHash.ts'
import { whyNoRedo, whyNoUndo } from '../../kernel/undo.ts'
import { EMPTY_VAULT, seatView } from '../../kernel/vault.ts'
import { chosenSeats, type Follower, unchosenSeats, whyNoTakeBack } from '../client/follower.ts'
import { createProposalPromises, type ProposalPromises, type ProposalReceipt } from '../client/proposalPromises.ts'
import type { PlayerIntent } from '../client/proposeIntent.ts'
import type { TableChange } from '../client/tableClient.ts'
import { createListeners } from '../listeners.ts'
import type { GameSave, PrivateOpening } from '../logStore.ts'
import type { OpenTable } from '../openTableInterface.ts'
import { type Guest, isSecretRevealed } from '../room/guest/guestState.ts'
import type { GuestRunner } from './createGuestRunner.ts'
import type { GuestUpdate } from './guestUpdate.ts'
import type { SharedTableInfo } from './sharedTableInfo.ts'

export interface SharedTable<G extends Shape> extends OpenTable<G> {
  readonly shared: SharedTableInfo
}

/** Follower of a guest that a host has welcomed; throws before that. */
const followerOf = <G extends Shape>({ follower }: Guest<G>): Follower<G> => {
  if (!follower) throw new Error('no table before the first welcome')
  return follower
}

/** Number of own moves that are not done: not ordered by the host yet, or not stored here. */
const unfinishedCount = <G extends Shape>({ follower, unstored, storing }: Guest<G>): number =>
  (follower?.pending.length ?? 0) + unstored.proposals.length + (storing?.proposals.length ?? 0)

/** All openings that this phone was shown in private. */
export const allShownOpenings = <G extends Shape>({ vaults }: Follower<G>): readonly PrivateOpening[] =>
  [...vaults].flatMap(([seat, vault]) => [...vault.values()].map((opening) => ({ seats: [seat], opening })))

/**
 * Whether what is proposed goes to the host at once. Else nothing is taken: a proposal is stored nowhere before the host
 * has ordered it, so that it would be lost with this page.
 */
const isHostReached = <G extends Shape>({ line, isOwn }: Guest<G>): boolean => isOwn || line.kind === 'up'

const NO_LINE: Refusal = { code: 'table.noLine' }

const hasChanges = <G extends Shape>({ events, entries, done, refused }: GuestUpdate<G>): boolean =>
  events.length + entries.length + done.length + refused.length > 0

/** Settles the promises of own proposals after an update. */
const settleProposals = <G extends Shape>(promises: ProposalPromises, update: GuestUpdate<G>, saved: boolean): void => {
  for (const proposal of update.done) promises.resolve(proposal, ok({ saved }))
  for (const [proposal, refusal] of update.refused) if (proposal) promises.resolve(proposal, err(refusal))
}

/** Handler of the runner's updates: settles promises and notifies listeners, if anything changed at the table. */
const createUpdateHandler = <G extends Shape>(
  runner: GuestRunner<G>,
  promises: ProposalPromises,
  notify: (change: TableChange<G>) => void,
): ((update: GuestUpdate<G>) => void) => {
  let guestBefore = runner.guest()
  let faultBefore = runner.fault()
  return (update) => {
    const guest = runner.guest()
    const fault = runner.fault()
    const isSameLine = isHostReached(guest) === isHostReached(guestBefore)
    const isSameView = guest.follower === guestBefore.follower && guest.chosen === guestBefore.chosen && isSameLine
    const isSame = isSameView && unfinishedCount(guest) === unfinishedCount(guestBefore) && fault === faultBefore
    guestBefore = guest
    faultBefore = fault
    if (isSame && !hasChanges(update)) return
    const saved = fault === null && followerOf(guest).isSaved
    settleProposals(promises, update, saved)
    const refused = update.refused.map(([, refusal]) => refusal)
    notify({ events: update.events, done: update.entries, refused, pending: unfinishedCount(guest), saved })
  }
}

const viewOf = <G extends Shape>({ echo, vaults }: Follower<G>, seat: Seat | null): View<G['state']> => {
  const vault = seat === null ? undefined : vaults.get(seat)
  return seatView(echo.state, vault ? seat : null, vault ?? EMPTY_VAULT)
}

/** Dispatches an intent and waits for its result. A refusal at once has no proposal. */
const dispatchIntent = <G extends Shape>(
  runner: GuestRunner<G>,
  promises: ProposalPromises,
  seat: Seat,
  intent: PlayerIntent<G['action']>,
): Promise<Result<ProposalReceipt>> => {
  const pendingBefore = followerOf(runner.guest()).pending
  let refused: Refusal | undefined
  const stop = runner.subscribe((update) => {
    refused ??= update.refused.find(([proposal]) => proposal === null)?.[1]
  })
  runner.dispatch({ kind: 'wish', seat, wish: intent })
  stop()
  const { pending } = followerOf(runner.guest())
  const proposal = pending.find((candidate) => !pendingBefore.includes(candidate))
  if (proposal) return promises.wait(proposal, pendingBefore, pending)
  return Promise.resolve(refused ? err(refused) : refuse('table.differs'))
}

/** Asks the others; the result comes by the log. */
const askOthers = <G extends Shape>(
  runner: GuestRunner<G>,
  what: 'undo' | 'end',
  seat: Seat,
): Promise<Result<ProposalReceipt>> => {
  runner.dispatch({ kind: 'ask', what, seat })
  return Promise.resolve(ok({ saved: true }))
}

const whyNotOwnSeat = <G extends Shape>({ seats }: Follower<G>, seat: Seat): Refusal | null =>
  seats.includes(seat) ? null : { code: 'proposal.seat' }

/** Refusal if neither undo nor redo is possible for this seat, whatever was done. */
const whyNoTakeBackHere = <G extends Shape>(guest: Guest<G>, seat: Seat): Refusal | null => {
  const follower = followerOf(guest)
  if (isSecretRevealed(follower)) return { code: 'undo.reveal' }
  return whyNotOwnSeat(follower, seat) ?? (isHostReached(guest) ? whyNoTakeBack(follower, seat) : NO_LINE)
}

/** Whether this seat's last move can be taken back only with those who have acted since on other phones. */
const mustAskToUndo = <G extends Shape>({ seats, replay, pending }: Follower<G>, seat: Seat): boolean => {
  const [last] = replay.moves.slice(-1)
  if (!last || seats.includes(last.seat) || pending.length > 0 || !seats.includes(seat)) return false
  return replay.moves.some((move) => move.seat === seat) && whyNoUndo(replay, seat)?.code === 'undo.other'
}

/** Game as a guest stores it: its log, and what its own seats were shown. */
const ownSaveOf = <G extends Shape>({ stood }: Guest<G>, follower: Follower<G>): GameSave => {
  const { header } = follower.replay
  const shown = allShownOpenings(follower).filter(({ seats }) => !seats.some((seat) => stood.includes(seat)))
  return { header, entries: follower.entries, shown }
}

/**
 * Shared table of a guest runner. `saveWithSecret` is the game with its secret, which only the host's phone has: it
 * leaves the phone with a game that is over, and never before.
 */
export const createSharedTable = <G extends Shape>(
  runner: GuestRunner<G>,
  shared: Omit<SharedTableInfo, 'mustAskToUndo' | 'askToEnd' | 'storedSave'>,
  close: () => void,
  saveWithSecret: (() => GameSave) | null = null,
): SharedTable<G> => {
  const follower = (): Follower<G> => followerOf(runner.guest())
  const { game, header } = follower().replay
  const promises = createProposalPromises()
  const listeners = createListeners<TableChange<G>>()
  runner.subscribe(createUpdateHandler(runner, promises, listeners.notify))

  const view = (seat: Seat | null): View<G['state']> => viewOf(follower(), seat)
  const propose = (seat: Seat, intent: PlayerIntent<G['action']>): Promise<Result<ProposalReceipt>> =>
    isHostReached(runner.guest()) ? dispatchIntent(runner, promises, seat, intent) : Promise.resolve(err(NO_LINE))
  const mustAsk = (seat: Seat): boolean => mustAskToUndo(follower(), seat)
  const ownSave = (): GameSave => ownSaveOf(runner.guest(), follower())
  const storedSave = saveWithSecret ?? ownSave
  return {
    game,
    header,
    shared: { ...shared, storedSave, mustAskToUndo: mustAsk, askToEnd: (seat) => void askOthers(runner, 'end', seat) },
    seats: () => follower().seats,
    entries: () => follower().entries,
    seq: () => follower().entries.length,
    hash: () => hashState(follower().replay.header, follower().replay.state),
    turn: () => follower().echo.turn,
    awaited: () => unchosenSeats(follower(), runner.guest().chosen),
    chosen: () => chosenSeats(follower(), runner.guest().chosen),
    view,
    shown: (seat) => [...(follower().vaults.get(seat) ?? EMPTY_VAULT).values()],
    // A phone that only shows snapshots, or has no line to the host, has no legal actions.
    legal: (seat) => (follower().flaw || !isHostReached(runner.guest()) ? [] : follower().echo.game.legal(view(seat))),
    propose: (seat, action) => propose(seat, { kind: 'act', action }),
    undo: (seat) => (mustAsk(seat) ? askOthers(runner, 'undo', seat) : propose(seat, { kind: 'undo' })),
    redo: (seat) => propose(seat, { kind: 'redo' }),
    whyNoUndo: (seat) =>
      whyNoTakeBackHere(runner.guest(), seat) ?? (mustAsk(seat) ? null : whyNoUndo(follower().echo, seat)),
    whyNoRedo: (seat) => whyNoTakeBackHere(runner.guest(), seat) ?? whyNoRedo(follower().echo, seat),
    agree: () => {
      const { seats } = follower()
      const [seat = 0] = seats
      return seats.length === header.seats.length
        ? propose(seat, { kind: 'end', how: 'agreement' })
        : askOthers(runner, 'end', seat)
    },
    concede: (seat) => propose(seat, { kind: 'end', how: 'concede' }),
    leave: (seat) => propose(seat, { kind: 'end', how: 'leave' }),
    subscribe: listeners.subscribe,
    fault: runner.fault,
    // Storage is asked again every second anyway.
    retry: () => {},
    exportGame: () => (isSecretRevealed(follower()) ? storedSave() : ownSave()),
    close,
  }
}
