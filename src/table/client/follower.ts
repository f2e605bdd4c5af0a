/**
 * Follower: one phone's copy of the table. It has its own replay, fed only by commits, and the vaults of its own seats.
 * A move of its own is echoed at once and is pending until the host commits or refuses it. Pure: every call gives the
 * next follower.
 */
import type { Opening, Seat, Shape } from '../../kernel/contract.ts'
import { checkChoice, foldEntry } from '../../kernel/foldEntry.ts'
import { isVeiled } from '../../kernel/isVeiled.ts'
import type { Entry } from '../../kernel/log.ts'
import type { LogFlaw } from '../../kernel/replayLog.ts'
import type { Replay } from '../../kernel/replayState.ts'
import { err, ok, type Refusal, type Result } from '../../kernel/result.ts'
import { addOpenings, EMPTY_VAULT, type Vault } from '../../kernel/vault.ts'
import type { PrivateOpening } from '../logStore.ts'
import { type Proposal, toEntryBody } from '../proposalsAndCommits.ts'

export interface Follower<G extends Shape> {
  /** The seats that this phone plays. */
  readonly seats: readonly Seat[]
  /** Replay of what is done. */
  readonly replay: Replay<G>
  /** Replay of what is done with the pending moves on top: what the player sees. */
  readonly echo: Replay<G>
  readonly pending: readonly Proposal<G['action']>[]
  readonly vaults: SeatVaults
  readonly entries: readonly Entry[]
  /** Whether the host has stored everything that is done. */
  readonly isSaved: boolean
  /** Flaw if this phone no longer agrees with the host; then it takes no more input. */
  readonly flaw: LogFlaw | null
}

/**
 * Result of a message: events that no echo has shown, entries that are new, own proposals that were done or refused.
 */
export interface FollowerUpdate<G extends Shape> {
  readonly events: readonly G['event'][]
  readonly entries: readonly Entry[]
  readonly done: readonly Proposal<G['action']>[]
  readonly refused: readonly (readonly [Proposal<G['action']>, Refusal])[]
}

const openingsForSeat = (shown: readonly PrivateOpening[], seat: Seat): readonly Opening[] =>
  shown.filter(({ seats }) => seats.includes(seat)).map(({ opening }) => opening)

type SeatVaults = ReadonlyMap<Seat, Vault>

/** Vaults with the openings that were shown to their seats. */
export const addShownOpenings = (vaults: SeatVaults, shown: readonly PrivateOpening[]): SeatVaults =>
  new Map([...vaults].map(([seat, vault]) => [seat, addOpenings(vault, openingsForSeat(shown, seat))]))

/** Follower at this replay; `shown` are the openings that its seats were shown in private until then. */
export const createFollower = <G extends Shape>(
  seats: readonly Seat[],
  replay: Replay<G>,
  entries: readonly Entry[],
  shown: readonly PrivateOpening[],
): Follower<G> => ({
  seats,
  replay,
  echo: replay,
  pending: [],
  vaults: addShownOpenings(new Map(seats.map((seat) => [seat, EMPTY_VAULT])), shown),
  entries,
  isSaved: true,
  flaw: null,
})

/**
 * Veiled choice of this seat that waits for those of others. It has changed nothing yet, so it has the count of the
 * echo.
 */
export const waitingChoice = <G extends Shape>(
  { echo, pending }: Follower<G>,
  seat: Seat,
): Proposal<G['action']> | undefined =>
  isVeiled(echo.turn)
    ? pending.find(
        (proposal) => proposal.kind === 'seat' && proposal.seat === seat && proposal.count === echo.counts[seat],
      )
    : undefined

/** Seats that have chosen in a veiled turn: those of this phone, and others that the host has reported. */
export const chosenSeats = <G extends Shape>(
  follower: Follower<G>,
  reported: readonly Seat[] = [],
): readonly Seat[] => {
  const { turn } = follower.echo
  if (turn.kind !== 'seats' || !turn.veiled) return []
  return turn.seats.filter((seat) => reported.includes(seat) || waitingChoice(follower, seat) !== undefined)
}

/** Awaited seats without those that have chosen. */
export const unchosenSeats = <G extends Shape>(follower: Follower<G>, reported?: readonly Seat[]): readonly Seat[] => {
  const { turn } = follower.echo
  const alreadyChosen = chosenSeats(follower, reported)
  return turn.kind === 'seats' ? turn.seats.filter((seat) => !alreadyChosen.includes(seat)) : []
}

/** Refusal of undo and redo if the seat's choice waits, which may be made anew instead; else null. */
export const whyNoTakeBack = <G extends Shape>(follower: Follower<G>, seat: Seat): Refusal | null =>
  waitingChoice(follower, seat) ? { code: 'turn.chosen' } : null

/** Replay with one more pending move; a veiled choice changes nothing before all have chosen. */
export const applyToEcho = <G extends Shape>(echo: Replay<G>, proposal: Proposal<G['action']>): Result<Replay<G>> => {
  if (proposal.kind !== 'seat' || !isVeiled(echo.turn)) return foldEntry(echo, toEntryBody(proposal))
  const refusal = checkChoice(echo, proposal.seat, proposal.action, proposal.openings)
  return refusal ? err(refusal) : ok(echo)
}

/** Follower with its pending moves on top of what is done, as far as they still fit. */
export const rebuildEcho = <G extends Shape>(follower: Follower<G>): Follower<G> => {
  let echo = follower.replay
  for (const proposal of follower.pending) {
    const next = applyToEcho(echo, proposal)
    if (!next.ok) break
    echo = next.value
  }
  return { ...follower, echo }
}
