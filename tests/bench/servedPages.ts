/** A browser with a profile of its own, and pages that are built and served for the length of a measurement. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import preact from '@preact/preset-vite'
import { build, type Rolldown } from 'vite'
import { FLAGS, findBrowser } from '../../scripts/testBrowser.mjs'
import { withoutTips } from '../e2e/withoutTips.ts'

type Files = ReadonlyMap<string, string | Uint8Array>

/** A folder of tests/bench as the files of a page. */
export const buildPage = async (folder: string, base = './'): Promise<Files> => {
  const root = resolve('tests/bench', folder)
  const built = (await build({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    plugins: [preact()],
    build: { write: false },
  })) as Rolldown.RolldownOutput
  return new Map(built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Answers what lies under this path; false where it is something else. */
export const answering =
  (files: Files, under = '/') =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const path = request.url?.startsWith(under) ? request.url.slice(under.length) || 'index.html' : ''
    const file = files.get(path)
    if (file === undefined) return false
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' }).end(file)
    return true
  }

export interface Server {
  readonly url: string
  stop(): Promise<void>
}

export const serveFiles = async (files: Files): Promise<Server> => {
  const answer = answering(files)
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Lends a browser of a phone's size and takes it away again. */
export const withBrowser = async <T>(work: (context: BrowserContext) => Promise<T>): Promise<T> => {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to it.')
  const profile = mkdtempSync(join(tmpdir(), 'castle-bench-'))
  const viewport = { width: 390, height: 664 }
  const phone = { viewport, screen: viewport, hasTouch: true, isMobile: true }
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: [...FLAGS], ...phone })
  await context.addInitScript(withoutTips)
  try {
    return await work(context)
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}
