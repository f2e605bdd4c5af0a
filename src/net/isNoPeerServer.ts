/** Whether there surely are no rooms where a PeerServer should be. */
import { type PeerServerAddress, peerServerUrl } from './peerServerAddress.ts'

const PATIENCE = 3_000

/** Whether there surely is no PeerServer; null where that is not known. */
const askForNoRooms = async (address: string): Promise<boolean | null> => {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), cache: 'no-store' })
    // A PeerServer says its name in JSON.
    if (response.ok) return !response.headers.get('content-type')?.includes('json')
    return response.status === 404 || response.status === 410 ? true : null
  } catch {
    return null
  }
}

/** What is known, by the address. */
const known = new Map<string, boolean>()

/**
 * Whether something answers at the address of a PeerServer that surely is none, as a plain static host does. False
 * where nothing answers, or something that does not say so: there may be rooms in a moment, or for others. Of another
 * site only what it lets be read is known. What is known once is not asked again before the page is loaded anew.
 */
export const isNoPeerServer = async (server: PeerServerAddress): Promise<boolean> => {
  const address = peerServerUrl(server, '')
  const answer = known.get(address) ?? (await askForNoRooms(address))
  if (answer !== null) known.set(address, answer)
  return answer ?? false
}
