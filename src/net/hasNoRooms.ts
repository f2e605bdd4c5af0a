import { type PeerServerAddress, peerServerUrl } from './peerServer.ts'

const PATIENCE = 3_000

/**
 * Whether something answers at the address of a PeerServer that surely is none, as a plain static host does. False
 * where nothing answers, or something that does not say so: there may be rooms in a moment, or for others. Of another
 * site only what it lets be read is known.
 */
export const hasNoRooms = async (server: PeerServerAddress): Promise<boolean> => {
  try {
    const response = await fetch(peerServerUrl(server, ''), {
      signal: AbortSignal.timeout(PATIENCE),
      cache: 'no-store',
    })
    // A PeerServer says its name in JSON.
    if (response.ok) return !response.headers.get('content-type')?.includes('json')
    return response.status === 404 || response.status === 410
  } catch {
    return false
  }
}
