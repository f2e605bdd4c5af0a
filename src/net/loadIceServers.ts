/** ICE servers, as a PeerServer hands them out. */
import * as v from 'valibot'
import type { IceServer } from './iceServers.ts'
import { iceServersSchema } from './iceServersSchema.ts'
import { type PeerServerAddress, peerServerUrl } from './peerServerAddress.ts'

const PATIENCE = 3_000

/** What each server handed out last: a relay's name and password are good for a while. */
const lastHandedOut = new Map<string, readonly IceServer[]>()

/**
 * ICE servers that this PeerServer hands out, with a relay's short-lived name and password: a list as JSON under `ice`.
 * None if it has none; no other server is asked. Where it cannot be reached, those that it handed out last: the network
 * may be back before the line is dialled.
 */
export const loadIceServers = async (server: PeerServerAddress): Promise<readonly IceServer[]> => {
  const url = peerServerUrl(server, 'ice')
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(PATIENCE),
      cache: 'no-store',
    })
    const parsed = v.safeParse(iceServersSchema, response.ok ? await response.json() : null)
    if (parsed.success) lastHandedOut.set(url, parsed.output)
  } catch {
    // It cannot be reached.
  }
  return lastHandedOut.get(url) ?? []
}
