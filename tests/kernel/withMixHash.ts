/** Logs of protocol 1 in tests: the app fetches their hash with their rules (src/games/loadHash.ts). */
import { mixHashOf } from '../../src/kernel/hashOfProtocol1.ts'
import { provideMixHash } from '../../src/kernel/stateHash.ts'

provideMixHash(mixHashOf)
