import { ok, type Result, refuse } from '../kernel/result.ts'

/** Address of a PeerServer. All of it is always given to PeerJS, whose defaults are somebody else's server. */
export interface PeerServerAddress {
  readonly host: string
  readonly port: number
  /** Path with a slash at both ends. */
  readonly path: string
  readonly secure: boolean
  readonly key: string
}

/** Path beside the app, wherever that is. */
const DEFAULT_PATH = 'rooms/'
const DEFAULT_KEY = 'peerjs'

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i
const isLocal = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

const parseUrl = (text: string, page: URL): URL | null => {
  const withScheme = SCHEME.test(text) ? text : `${page.protocol}//${text}`
  // Not every browser refuses a host with a space in it.
  return !/\s/.test(text) && URL.canParse(withScheme) ? new URL(withScheme) : null
}

const isPlainUrl = (url: URL): boolean =>
  !url.username && !url.password && !url.hash && /^(https?|wss?):$/.test(url.protocol)

const peerServerAt = (url: URL): PeerServerAddress => {
  const secure = url.protocol === 'https:' || url.protocol === 'wss:'
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 443 : 80),
    path: url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`,
    secure,
    key: url.searchParams.get('key') ?? DEFAULT_KEY,
  }
}

/**
 * PeerServer of an address as it is typed in the settings: `example.org`, `https://example.org:9000/rooms`, a key as
 * `?key=…`. An empty one is the server beside the app, at `rooms/`. Without a scheme it is as secure as the page.
 * Refused: `server.form`, and `server.insecure` if a secure page would have to ask an insecure server, which browsers
 * forbid.
 * @param page the address of the app
 */
export const readPeerServerAddress = (text: string, page: string): Result<PeerServerAddress> => {
  const pageUrl = new URL(page)
  const trimmed = text.trim()
  const url = trimmed === '' ? new URL(DEFAULT_PATH, pageUrl) : parseUrl(trimmed, pageUrl)
  if (!url || !isPlainUrl(url)) return refuse('server.form')
  const server = peerServerAt(url)
  return pageUrl.protocol === 'https:' && !server.secure && !isLocal(server.host)
    ? refuse('server.insecure')
    : ok(server)
}

/** URL of something that the server serves besides PeerServer's own protocol. */
export const peerServerUrl = ({ secure, host, port, path }: PeerServerAddress, name: string): string =>
  `http${secure ? 's' : ''}://${host}:${port}${path}${name}`
