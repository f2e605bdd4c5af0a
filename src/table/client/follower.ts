/**
 * A follower keeps one phone's copy of the table: its own engine, fed only by commits, and the vaults of its own seats. A deed of its
 * own is echoed at once and is pending until the host commits or refuses it. Pure: every call gives the next follower.
 */
import type { Opening, Seat, Shape } from '../kernel/contract.ts'
import { checkChoice, fold } from '../kernel/fold.ts'
import type { Flaw } from '../kernel/ledger.ts'
import type { Entry } from '../kernel/log.ts'
import type { Replay } from '../kernel/replay.ts'
import { no, ok, type Refusal, type Result } from '../kernel/result.ts'
import { EMPTY_VAULT, remember, type Vault } from '../kernel/vault.ts'
import { bodyOf, type Proposal } from './messages.ts'
import type { PrivateOpening } from './store.ts'

export interface Follower<G extends Shape> {
  /** The seats that this phone plays. */
  readonly seats: readonly Seat[]
  /** What is done. */
  readonly replay: Replay<G>
  /** What is done, with the pending deeds on top: what the player sees. */
  readonly echo: Replay<G>
  readonly pending: readonly Proposal<G['action']>[]
  readonly vaults: Vaults
  readonly entries: readonly Entry[]
  /** Whether the host has stored everything that is done. */
  readonly isSaved: boolean
  /** Why this phone no longer agrees with the host; then it takes no more input. */
  readonly flaw: Flaw | null
}

/** What came of a message: events that no echo has told, entries that are new, own proposals that were done or refused. */
export interface News<G extends Shape> {
  readonly events: readonly G['event'][]
  readonly entries: readonly Entry[]
  readonly done: readonly Proposal<G['action']>[]
  readonly refused: readonly (readonly [Proposal<G['action']>, Refusal])[]
}

const shownTo = (shown: readonly PrivateOpening[], seat: Seat): readonly Opening[] =>
  shown.filter(({ seats }) => seats.includes(seat)).map(({ opening }) => opening)

type Vaults = ReadonlyMap<Seat, Vault>

/** The vaults with what was shown to their seats. */
export const withShown = (vaults: Vaults, shown: readonly PrivateOpening[]): Vaults =>
  new Map([...vaults].map(([seat, vault]) => [seat, remember(vault, shownTo(shown, seat))]))

/** A follower that stands where this replay stands; `shown` is what its seats were shown in private until then. */
export const seatFollower = <G extends Shape>(
  seats: readonly Seat[],
  replay: Replay<G>,
  entries: readonly Entry[],
  shown: readonly PrivateOpening[],
): Follower<G> => ({
  seats,
  replay,
  echo: replay,
  pending: [],
  vaults: withShown(new Map(seats.map((seat) => [seat, EMPTY_VAULT])), shown),
  entries,
  isSaved: true,
  flaw: null,
})

/** Whether secret choices are awaited: they are not echoed. */
export const isVeiled = <G extends Shape>({ turn }: Replay<G>): boolean => turn.kind === 'seats' && turn.veiled === true

/** The replay with one more pending deed; a veiled choice changes nothing before all have chosen. */
export const echoed = <G extends Shape>(echo: Replay<G>, proposal: Proposal<G['action']>): Result<Replay<G>> => {
  if (proposal.kind !== 'seat' || !isVeiled(echo)) return fold(echo, bodyOf(proposal))
  const refusal = checkChoice(echo, proposal.seat, proposal.action, proposal.openings)
  return refusal ? no(refusal) : ok(echo)
}

/** The follower with its pending deeds on top of what is done, as far as they still fit. */
export const reecho = <G extends Shape>(follower: Follower<G>): Follower<G> => {
  let echo = follower.replay
  for (const proposal of follower.pending) {
    const next = echoed(echo, proposal)
    if (!next.ok) break
    echo = next.value
  }
  return { ...follower, echo }
}
