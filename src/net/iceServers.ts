import { ok, type Result, refuse } from '../kernel/result.ts'

/**
 * Server that tells a phone its outer address (STUN), or relays if there is no direct path (TURN, with a name and a
 * password).
 */
export type IceServer =
  | { readonly urls: string }
  | { readonly urls: string; readonly username: string; readonly credential: string }

const HOST = String.raw`(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+)(:\d{1,5})?`
/** Whether the port of an address is a valid one: else a browser throws. */
const hasValidPort = (urls: string): boolean => {
  const port = /:(\d+)(\?|$)/.exec(urls.replace(/\[.*\]/, ''))?.[1]
  return port === undefined || (Number(port) > 0 && Number(port) < 65_536)
}

const STUN = new RegExp(`^stuns?:${HOST}$`)
const TURN = new RegExp(`^turns?:${HOST}(\\?transport=(udp|tcp))?$`)

const readIceServer = (text: string): IceServer | null => {
  const [urls = '', username, credential, ...extraParts] = text.split(/\s+/)
  if (!hasValidPort(urls)) return null
  if (STUN.test(urls) && username === undefined) return { urls }
  const isRelay = TURN.test(urls) && username && credential && extraParts.length === 0
  return isRelay ? { urls, username, credential } : null
}

/**
 * ICE servers of a setting: `stun:host:port` and `turn:host:port name password`, with commas between them. None if it
 * is empty, and none is ever added: on one Wi-Fi none is needed. Refused: `ice.form`, with the part that is wrong.
 */
export const readIceServers = (text: string): Result<readonly IceServer[]> => {
  const parts = text.split(',').flatMap((part) => part.trim() || [])
  const servers = parts.map(readIceServer)
  const wrongIndex = servers.indexOf(null)
  return wrongIndex < 0
    ? ok(servers.flatMap((server) => server ?? []))
    : refuse('ice.form', undefined, { part: parts[wrongIndex] ?? '' })
}
