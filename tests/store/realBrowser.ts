/** Real browser that a test can kill, and the page with the store. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { FLAGS, findShell } from '../../scripts/testBrowser.mjs'

/** Builds the page and serves it from memory. */
export async function serveLab(): Promise<{ readonly url: string; close(): void }> {
  const root = new URL('./page', import.meta.url).pathname
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const files = new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const type = path.endsWith('.html') ? 'text/html' : 'text/javascript'
    response.writeHead(files.has(path) ? 200 : 404, { 'content-type': type }).end(files.get(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

export interface Chromium {
  readonly context: BrowserContext
  /** Kills the process, as the phone's system or an empty battery would: no events, nothing flushed. */
  kill(): Promise<void>
}

export const newProfile = (): string => mkdtempSync(join(tmpdir(), 'castle-store-'))
export const removeProfile = (profile: string): void => rmSync(profile, { recursive: true, force: true, maxRetries: 5 })

/** Starts a browser on a profile, new or of a killed browser; once more where it does not answer at all. */
export const startChromium = async (profile: string): Promise<Chromium> =>
  start(profile).catch((error: unknown) => (isSilent(error) ? start(profile) : Promise.reject(error)))

const isSilent = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

async function start(profile: string): Promise<Chromium> {
  const executable = findShell()
  if (!executable) throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to it.')
  const child = spawn(executable, [...FLAGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const exited = new Promise<void>((end) => child.once('exit', () => end()))
  const kill = async () => {
    // The whole group: the renderers too.
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL')
    await exited
  }
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress(child), { timeout: 15_000 })
    const [context] = browser.contexts()
    if (!context) throw new Error('a browser without a context')
    return { context, kill }
  } catch (error) {
    await kill()
    throw error
  }
}

function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`the browser ended: ${output}`)))
  })
}

export async function openLab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await page.waitForFunction(() => 'lab' in globalThis)
  return page
}
