/** The static host of `npm start` and `npm run serve`. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { compressForServing, emptyPacked } from '../../scripts/compressForServing.mjs'
import { serveFolder } from '../../scripts/staticHost.mjs'

const SCRIPT = `export const words = '${'word '.repeat(600)}'`
const FILES = { 'index.html': '<p>Home', 'assets/a.js': SCRIPT, 'icon.png': 'a picture', '.secret': 'hidden' }

let [root, folder, packed] = ['', '', '']
const closers: (() => unknown)[] = []
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'castle-serve-'))
  folder = join(root, 'dist')
  packed = join(root, 'packed')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text)
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  rmSync(root, { recursive: true })
})

const pack = async (): Promise<void> => {
  await emptyPacked(packed)
  await compressForServing(folder, packed)
}

const open = async (options: Parameters<typeof serveFolder>[1] = {}): Promise<string> => {
  const { url, stop } = await serveFolder(folder, options)
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
    const url = `${await open({ packed })}icon.png`
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

describe('text', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('goes compressed to whoever accepts %s', async (accepted, encoding, unpack) => {
    await pack()
    const url = `${await open({ packed })}assets/a.js`
    const { headers, body } = await ask(url, { 'accept-encoding': accepted })
    expect(headers).toMatchObject({
      ...{ 'content-encoding': encoding, vary: 'Accept-Encoding', 'content-type': 'text/javascript' },
      ...{ 'cache-control': 'public, max-age=31536000, immutable', 'content-length': `${body.length}` },
    })
    expect(body.length).toBeLessThan(200)
    expect(`${unpack(body)}`).toBe(SCRIPT)
  })

  test('goes as it is to whoever accepts nothing else, with a word for what lies between', async () => {
    await pack()
    const { headers, body } = await ask(`${await open({ packed })}assets/a.js`)
    expect([headers['content-encoding'], headers.vary, `${body}`]).toEqual([undefined, 'Accept-Encoding', SCRIPT])
  })

  test('is known also to a server that was started anew, and each form of it by itself', async () => {
    const tags = async () => {
      await pack()
      const url = await open({ packed })
      const asked = ['br', 'gzip', ''].map((encoding) => ask(url, { 'accept-encoding': encoding }))
      return (await Promise.all(asked)).map(({ headers }) => headers.etag)
    }
    const before = await tags()
    expect(new Set(before).size).toBe(3)
    expect(await tags()).toEqual(before)
    const url = await open({ packed })
    expect((await ask(url, { 'accept-encoding': 'br', 'if-none-match': before[0] ?? '' })).status).toBe(304)
  })

  test('whose compressed form is gone goes as it is', async () => {
    await pack()
    const url = await open({ packed })
    rmSync(packed, { recursive: true })
    const { headers, body } = await ask(url, { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], `${body}`]).toEqual([undefined, FILES['index.html']])
  })

  test('of an earlier build is not sent, also to whoever knows it', async () => {
    await pack()
    const url = await open({ packed })
    const { headers } = await ask(url, { 'accept-encoding': 'br' })
    writeFileSync(join(folder, 'index.html'), '<p>Home of a later build')
    utimesSync(join(folder, 'index.html'), 0, 0)
    rmSync(join(folder, 'assets/a.js'))
    const { status, body } = await ask(url, { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' })
    expect([status, `${body}`]).toEqual([200, '<p>Home of a later build'])
    expect((await ask(`${url}assets/a.js`, { 'accept-encoding': 'br' })).status).toBe(404)
    await pack()
    expect(brotliDecompressSync((await ask(url, { 'accept-encoding': 'br' })).body).toString()).toBe(`${body}`)
    expect(existsSync(join(packed, 'assets/a.js.br'))).toBe(false)
  })

  test.each(['%', '%00', '%ff.js', 'assets', 'assets/', '/a.js', '?'])(
    'is not looked for in vain at %s',
    async (path) => {
      await pack()
      const url = await open({ packed })
      const plain = await open()
      const asked = [`${url}${path}`, `${plain}${path}`].map((one) => ask(one, { 'accept-encoding': 'gzip' }))
      const [status, plainStatus] = (await Promise.all(asked)).map((answer) => answer.status)
      expect(status).toBe(plainStatus)
      expect(status).not.toBe(500)
    },
  )

  test('goes as it is where nothing can be written', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    closers.push(() => said.mockRestore())
    expect(await emptyPacked(join(folder, 'icon.png', 'packed'))).toBeUndefined()
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Text is sent as it is, not compressed: E/))
    await expect(compressForServing(join(folder, 'nowhere'), packed)).resolves.toBeUndefined()
  })

  test('alone is compressed: pictures are so by themselves', async () => {
    await pack()
    expect(gunzipSync(readFileSync(join(packed, 'index.html.gz'))).toString()).toBe(FILES['index.html'])
    expect(existsSync(join(packed, 'icon.png.gz'))).toBe(false)
  })
})
