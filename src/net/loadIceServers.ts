/** ICE servers, as a PeerServer hands them out. */
import * as v from 'valibot'
import type { IceServer } from './iceServers.ts'
import { iceServersSchema } from './iceServersSchema.ts'
import { type PeerServerAddress, peerServerUrl } from './peerServerAddress.ts'

const PATIENCE = 3_000

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
