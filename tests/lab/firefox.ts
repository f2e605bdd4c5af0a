/** Firefox without a driver: it speaks WebDriver BiDi itself. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Place } from './networkPlace.ts'

export interface Firefox {
  /** Runs a function of its own in the page and waits for what it promises; both ways only what JSON holds. */
  evaluate<A, R>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>
  /** Sends a command of WebDriver BiDi about its one page, which is both its `context` and its `target`. */
  command(method: string, params: object): Promise<Record<string, unknown>>
  close(): Promise<void>
}

type Reply = { readonly id: number; readonly result: Record<string, unknown>; readonly message?: string }
type Call = (method: string, params: object) => Promise<Record<string, unknown>>

const listening = async (browser: ChildProcess): Promise<string> => {
  if (!browser.stderr) throw new Error('no stderr')
  for await (const line of createInterface(browser.stderr)) {
    const [, address] = /BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('Firefox ended')
}

const callerOf = (socket: WebSocket): Call => {
  let last = 0
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.on('message', (text) => {
    const reply: Reply = JSON.parse(String(text))
    waiting.get(reply.id)?.(reply)
  })
  return (method, params) =>
    new Promise((done, fail) => {
      const id = ++last
      waiting.set(id, ({ result, message }) => (message === undefined ? done(result) : fail(new Error(message))))
      socket.send(JSON.stringify({ id, method, params }))
    })
}

const PREFERENCES = { 'media.navigator.streams.fake': true, 'media.navigator.permission.disabled': true }

/** Program that connects its standard input and output to a port of the place in which it runs. */
const CABLE = [
  "const socket = require('node:net').connect(process.argv[1], '127.0.0.1').on('error', () => {})",
  'process.stdin.pipe(socket).pipe(process.stdout)',
].join('; ')
const cableTo = (place: Place, port: string): Duplex => {
  const [enter, ...args] = place.inside(process.execPath, '-e', CABLE, port)
  const { stdin, stdout } = spawn(enter, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  return Duplex.from({ readable: stdout, writable: stdin })
}

const begin = async (path: string, profile: string, place?: Place) => {
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref('${name}', ${value});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const here = [path, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'] as const
  const [command, ...args] = place ? place.inside(...here) : here
  const browser = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  const address = await listening(browser)
  const socket = new WebSocket(`${address}/session`, {
    ...(place && { createConnection: () => cableTo(place, new URL(address).port) }),
  })
  await once(socket, 'open')
  browser.stderr?.resume()
  return { browser, socket }
}

/**
 * Opens a page in a new Firefox on an empty profile, in a place of the lab or outside. Every camera is a fake one, and
 * is allowed.
 */
export const openFirefox = async (path: string, url: string, place?: Place): Promise<Firefox> => {
  const profile = mkdtempSync(join(tmpdir(), 'castle-firefox-'))
  const { browser, socket } = await begin(path, profile, place)
  const call = callerOf(socket)
  await call('session.new', { capabilities: {} })
  const { contexts } = (await call('browsingContext.getTree', {})) as { contexts: readonly { context: string }[] }
  const target = { context: contexts[0]?.context }
  await call('browsingContext.navigate', { ...target, url, wait: 'complete' })
  return {
    evaluate: async (run, argument) => {
      const expression = `(async () => JSON.stringify(await (${run})(${JSON.stringify(argument)})))()`
      const answer = await call('script.evaluate', { expression, target, awaitPromise: true })
      const { type, result } = answer as { type: string; result: { value?: string } }
      if (type !== 'success') throw new Error(JSON.stringify(answer))
      return result.value === undefined ? undefined : JSON.parse(result.value)
    },
    command: (method, params) => call(method, { ...target, target, ...params }),
    close: async () => {
      socket.close()
      const gone = once(browser, 'exit')
      // The whole group: a browser is many processes.
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL')
      await gone
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}
