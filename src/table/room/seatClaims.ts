/**
 * Claims: which phone plays a seat that was moved between phones. Each time that a seat comes by its link, its new
 * phone makes a claim of its own, and the host stores the claims of each seat in order. The phone with the last claim
 * has the seat.
 */
import type { Shape } from '../../kernel/contract.ts'
import type { HelloFrame } from './frames.ts'
import type { Room } from './roomState.ts'
import type { HostSeatKey } from './seatKeys.ts'
import { MAX_CLAIMS } from './timeoutsAndLimits.ts'

/**
 * Claim of a hello for this seat; empty for the phone that took the seat in the lobby, undefined if it does not name
 * it.
 */
const claimOf = ({ ids, claims }: HelloFrame, { id }: HostSeatKey): string | undefined =>
  ids.includes(id) ? (claims[ids.indexOf(id)] ?? '') : undefined

/** Whether the hello names this seat under its last claim. */
export const isLatestClaim = (hello: HelloFrame, key: HostSeatKey): boolean =>
  claimOf(hello, key) === (key.claims?.at(-1) ?? '')

/** Keys with the new claims of this hello, which is proved; the same array if there are none. */
const addClaims = (keys: readonly HostSeatKey[], hello: HelloFrame): readonly HostSeatKey[] => {
  const next = keys.map((key): HostSeatKey => {
    const { claims = [] } = key
    const claim = claimOf(hello, key)
    return !claim || claims.includes(claim) ? key : { ...key, claims: [...claims, claim].slice(-MAX_CLAIMS) }
  })
  return next.every((key, at) => key === keys[at]) ? keys : next
}

/** Whether all claims of the hello are stored. */
export const isClaimStored = <G extends Shape>({ sheet: { kept } }: Room<G>, hello: HelloFrame): boolean =>
  addClaims(kept.keys, hello) === kept.keys

export const withHelloClaims = <G extends Shape>(room: Room<G>, hello: HelloFrame): Room<G> => {
  const keys = addClaims(room.keys, hello)
  return keys === room.keys ? room : { ...room, keys }
}
