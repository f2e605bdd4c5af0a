/** Machines of the lab that are no phones: a host with its PeerServer, and a relay. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Place } from './networkPlace.ts'

export interface Machine {
  /** Ends it at once, as if it lost its power. */
  kill(): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
}

/** Starts a program in a place and waits for a line of its output that says so. */
const startIn = async (place: Place, command: readonly [string, ...string[]], env: NodeJS.ProcessEnv, said: RegExp) => {
  const [enter, ...args] = place.inside(...command)
  const child = spawn(enter, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } })
  for await (const line of createInterface(child.stdout)) {
    if (!said.test(line)) continue
    child.stdout.resume()
    return child
  }
  throw new Error(`${command.join(' ')} did not say ${said}`)
}

const machine = async (start: () => Promise<ChildProcess>): Promise<Machine> => {
  let child = await start()
  return {
    start: async () => {
      child = await start()
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

/**
 * Serves a folder at port 80, with a PeerServer beside it, which hands out the address of the relay where there is one.
 */
export const openServer = (place: Place, folder: string, relay?: Place): Promise<Machine> => {
  const env = relay ? { TURN_URLS: `turn:${relay.address}:3478`, TURN_SECRET: SECRET } : {}
  const program = join(import.meta.dirname, 'serve.mjs')
  return machine(() => startIn(place, [process.execPath, program, folder], env, /^open/))
}

const SECRET = 'A_LONG_RANDOM_SECRET'
const DEPLOY = join(import.meta.dirname, '../../docs/deploy.md')
/** Lines of the configuration that need a certificate. */
const SECURE = /^(tls-listening-port|cert|pkey)=/

/** The configuration that docs/deploy.md gives, without its certificate. */
const configuration = (): readonly string[] => {
  const [, block] = /```\n(# \/etc\/turnserver\.conf\n[^`]*)```/.exec(readFileSync(DEPLOY, 'utf8')) ?? []
  if (!block) throw new Error('docs/deploy.md has no configuration of a relay')
  return block.split('\n').filter((line) => !SECURE.test(line))
}

/** Starts the relay, coturn, as docs/deploy.md says. */
export const openRelay = async (place: Place): Promise<Machine> => {
  const folder = mkdtempSync(join(tmpdir(), 'castle-relay-'))
  const lines = [
    ...configuration(),
    `listening-ip=${place.address}`,
    'no-tls',
    'no-dtls',
    'no-cli',
    `userdb=${folder}/db`,
  ]
  writeFileSync(join(folder, 'turnserver.conf'), [...lines, `pidfile=${folder}/pid`, 'log-file=stdout'].join('\n'))
  const command = ['turnserver', '-c', join(folder, 'turnserver.conf')] as const
  const relay = await machine(() => startIn(place, [...command], {}, /Total General servers/))
  return {
    ...relay,
    kill: async () => {
      await relay.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
