import { ok, type Result, refuse } from '../kernel/result.ts'

/** Where a PeerServer is. All of it is always given to PeerJS, whose defaults are somebody else's server. */
export interface Server {
  readonly host: string
  readonly port: number
  /** With a slash at both ends. */
  readonly path: string
  readonly secure: boolean
  readonly key: string
}

/** Beside the app, wherever that lies. */
const BESIDE = 'rooms/'
const KEY = 'peerjs'

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i
const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

const urlOf = (text: string, page: URL): URL | null => {
  const whole = SCHEME.test(text) ? text : `${page.protocol}//${text}`
  // Not every browser refuses a host with a space in it.
  return !/\s/.test(text) && URL.canParse(whole) ? new URL(whole) : null
}

const isPlain = (url: URL): boolean =>
  !url.username && !url.password && !url.hash && /^(https?|wss?):$/.test(url.protocol)

const serverOf = (url: URL): Server => {
  const secure = url.protocol === 'https:' || url.protocol === 'wss:'
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 443 : 80),
    path: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`,
    secure,
    key: url.searchParams.get('key') ?? KEY,
  }
}

/**
 * The PeerServer of an address as it is typed in the settings: `example.org`, `https://example.org:9000/rooms`, a key as `?key=…`. An empty one
 * is the server beside the app, at `rooms/`. Without a scheme it is as secure as the page.
 * Refused: `server.form`, and `server.insecure` where a secure page would have to ask an insecure server, which browsers forbid.
 * @param page the address of the app
 */
export const readServer = (text: string, page: string): Result<Server> => {
  const here = new URL(page)
  const typed = text.trim()
  const url = typed === '' ? new URL(BESIDE, here) : urlOf(typed, here)
  if (!url || !isPlain(url)) return refuse('server.form')
  const server = serverOf(url)
  return here.protocol === 'https:' && !server.secure && !isLocal(server.host) ? refuse('server.insecure') : ok(server)
}

/** The address of something that the server says besides PeerServer's own. */
export const beside = ({ secure, host, port, path }: Server, name: string): string =>
  `http${secure ? 's' : ''}://${host}:${port}${path}${name}`
