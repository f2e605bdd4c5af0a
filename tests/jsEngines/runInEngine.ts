/** Running one script in an engine: in a browser without a window, or in a bare shell. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { build, type Rolldown } from 'vite'
import type { RecordedGame } from './recordGames.ts'

/** Time limit in ms. Two hundred games take ten seconds; a busy machine may need many times that. */
const PATIENCE = 300_000

export interface EngineReport {
  /** Name that the engine gives itself. */
  readonly agent: string
  /** One summary line per game. */
  readonly results: readonly string[]
}

/** Builds the script of engineScript.ts with all rules in it, as one classic script. */
export const buildScript = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: resolve('tests/jsEngines/engineScript.ts'), formats: ['iife'], name: 'castle' },
    },
  })) as readonly Rolldown.RolldownOutput[]
  return built[0]?.output[0].code ?? ''
}

const gamesScript = (games: readonly RecordedGame[]): string =>
  `globalThis.games = ${JSON.stringify(games.map((game) => game.text))}`

/** Serves the page with both scripts until it has posted its report. */
const serveScripts = async (script: string, games: readonly RecordedGame[]) => {
  const page = '<!doctype html><script src="games.js"></script><script src="script.js"></script>'
  const files = new Map([
    ['/', page],
    ['/games.js', gamesScript(games)],
    ['/script.js', script],
  ])
  let resolveReport: (report: EngineReport) => void
  const report = new Promise<EngineReport>((resolve) => {
    resolveReport = resolve
  })
  const receive = async (request: IncomingMessage): Promise<void> => resolveReport(JSON.parse(await text(request)))
  const server = createServer((request, response) => {
    if (request.method === 'POST') void receive(request)
    const file = files.get(request.url ?? '')
    const type = request.url === '/' ? 'text/html' : 'text/javascript'
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { report, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

const failWhenLate = (name: string): Promise<never> =>
  new Promise((_, refuse) => {
    setTimeout(() => refuse(new Error(`${name} sent no report in ${PATIENCE / 1000} s`)), PATIENCE).unref()
  })

/** Opens the page in a browser; `args` gets its address and an empty folder for the profile. */
export const runInBrowser = async (
  path: string,
  args: (url: string, profile: string) => readonly string[],
  script: string,
  games: readonly RecordedGame[],
): Promise<EngineReport> => {
  const { report, url, stop } = await serveScripts(script, games)
  const profile = mkdtempSync(join(tmpdir(), 'castle-engine-'))
  const browser = spawn(path, args(url, profile), { stdio: 'ignore', detached: true })
  try {
    return await Promise.race([report, failWhenLate(path)])
  } finally {
    // The whole group: a browser is many processes.
    if (browser.pid) process.kill(-browser.pid, 'SIGKILL')
    stop()
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** Runs both scripts in a shell that prints. */
export const runInShell = (path: string, script: string, games: readonly RecordedGame[]): EngineReport => {
  const folder = mkdtempSync(join(tmpdir(), 'castle-engine-'))
  const [data, code] = [join(folder, 'games.js'), join(folder, 'script.js')]
  writeFileSync(data, gamesScript(games))
  writeFileSync(code, script)
  const { stdout, stderr } = spawnSync(path, [data, code], { encoding: 'utf8', timeout: PATIENCE, maxBuffer: 1 << 28 })
  rmSync(folder, { recursive: true })
  const line = stdout.trim()
  if (!line.startsWith('[')) throw new Error(`${path}: ${line}${stderr}`)
  return { agent: path, results: JSON.parse(line) }
}
