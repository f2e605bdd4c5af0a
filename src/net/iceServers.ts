import { ok, type Result, refuse } from '../kernel/result.ts'

/** A server that tells a phone its outer address (STUN), or relays what finds no direct way (TURN, with a name and a password). */
export type IceServer =
  | { readonly urls: string }
  | { readonly urls: string; readonly username: string; readonly credential: string }

const HOST = String.raw`(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]+)(:\d{1,5})?`
/** A browser throws where a port is none. */
const hasPort = (urls: string): boolean => {
  const port = /:(\d+)(\?|$)/.exec(urls.replace(/\[.*\]/, ''))?.[1]
  return port === undefined || (Number(port) > 0 && Number(port) < 65_536)
}

const STUN = new RegExp(`^stuns?:${HOST}$`)
const TURN = new RegExp(`^turns?:${HOST}(\\?transport=(udp|tcp))?$`)

const readOne = (text: string): IceServer | null => {
  const [urls = '', username, credential, ...rest] = text.split(/\s+/)
  if (!hasPort(urls)) return null
  if (STUN.test(urls) && username === undefined) return { urls }
  const isRelay = TURN.test(urls) && username && credential && rest.length === 0
  return isRelay ? { urls, username, credential } : null
}

/**
 * The ICE servers of a setting: `stun:host:port` and `turn:host:port name password`, with commas between them. None where it is empty, and none
 * is ever added: on one Wi-Fi none is needed. Refused: `ice.form`, with the part that is wrong.
 */
export const readIce = (text: string): Result<readonly IceServer[]> => {
  const parts = text.split(',').flatMap((part) => part.trim() || [])
  const servers = parts.map(readOne)
  const wrong = servers.indexOf(null)
  return wrong < 0
    ? ok(servers.flatMap((one) => one ?? []))
    : refuse('ice.form', undefined, { part: parts[wrong] ?? '' })
}
