import * as v from 'valibot'
import type { IceServer } from './ice.ts'
import { beside, type Server } from './server.ts'

const MOST_SERVERS = 8
const PATIENCE = 3_000

const urls = v.pipe(v.string(), v.regex(/^(stun|turn)s?:/), v.maxLength(200))
const secret = v.pipe(v.string(), v.maxLength(200))
const Servers = v.pipe(
  v.array(v.union([v.object({ urls, username: secret, credential: secret }), v.object({ urls })])),
  v.maxLength(MOST_SERVERS),
)

/**
 * The ICE servers that this PeerServer hands out, with a relay's short-lived name and password: a list as JSON under `ice`. None where it has
 * none to give; nobody else is asked.
 */
export const relaysOf = async (server: Server): Promise<readonly IceServer[]> => {
  try {
    const answer = await fetch(beside(server, 'ice'), { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' })
    const read = v.safeParse(Servers, answer.ok ? await answer.json() : [])
    return read.success ? read.output : []
  } catch {
    return []
  }
}
