import * as v from 'valibot'
import type { IceServer } from './iceServers.ts'
import { type PeerServerAddress, peerServerUrl } from './peerServer.ts'

const MOST_SERVERS = 8
const PATIENCE = 3_000

const urlsSchema = v.pipe(v.string(), v.regex(/^(stun|turn)s?:/), v.maxLength(200))
const secretSchema = v.pipe(v.string(), v.maxLength(200))
const iceServersSchema = v.pipe(
  v.array(
    v.union([
      v.object({ urls: urlsSchema, username: secretSchema, credential: secretSchema }),
      v.object({ urls: urlsSchema }),
    ]),
  ),
  v.maxLength(MOST_SERVERS),
)

/**
 * ICE servers that this PeerServer hands out, with a relay's short-lived name and password: a list as JSON under `ice`.
 * None if it has none; no other server is asked.
 */
export const loadIceServers = async (server: PeerServerAddress): Promise<readonly IceServer[]> => {
  try {
    const response = await fetch(peerServerUrl(server, 'ice'), {
      signal: AbortSignal.timeout(PATIENCE),
      cache: 'no-store',
    })
    const parsed = v.safeParse(iceServersSchema, response.ok ? await response.json() : [])
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}
