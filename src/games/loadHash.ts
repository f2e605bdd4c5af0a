import type { RequestedSetup } from '../kernel/contract.ts'
import { MIX_HASH_PROTOCOL, provideMixHash } from '../kernel/stateHash.ts'

/** Fetches the hash of a log that exists already, where it is not that of new games. Rejects if it cannot be fetched. */
export const loadHash = async ({ protocol }: Pick<RequestedSetup, 'protocol'>): Promise<void> => {
  if (protocol === MIX_HASH_PROTOCOL) provideMixHash((await import('../kernel/hashOfProtocol1.ts')).mixHashOf)
}
