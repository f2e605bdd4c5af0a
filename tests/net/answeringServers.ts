/** Servers for one test each: of a folder, of one answer, and one that is down at first. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { serveFolder } from '../../scripts/staticHost.mjs'

export let folder: string
export const stops: (() => unknown)[] = []

/** Makes a folder for each test of a file, and removes it and stops all servers afterwards. */
export const openFolderForEachTest = (): void => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'castle-site-'))
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
    rmSync(folder, { recursive: true })
  })
}

export const served = async (options: Parameters<typeof serveFolder>[1] = {}): Promise<string> => {
  const { url, stop } = await serveFolder(folder, options)
  stops.push(stop)
  return url
}

/** A server that answers everything with this status, as this type. */
export const answering = async (status: number, type: string): Promise<string> => {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end('<p>Hello'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** A server that is down at first, and then answers this with this status, as JSON. It counts how often it is asked. */
export const recovering = async (status: number, body: unknown) => {
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    if (asked === 1) response.writeHead(503).end()
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stops.push(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, countAsked: () => asked }
}
