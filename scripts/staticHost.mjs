/** A static host for the built app. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { join } from 'node:path'
import sirv from 'sirv'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('node:http').Server | import('node:https').Server} Server */

/**
 * Lets browsers keep files whose names change with their content, and makes them ask again for all others.
 * @param {Response} response @param {string} path
 */
const cache = (response, path) =>
  response.setHeader('Cache-Control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

/**
 * Headers of every answer. What the app may load stands in its page; that nobody may frame it, and that no file is taken
 * for another kind, only a host can say (docs/deploy.md).
 */
export const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}

/**
 * Answers what is not there: a person who came by an address sees the folder's own page for that.
 * @param {string} folder @param {Request} request @param {Response} response
 */
const answerMissing = (folder, request, response) => {
  const page = join(folder, '404.html')
  const isShown = request.headers.accept?.includes('text/html') && existsSync(page)
  if (isShown) response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
  else response.writeHead(404)
  response.end(isShown ? readFileSync(page) : undefined)
}

/** Names that begin with a dot are nobody's business, but for those that are there to be asked for. */
const HIDDEN = /^[^?]*\/(\.|%2e)(?!well-known\/)/i

/**
 * What is sent of a file that cannot be read on ends there, and the process goes on; who hangs up is read to no more.
 * @param {Response} response
 */
const guard = (response) =>
  response.once('pipe', (file) => {
    file.once('error', () => response.destroy())
    response.once('close', () => file.destroy())
  })

/**
 * Looks for a file when it is asked for, for a build may have put others there.
 * @type {import('sirv').Options}
 */
const LOOKING = { dev: true, etag: true, setHeaders: cache }

/** @param {string} file */
const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtime.getTime()

/**
 * Whether there is compressed text of what is asked for, and not of an earlier build: it is as old as what it was made of.
 * @param {string} folder @param {string} packed @param {Request} request
 */
const isPacked = (folder, packed, { url = '/' }) => {
  try {
    const path = decodeURI(new URL(url, 'http://localhost').pathname).replace(/\/$/, '/index.html')
    const time = timeOf(join(packed, `${path}.gz`))
    return time !== undefined && time === timeOf(join(folder, path))
  } catch {
    return false
  }
}

/**
 * Answers with a file of a folder, compressed where it is so in the other.
 * @param {string} folder @param {string | undefined} packed
 * @returns {(request: Request, response: Response) => void}
 */
const answerFiles = (folder, packed) => {
  const whole = sirv(folder, LOOKING)
  const small = packed ? sirv(packed, { ...LOOKING, gzip: true, brotli: true }) : whole
  return (request, response) => {
    const missing = () => answerMissing(folder, request, response)
    const answerWhole = () => whole(request, response, missing)
    guard(response)
    if (packed) response.setHeader('Vary', 'Accept-Encoding')
    if (HIDDEN.test(request.url ?? '')) missing()
    else if (packed && isPacked(folder, packed, request)) small(request, response, answerWhole)
    else answerWhole()
  }
}

/**
 * Serves a folder as a plain static host would: no deep paths, no rewriting.
 * @typedef {object} Serving
 * @property {string} [host] address to listen on; by default only this machine can connect
 * @property {number} [port] 0 takes a free one
 * @property {string} [base] the path under which the folder appears, with a slash at both ends
 * @property {string | undefined} [packed] a folder that has text of the first one compressed (scripts/compressForServing.mjs)
 * @property {import('node:https').ServerOptions} [tls] the certificate for HTTPS
 * @property {(request: Request, response: Response) => boolean} [first]
 *   answers requests for something other than files; returns true if it did
 * @property {(server: Server) => NonNullable<Serving['first']>} [beside]
 *   adds something else that listens on the same port, and that answers before the files do
 *
 * @param {string} folder @param {Serving} [serving]
 * @returns {Promise<{ port: number, url: string, stop: () => Promise<void> }>} rejects when the port is taken
 */
export const serveFolder = async (
  folder,
  { host = '127.0.0.1', port = 0, base = '/', packed, tls, first, beside } = {},
) => {
  const answer = answerFiles(folder, packed)
  /** @type {import('node:http').RequestListener} */
  const listener = (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    if (first?.(request, response) || also?.(request, response)) return
    if (!request.url?.startsWith(base)) return void response.writeHead(404).end()
    request.url = request.url.slice(base.length - 1)
    try {
      answer(request, response)
    } catch {
      // It vanished while it was looked at, or a range ends before it begins.
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    }
  }
  const server = tls ? createSecureServer(tls, listener) : createServer(listener)
  const also = beside?.(server)
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, () => resolve(undefined)))
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return { port: taken, url: `${tls ? 'https' : 'http'}://${host}:${taken}${base}`, stop: () => stop(server) }
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
const stop = (server) =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
