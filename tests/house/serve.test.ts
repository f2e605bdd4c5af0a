/** The static host of `npm start` and `npm run serve`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serve } from '../../scripts/serve.mjs'

const SCRIPT = `export const words = '${'word '.repeat(600)}'`
const FILES = { 'index.html': '<p>Home', 'assets/a.js': SCRIPT, 'icon.png': 'a picture', '.secret': 'hidden' }

let [root, folder] = ['', '']
const closers: (() => unknown)[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'castle-serve-'))
  folder = join(root, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  rmSync(root, { recursive: true })
})

const open = async (options: Parameters<typeof serve>[1] = {}): Promise<string> => {
  const { url, stop } = await serve(folder, options)
  closers.push(stop)
  return url
}

type Headers = Readonly<Record<string, string>>

/** What comes over the line, not unpacked. Rejects where the line breaks. */
const ask = (url: string, headers: Headers = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', reject)
      .end()
  })
const statusOf = async (url: string): Promise<number> => (await ask(url)).status

describe('a file', () => {
  test('that vanishes is missing, one that comes is there, and one that changes is whole', async () => {
    const url = await open()
    expect(await statusOf(`${url}assets/a.js`)).toBe(200)
    rmSync(join(folder, 'assets/a.js'))
    writeFileSync(join(folder, 'assets/b.js'), SCRIPT)
    writeFileSync(join(folder, 'index.html'), '<p>Home, by a longer name')
    expect([await statusOf(`${url}assets/a.js`), await statusOf(`${url}assets/b.js`)]).toEqual([404, 200])
    expect(`${(await ask(url)).body}`).toBe('<p>Home, by a longer name')
  })

  test('that cannot be read breaks its own line and nothing else', async () => {
    // It is listed as a file is, and cannot be opened as one.
    const socket = createServer().listen(join(folder, 'assets/c.js'))
    closers.push(() => socket.close())
    const url = await open()
    await expect(ask(`${url}assets/c.js`)).rejects.toThrow()
    expect(await statusOf(url)).toBe(200)
  })

  test('of which nonsense is asked breaks no more than that line', async () => {
    const url = await open()
    await expect(ask(`${url}icon.png`, { range: 'bytes=5-2' })).rejects.toThrow()
    expect(await statusOf(url)).toBe(200)
  })

  test('comes in parts, and not again if it is known', async () => {
    const url = `${await open()}icon.png`
    const part = await ask(url, { range: 'bytes=2-4' })
    expect([part.status, `${part.body}`, part.headers['content-range']]).toEqual([206, 'pic', 'bytes 2-4/9'])
    const { etag = '' } = (await ask(url)).headers
    expect((await ask(url, { 'if-none-match': etag })).status).toBe(304)
  })

  test.each(['.secret', '%2esecret', 'assets/../.secret'])(
    'with a dot before its name is not given: %s',
    async (name) => {
      expect(await statusOf(`${await open()}${name}`)).toBe(404)
    },
  )
})
