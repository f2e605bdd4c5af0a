import { type PeerServerAddress, peerServerUrl } from './peerServer.ts'

const PATIENCE = 3_000

/**
 * Whether something answers at the address of a PeerServer that is none, as a plain static host does. False where
 * nothing answers, or what stands before it says that it is out of order: there it may be again in a moment.
 */
export const hasNoRooms = async (server: PeerServerAddress): Promise<boolean> => {
  try {
    const response = await fetch(peerServerUrl(server, ''), {
      signal: AbortSignal.timeout(PATIENCE),
      cache: 'no-store',
    })
    if (response.status >= 500) return false
    // A PeerServer says its name in JSON.
    return !response.ok || !response.headers.get('content-type')?.includes('json')
  } catch {
    return false
  }
}
