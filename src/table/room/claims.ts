/**
 * Which phone plays a seat that was carried from one to another: the one that claimed it last. Each time that a seat comes by its link its
 * new phone makes a claim of its own, and the host keeps the claims of each seat in their order. A phone with an earlier one has it no more.
 */
import type { Shape } from '../../kernel/contract.ts'
import type { Hello } from './frames.ts'
import type { KnownKey } from './keys.ts'
import { CLAIMS } from './patience.ts'
import type { Room } from './room.ts'

/** Empty for the phone that took the seat in the lobby. */
const claimIn = ({ ids, claims }: Hello, { id }: KnownKey): string | undefined =>
  ids.includes(id) ? (claims[ids.indexOf(id)] ?? '') : undefined

/** Whether the hello names this seat under the claim that came last. */
export const isLast = (hello: Hello, key: KnownKey): boolean => claimIn(hello, key) === (key.claims?.at(-1) ?? '')

/** The keys with what this hello, which is proved, claims for the first time; the same array where that is nothing. */
const claimed = (keys: readonly KnownKey[], hello: Hello): readonly KnownKey[] => {
  const next = keys.map((key): KnownKey => {
    const { claims = [] } = key
    const claim = claimIn(hello, key)
    return !claim || claims.includes(claim) ? key : { ...key, claims: [...claims, claim].slice(-CLAIMS) }
  })
  return next.every((key, at) => key === keys[at]) ? keys : next
}

/** Whether storage has all that the hello claims. */
export const isClaimKept = <G extends Shape>({ sheet: { kept } }: Room<G>, hello: Hello): boolean =>
  claimed(kept.keys, hello) === kept.keys

export const withClaims = <G extends Shape>(room: Room<G>, hello: Hello): Room<G> => {
  const keys = claimed(room.keys, hello)
  return keys === room.keys ? room : { ...room, keys }
}
