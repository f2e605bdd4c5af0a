/**
 * Network of the tests of real lines: a page, a PeerServer as a process of its own, and a nameserver that writes down
 * which names are asked for.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { SMALLER_PACKAGES } from '../../scripts/build/smallerPackages.mjs'

/** Why the tests cannot run here, or null. */
export const reasonToSkip = (): string | null =>
  process.env.CASTLE_NETWORK ? null : 'needs a network of its own: `npm run test:net`, as root on Linux'

const pageIn = (folder: string) => ({
  root: resolve(import.meta.dirname, folder),
  configFile: false as const,
  resolve: { alias: SMALLER_PACKAGES },
  logLevel: 'error' as const,
})

/** The page in this folder, built as files: the folder where they lie. */
export const buildPage = async (folder = 'page'): Promise<string> => {
  const outDir = resolve(import.meta.dirname, '../../node_modules/.cache/lab', folder)
  await build({ ...pageIn(folder), build: { outDir, emptyOutDir: true, target: 'es2022' } })
  return outDir
}

/** The page in this folder, at an address of this machine. */
export const servePage = async (folder = 'page'): Promise<{ readonly url: string; close(): void }> => {
  const built = (await build({
    ...pageIn(folder),
    build: { write: false, target: 'es2022' },
  })) as Rolldown.RolldownOutput
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(files.has(path) ? 200 : 404, { 'content-type': type }).end(files.get(path))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

const ROOMS = resolve(import.meta.dirname, '../../scripts/rooms.mjs')

/** A real PeerServer. */
export interface PeerServer {
  readonly address: string
  /** Ends it as a crash does. */
  kill(): Promise<void>
  /** Again at the same address. */
  start(): Promise<void>
}

export const peerServer = async (port: number): Promise<PeerServer> => {
  let child: ChildProcess
  const start = (): Promise<void> => {
    child = spawn(process.execPath, [ROOMS, '--port', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
    return new Promise((ready) => child.stdout?.once('data', () => ready()))
  }
  await start()
  return {
    address: `http://127.0.0.1:${port}/rooms`,
    start,
    kill: () =>
      new Promise((gone) => {
        if (child.signalCode !== null) return gone()
        child.once('exit', () => gone())
        child.kill('SIGKILL')
      }),
  }
}

/** The name in a DNS question. */
const nameIn = (question: Buffer): string => {
  const labels: string[] = []
  for (let at = 12; question[at]; at += (question[at] ?? 0) + 1) {
    labels.push(question.subarray(at + 1, at + 1 + (question[at] ?? 0)).toString())
  }
  return labels.join('.')
}

/** Answers every question with "no such name", and remembers it. */
export const nameserver = async (): Promise<{ readonly asked: string[]; close(): void }> => {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => {
    asked.push(nameIn(question))
    const answer = Buffer.from(question)
    answer.writeUInt16BE(0x8183, 2)
    socket.send(answer, port, address)
  })
  await new Promise<void>((bound) => socket.bind(53, '127.0.0.1', bound))
  return { asked, close: () => socket.close() }
}

const WAY_OUT = '10.77.0.254'

/** Forgets what went out before: the kernel remembers whom it asked for longer than a test lasts. */
export const forgetWayOut = (): void => {
  if (hasContactedOutside()) execFileSync('ip', ['neigh', 'del', WAY_OUT, 'dev', 'lan0'])
}

/** Whether anything was sent beyond this network: the kernel then asked for the way out, which nobody is. */
export const hasContactedOutside = (): boolean =>
  execFileSync('ip', ['neigh', 'show', WAY_OUT], { encoding: 'utf8' }).trim() !== ''
