/** Hash of states that a log has, by the protocol in its header. */
import { createHasher, hashOf } from './hash64.ts'
import type { Header } from './log.ts'

/** Hash of a state, 16 hex digits; throws on what is no plain data. */
export type HashState = (state: object) => string

/** Protocol of the logs whose states are hashed by hashOfProtocol1.ts. */
export const MIX_HASH_PROTOCOL = 1

let mixHash: HashState = () => {
  throw new Error('hash not fetched')
}

/** Hands over the hash of `MIX_HASH_PROTOCOL`, which is fetched for such logs alone. */
export const provideMixHash = (hash: HashState): void => {
  mixHash = hash
}

/** Hash of a state of a log with this header, from all of the state. Throws if the hash was not fetched. */
export const hashState = ({ protocol }: Pick<Header, 'protocol'>, state: object): string =>
  protocol === MIX_HASH_PROTOCOL ? mixHash(state) : hashOf(state)

/** The same hash as a function that is quick for states that share most of their parts with the one before. */
export const createStateHasher = ({ protocol }: Pick<Header, 'protocol'>): HashState =>
  protocol === MIX_HASH_PROTOCOL ? mixHash : createHasher()
