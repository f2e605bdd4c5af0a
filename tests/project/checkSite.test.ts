/** `npm run check-site`: what it says of a site that is right, and of sites each of which has one thing wrong. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { checkAddress, readAddress } from '../../scripts/checkSite/address.mjs'
import { lifetimeOf, lifetimeWords } from '../../scripts/checkSite/cacheLifetime.mjs'
import { greet } from '../../scripts/checkSite/callPeerServer.mjs'
import { checkSite } from '../../scripts/checkSite/checkSite.mjs'
import { few, mend, ok, printed, remark, summary } from '../../scripts/checkSite/reportLines.mjs'
import { meetingAt } from '../../scripts/checkSite/siteJson.mjs'
import { compressForServing } from '../../scripts/compressForServing.mjs'
import { lanCertificate } from '../../scripts/lanCertificate.mjs'
import { openRooms } from '../../scripts/rooms.mjs'
import { HEADERS, serveFolder } from '../../scripts/staticHost.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

type Serving = NonNullable<Parameters<typeof serveFolder>[1]>
type First = NonNullable<Serving['first']>

const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self';img-src 'self' data:">
    <link rel="icon" type="image/svg+xml" href="./icon.svg">
    <link rel="author" href="http://127.0.0.1:1/another-site.html">
    <script type="module" crossorigin src="./assets/index-AAAAAAAA.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/index-BBBBBBBB.css">
  <link rel="manifest" href="./manifest.webmanifest"></head>
  <body><div id="app"></div></body>
</html>`

/** A service worker as the build writes it, in short. */
const WORKER = `importScripts("workerUpdate.js","workerReceive.js"),s.precacheAndRoute([${[
  '{url:"index.html",revision:"1"},{url:"404.html",revision:"1"},{url:"later.json",revision:"1"}',
  '{url:"assets/font-FFFFFFFF.woff2",revision:null},{url:"assets/index-AAAAAAAA.js",revision:null}',
]}],{ignoreURLParametersMatching:[/./]});`

const LONG_SCRIPT = `export const words = '${'word '.repeat(600)}'`
const later = (all: readonly string[]) => ({
  all,
  languages: { de: ['assets/language-de-DDDDDDDD.js'] },
  packs: { castlescape: ['assets/castlescape-EEEEEEEE.svg'] },
  sizes: {},
})

/** A small site: twelve files, and its manifest, worker and a picture besides. */
const FILES: Readonly<Record<string, string>> = {
  'index.html': INDEX,
  '404.html': readFileSync(join(ROOT, 'public/404.html'), 'utf8'),
  'later.json': JSON.stringify(later(['assets/later-CCCCCCCC.js'])),
  'manifest.webmanifest': JSON.stringify({ icons: [{ src: 'icon.svg' }, { src: 'icon-192.png' }] }),
  'sw.js': WORKER,
  'workerUpdate.js': '//',
  'workerReceive.js': '//',
  'icon.svg': '<svg/>',
  'icon-192.png': 'a picture',
  'assets/index-AAAAAAAA.js': LONG_SCRIPT,
  'assets/index-BBBBBBBB.css': 'p{}',
  'assets/later-CCCCCCCC.js': '//',
  'assets/language-de-DDDDDDDD.js': '//',
  'assets/castlescape-EEEEEEEE.svg': '<svg/>',
  'assets/font-FFFFFFFF.woff2': 'a font',
}

const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const close of closers.splice(0)) await close()
})

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'castle-site-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Opens a site, with a PeerServer beside it; files that are null are left out. Gives its address. */
const open = async (changes: Readonly<Record<string, string | null>> = {}, serving: Serving = {}): Promise<string> => {
  const folder = emptyFolder()
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    if (text !== null) writeFileSync(join(folder, name), text)
  }
  const { url, stop } = await serveFolder(folder, { beside: openRooms, ...serving })
  closers.push(stop)
  if (serving.packed) await compressForServing(folder, serving.packed)
  return url
}

/** Answers one path in its own way. */
const answering =
  (path: string, headers: Readonly<Record<string, string>>, body = '', status = 200): First =>
  (request, response) => {
    if (request.url !== path) return false
    response.writeHead(status, headers).end(body)
    return true
  }

const linesOf = async (address: string, patience?: number) => {
  const lines = []
  for await (const line of checkSite(address, patience)) lines.push(line)
  return lines
}

/** What is said of a site and is not right. */
const objectionsTo = async (address: string) => (await linesOf(address)).filter(({ sign }) => sign !== 'ok')

const LOOSE = remark(
  'Text is not compressed: assets/index-AAAAAAAA.js (1 of 1).',
  'Switch gzip or brotli on at the host.',
)
const NO_RELAY = remark(
  'rooms/ice names no relay, so phones in some mobile networks do not find each other.',
  'docs/deploy.md says how to have one.',
)
const SO_LINKS = 'so links whose # was changed on their way do not open.'
const NO_ROOMS = remark('This site has no meeting place; phones meet by two codes, or at a server that is set on each.')

/** What is said besides the two remarks that a host gets which compresses nothing and has no relay. */
const faultsOf = async (address: string) =>
  (await objectionsTo(address)).filter(({ sentence }) => ![LOOSE.sentence, NO_RELAY.sentence].includes(sentence))

/** Sends the long script compressed, to whoever understands what browsers do. */
const compressing: First = (request, response) => {
  const isWanted = /\bgzip\b.*\bbr\b/.test(`${request.headers['accept-encoding']}`)
  if (request.url !== '/assets/index-AAAAAAAA.js' || !isWanted) return false
  response.setHeader('Content-Encoding', 'gzip').setHeader('Cache-Control', 'max-age=31536000')
  response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(gzipSync(LONG_SCRIPT))
  return true
}

test('of a site where all is right every line is ok', async () => {
  vi.stubEnv('TURN_URLS', 'turn:example.org:3478')
  vi.stubEnv('TURN_SECRET', 'a secret')
  const url = await open({}, { first: compressing })
  expect(await linesOf(url)).toEqual(
    [
      `${url} is on this machine, where browsers ask for no HTTPS. Phones do.`,
      'index.html comes as text/html.',
      'index.html says what it may load, and nothing of that is unsafe.',
      'index.html is asked for every time, so phones learn of updates at once.',
      'Other sites cannot show the app inside theirs.',
      'Browsers take no file for something else than the host says.',
      'manifest.webmanifest is there and can be read.',
      'The pictures that manifest.webmanifest names are there (2).',
      'sw.js is there, as a script.',
      'sw.js is not kept for long, so updates arrive.',
      'The files that the app is made of are there, each of its kind (12).',
      'Text is compressed on its way.',
      'Files in assets/ are kept for long.',
      'Where nothing is the host answers 404 with 404.html of the app.',
      'Phones reach the PeerServer at rooms/ by WebSocket.',
      'rooms/ice names a relay, for phones that find no direct way.',
    ].map(ok),
  )
})

test('a host that compresses nothing and has no relay gets two remarks', async () => {
  expect(await objectionsTo(await open())).toEqual([LOOSE, NO_RELAY])
})

test('npm start gets one remark: it has no relay', async () => {
  expect(await objectionsTo(await open({}, { packed: emptyFolder() }))).toEqual([NO_RELAY])
})

describe('the command', () => {
  const run = (...args: readonly string[]): Promise<{ code: unknown; out: string; err: string }> =>
    new Promise((done) =>
      execFile('node', [join(ROOT, 'scripts/check-site.mjs'), ...args], (error, out, err) =>
        done({ code: error?.code ?? 0, out, err }),
      ),
    )

  test('ends with 0 where remarks are all there is, with a sign before each line and a count below', async () => {
    const url = await open()
    const { code, out } = await run(url)
    expect(code).toBe(0)
    expect(out).toContain(`ok      ${url} is on this machine`)
    expect(out).toContain('remark  Text is not compressed: ')
    expect(out).toMatch(/\n14 right, 2 remarks, nothing to mend\.\n$/)
  })

  test('ends with 1 where something is to be mended', async () => {
    const { code, out } = await run(await open({ 'sw.js': null }))
    expect(code).toBe(1)
    expect(out).toContain('\nmend    sw.js is missing, so nothing works offline. Upload all of dist/ again.\n')
    expect(out).toMatch(/, 1 to mend\.\n$/)
  })

  test.each([[[]], [['https://example.org', 'https://example.com']]])('asks for one address, not %j', async (args) => {
    expect(await run(...args)).toEqual({ code: 1, out: '', err: 'Use: npm run check-site -- URL\n' })
  })
})

describe('of an address without the app there is one sentence:', () => {
  test.each(['', 'the castle', 'ftp://example.org/', 'https://', 'https://me@example.org/'])(
    'that “%s” is none',
    async (text) => {
      expect(await objectionsTo(text)).toEqual([
        mend(`"${text}" is no address of a site. One is https://example.org/castle/.`),
      ])
    },
  )

  test('that nobody is there', async () => {
    const { url, stop } = await serveFolder(emptyFolder())
    await stop()
    expect(await objectionsTo(url)).toEqual([
      mend(`${url} cannot be reached: nothing listens there.`, 'Start the server, or look for a slip in the address.'),
    ])
  })

  test('that nobody answers', async () => {
    const url = await open({}, { first: () => true })
    expect(await linesOf(url, 100)).toEqual([mend(`${url} cannot be reached: it does not answer within 0.1 seconds.`)])
  })

  test('that an answer has no end', async () => {
    const first: First = (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).write(INDEX)
    const url = await open({}, { first })
    expect(await linesOf(url, 500)).toEqual([mend(`${url} cannot be reached: it does not answer within 0.5 seconds.`)])
  })

  test('that its certificate is not trusted', async () => {
    const { key, cert } = await lanCertificate(['127.0.0.1'], emptyFolder())
    const url = await open({}, { tls: { key, cert } })
    expect(await objectionsTo(url)).toEqual([
      mend(`${url} cannot be reached: its certificate is not trusted.`, 'Get one that is valid for this name.'),
    ])
  })

  test('that it does not speak HTTPS', async () => {
    const url = (await open()).replace('http:', 'https:')
    expect(await objectionsTo(url)).toEqual([
      mend(`${url} cannot be reached: it does not speak HTTPS there.`, 'Switch HTTPS on, or try http://.'),
    ])
  })

  test('that nothing is there', async () => {
    const url = `${await open()}castle/`
    expect(await objectionsTo(url)).toEqual([
      mend(`There is nothing at ${url} (404). Put all of dist/ there, or mend the address.`),
    ])
  })

  test('that the host refuses', async () => {
    const url = await open({}, { first: answering('/', {}, '', 403) })
    expect(await objectionsTo(url)).toEqual([
      mend(`${url} answers 403, not with the app. Look into the settings of the host.`),
    ])
  })

  test('that it is another site', async () => {
    const url = await open({ 'index.html': '<!doctype html><h1>Shop</h1>' })
    expect(await objectionsTo(url)).toEqual([
      mend(`${url} is another site. Give the address of the folder that has the app.`),
    ])
  })

  test.each([null, '{"all":7}'])('that it has a page as the app has, and later.json is %j', async (list) => {
    const url = await open({ 'later.json': list })
    expect(await objectionsTo(url)).toEqual([
      mend(`${url} has no later.json, so it is another site or not what was built.`, 'Put all of dist/ there.'),
    ])
  })
})

describe('the address', () => {
  test.each([
    ['https://example.org', 'https://example.org/'],
    [' https://example.org/castle/index.html?x#/new ', 'https://example.org/castle/'],
    ['https://example.org/castle', 'https://example.org/castle'],
    ['example.org/castle/', 'https://example.org/castle/'],
    ['localhost:4173', 'http://localhost:4173/'],
  ])('“%s” is read as %s', (text, address) => {
    expect(readAddress(text)).toBe(address)
  })

  test('must have HTTPS, unless it is on this machine', () => {
    expect(checkAddress('https://example.org/')).toEqual(
      ok('https://example.org/ has HTTPS, without which phones install nothing.'),
    )
    expect(checkAddress('http://localhost:4173/').sign).toBe('ok')
    expect(checkAddress('http://192.168.1.7/')).toEqual(
      mend(
        'http://192.168.1.7/ has no HTTPS, so phones cannot install the app.',
        'Get a certificate, and lead http:// to https://.',
      ),
    )
  })

  test('may lead to another one, which is told', async () => {
    const url = await open({}, { first: answering('/old/', { Location: '/' }, '', 302) })
    expect(await faultsOf(`${url}old/`)).toEqual([remark(`${url}old/ leads to ${url}. Give people that address.`)])
  })

  test('may lead to the one with a slash at its end, which is told', async () => {
    const first = answering('/castle', { Location: '/castle/' }, '', 301)
    const url = await open({}, { base: '/castle/', first })
    expect(await faultsOf(url.slice(0, -1))).toEqual([
      remark(`${url.slice(0, -1)} leads to ${url}. Give people that address.`),
      NO_ROOMS,
    ])
  })

  test.each(['nothing', 'the page'])('may lack the slash and give %s, which is told', async (given) => {
    const first: First =
      given === 'nothing' ? () => false : answering('/castle', { 'Content-Type': 'text/html' }, INDEX)
    const url = await open({}, { base: '/castle/', first })
    expect(await faultsOf(url.slice(0, -1))).toEqual([
      remark(`${url.slice(0, -1)} does not lead to ${url}. Give people the one with the slash.`),
      NO_ROOMS,
    ])
  })
})

const ASK_AGAIN = 'Set Cache-Control: no-cache for all files outside assets/.'

describe('index.html', () => {
  test('must come as a page', async () => {
    const url = await open(
      {},
      { first: answering('/', { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' }, INDEX) },
    )
    expect(await faultsOf(url)).toEqual([
      mend('index.html comes as text/plain, and browsers do not show it.', 'Let the host send text/html.'),
    ])
  })

  test('must say what it may load', async () => {
    expect(await faultsOf(await open({ 'index.html': INDEX.replace(/<meta.*>/, '') }))).toEqual([
      mend('index.html has no Content-Security-Policy.', 'Build the app anew, and let the host change no pages.'),
    ])
  })

  test('must allow nothing unsafe', async () => {
    const page = INDEX.replace(/content="[^"]*"/, `content="script-src 'unsafe-inline'"`)
    expect(await faultsOf(await open({ 'index.html': page }))).toEqual([
      mend(
        "The Content-Security-Policy of index.html allows what is unsafe (script-src 'unsafe-inline').",
        'Build the app anew.',
      ),
    ])
  })

  test.each([
    [{ 'Cache-Control': 'max-age=0, must-revalidate' }, []],
    [{}, [remark(`The host does not say how long index.html may be kept. ${ASK_AGAIN}`)]],
    [
      { 'Cache-Control': 'max-age=600' },
      [remark(`index.html may be kept for 10 minutes, so phones learn of updates late. ${ASK_AGAIN}`)],
    ],
    [
      { 'Cache-Control': 'public, max-age=604800' },
      [mend(`index.html may be kept for 7 days, so phones learn of updates late. ${ASK_AGAIN}`)],
    ],
  ])('with %j is asked for again soon enough, or not', async (headers, said) => {
    const url = await open({}, { first: answering('/', { 'Content-Type': 'text/html', ...headers }, INDEX) })
    expect(await faultsOf(url)).toEqual(said)
  })
})

describe('headers', () => {
  test('of a host where none can be set are worth remarks', async () => {
    const first: First = (_, response) => {
      for (const name of Object.keys(HEADERS)) response.removeHeader(name)
      return false
    }
    expect(await faultsOf(await open({}, { first }))).toEqual([
      remark(
        'Other sites can show the app inside theirs.',
        "If the host lets you set headers, set Content-Security-Policy: frame-ancestors 'none'.",
      ),
      remark(
        'Browsers may take a file for something else than the host says.',
        'If the host lets you set headers, set X-Content-Type-Options: nosniff.',
      ),
    ])
  })

  const framed = (headers: Readonly<Record<string, string>>) =>
    answering('/', { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache', ...headers }, INDEX)

  test('keep other sites out by X-Frame-Options too', async () => {
    const headers = { 'Content-Security-Policy': 'upgrade-insecure-requests', 'X-Frame-Options': 'DENY' }
    expect(await faultsOf(await open({}, { first: framed(headers) }))).toEqual([])
  })

  test('that let every site in are worth a remark', async () => {
    const first = framed({ 'Content-Security-Policy': 'frame-ancestors *' })
    expect(await faultsOf(await open({}, { first }))).toEqual([
      remark(
        'Other sites can show the app inside theirs.',
        "If the host lets you set headers, set Content-Security-Policy: frame-ancestors 'none'.",
      ),
    ])
  })

  test('with a policy for what is loaded are worth a remark', async () => {
    const first = framed({ 'Content-Security-Policy': "frame-ancestors 'self'; connect-src 'self'" })
    expect(await faultsOf(await open({}, { first }))).toEqual([
      remark(
        "The host adds a policy of what the app may load (connect-src 'self').",
        'The app brings its own: if it does not open, or phones do not meet, take the other out.',
      ),
    ])
  })
})

describe('manifest.webmanifest', () => {
  test.each([
    [null, 'is missing'],
    ['{', 'cannot be read'],
    ['{}', 'cannot be read'],
  ])('that is %j stops installing', async (text, fault) => {
    expect(await faultsOf(await open({ 'manifest.webmanifest': text }))).toEqual([
      mend(`manifest.webmanifest ${fault}, so phones cannot install the app.`, 'Upload all of dist/ again.'),
    ])
  })

  test('as another type is worth a remark', async () => {
    const first = answering('/manifest.webmanifest', { 'Content-Type': 'text/plain' }, FILES['manifest.webmanifest'])
    expect(await faultsOf(await open({}, { first }))).toEqual([
      remark('manifest.webmanifest comes as text/plain.', 'Let the host send application/manifest+json.'),
    ])
  })

  test.each<[string, First]>([
    ['none', () => false],
    ['a page', answering('/icon-192.png', { 'Content-Type': 'text/html' }, INDEX)],
    ['the picture of a fault', answering('/icon-192.png', { 'Content-Type': 'image/png' }, 'Oh', 404)],
  ])('needs its pictures, not %s', async (_, first) => {
    expect(await faultsOf(await open({ 'icon-192.png': null }, { first }))).toEqual([
      mend(
        'Pictures that manifest.webmanifest names do not come as pictures: icon-192.png.',
        'Upload all of dist/ again.',
      ),
    ])
  })
})

describe('sw.js', () => {
  const sent = (headers: Readonly<Record<string, string>>) => answering('/sw.js', headers, WORKER)

  test('must come as a script', async () => {
    expect(await faultsOf(await open({}, { first: sent({ 'Content-Type': 'text/plain' }) }))).toEqual([
      mend('sw.js comes as text/plain, and browsers refuse it. Let the host send text/javascript.'),
    ])
  })

  test('must not be redirected', async () => {
    const url = await open({ 'worker.js': WORKER }, { first: answering('/sw.js', { Location: '/worker.js' }, '', 302) })
    expect(await faultsOf(url)).toEqual([
      mend(`sw.js is redirected to ${url}worker.js, and browsers refuse that.`, 'Let the host send it at once.'),
    ])
  })

  test.each([
    ['max-age=604800', '7 days'],
    ['max-age=60, immutable', 'ever'],
  ])('must not be kept for long, as with %s', async (control, words) => {
    const first = sent({ 'Content-Type': 'application/javascript', 'Cache-Control': control })
    expect(await faultsOf(await open({}, { first }))).toEqual([
      mend(`sw.js may be kept for ${words}, which holds updates back.`, 'Set Cache-Control: no-cache for it.'),
    ])
  })

  test('may be kept for an hour', async () => {
    const first = sent({ 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600' })
    expect(await faultsOf(await open({}, { first }))).toEqual([])
  })
})

describe('files', () => {
  test.each([
    ['that the page names', 'assets/index-BBBBBBBB.css'],
    ['that come at leisure', 'assets/later-CCCCCCCC.js'],
    ['of a language', 'assets/language-de-DDDDDDDD.js'],
    ['of a pack', 'assets/castlescape-EEEEEEEE.svg'],
    ['that are installed', 'assets/font-FFFFFFFF.woff2'],
    ['that the service worker imports', 'workerUpdate.js'],
    ['that it imports besides', 'workerReceive.js'],
  ])('%s must be there', async (_, name) => {
    expect(await faultsOf(await open({ [name]: null }))).toEqual([
      mend(`Files are missing: ${name} (1 of 12). Upload all of dist/ again.`),
    ])
  })

  /** Sends the page for whatever is not there. */
  const rewriting =
    (missing = ''): First =>
    (request, response) => {
      const name = (request.url ?? '').slice(1)
      if (name === '' || (name in FILES && name !== missing)) return false
      response.writeHead(200, { 'Content-Type': 'text/html;charset=utf-8' }).end(INDEX)
      return true
    }
  const LOST = remark(`Where nothing is the host answers 200, not 404, ${SO_LINKS}`, 'Let it answer 404 with 404.html.')

  test('that are missing are told from the page that comes in their place', async () => {
    const missing = 'assets/later-CCCCCCCC.js'
    expect(await faultsOf(await open({}, { first: rewriting(missing) }))).toEqual([
      mend(
        `Files are missing, and the host sends a page in their place: ${missing} (1 of 12).`,
        'Upload all of dist/ again.',
      ),
      LOST,
      NO_ROOMS,
    ])
  })

  test.each([
    ['sw.js', 'sw.js is missing, so nothing works offline.'],
    ['manifest.webmanifest', 'manifest.webmanifest is missing, so phones cannot install the app.'],
  ])('that install the app are told from it too: %s', async (missing, sentence) => {
    expect(await faultsOf(await open({}, { first: rewriting(missing) }))).toEqual([
      mend(`${sentence} Upload all of dist/ again.`),
      LOST,
      NO_ROOMS,
    ])
  })

  test('that are all there are right where everything else is the page', async () => {
    expect(await faultsOf(await open({}, { first: rewriting() }))).toEqual([LOST, NO_ROOMS])
  })

  const KEPT = { 'Cache-Control': 'max-age=31536000' }

  test.each([
    ['assets/later-CCCCCCCC.js', 'text/plain', 'text/javascript for .js'],
    ['assets/index-BBBBBBBB.css', 'text/plain', 'text/css for .css'],
    ['assets/castlescape-EEEEEEEE.svg', 'text/xml', 'image/svg+xml for .svg'],
  ])('%s must not be sent as %s', async (name, type, right) => {
    const first = answering(`/${name}`, { ...KEPT, 'Content-Type': type }, FILES[name])
    expect(await faultsOf(await open({}, { first }))).toEqual([
      mend(`Files come as ${type}: ${name}. Browsers refuse that. Let the host send ${right}.`),
    ])
  })

  test('without a type are said to have none', async () => {
    const first = answering('/assets/later-CCCCCCCC.js', KEPT, '//')
    expect(await faultsOf(await open({}, { first }))).toEqual([
      mend(
        'Files come without a type: assets/later-CCCCCCCC.js.',
        'Browsers refuse that.',
        'Let the host send text/javascript for .js.',
      ),
    ])
  })

  test('of fonts may be anything, with a remark', async () => {
    const font = '/assets/font-FFFFFFFF.woff2'
    const sent = (type: string) => answering(font, { ...KEPT, 'Content-Type': type }, 'a font')
    expect(await faultsOf(await open({}, { first: sent('application/font-woff2') }))).toEqual([])
    expect(await faultsOf(await open({}, { first: sent('application/octet-stream') }))).toEqual([
      remark(
        'Files come as application/octet-stream: assets/font-FFFFFFFF.woff2.',
        'Let the host send font/woff2 for .woff2.',
      ),
    ])
  })

  test('in assets/ that are not kept are worth a remark', async () => {
    const first = answering(
      '/assets/later-CCCCCCCC.js',
      { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=600' },
      '//',
    )
    expect(await faultsOf(await open({}, { first }))).toEqual([
      remark(
        'Files in assets/ never change and are not kept for long: assets/later-CCCCCCCC.js (1 of 6).',
        'Set Cache-Control: public, max-age=31536000, immutable for assets/.',
      ),
    ])
  })

  test('that updates go by must not be kept', async () => {
    const fixed = answering('/workerUpdate.js', { 'Content-Type': 'text/javascript', ...KEPT }, '//')
    expect(await faultsOf(await open({}, { first: fixed }))).toEqual([
      mend(`Files may be kept for long although they change: workerUpdate.js. ${ASK_AGAIN}`),
    ])
  })

  test('that are redirected are told', async () => {
    const url = await open({}, { first: answering('/index.html', { Location: '/' }, '', 308) })
    expect(await faultsOf(url)).toEqual([
      remark(`Files are redirected: index.html to ${url}. Without that they would come sooner.`),
    ])
  })

  test('are asked for eight at a time', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `assets/many-${at}.js`)
    let [now, most] = [0, 0]
    const first: First = (request, response) => {
      if (!request.url?.startsWith('/assets/many-')) return false
      now++
      most = Math.max(most, now)
      setTimeout(() => {
        now--
        response.writeHead(200, { ...KEPT, 'Content-Type': 'text/javascript' }).end()
      }, 30)
      return true
    }
    expect(await faultsOf(await open({ 'later.json': JSON.stringify(later(names)) }, { first }))).toEqual([])
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(8)
  })
})

test('a host with a page of its own where nothing is gets a remark', async () => {
  expect(await faultsOf(await open({ '404.html': 'Not found' }))).toEqual([
    remark(`Where nothing is the host answers 404 without 404.html of the app, ${SO_LINKS}`, 'Let it show that page.'),
  ])
})

describe('rooms', () => {
  /** Without the PeerServer that is beside the app otherwise. */
  const alone: Serving['beside'] = () => () => false

  test('need not be there', async () => {
    expect(await objectionsTo(await open({}, { beside: alone }))).toEqual([LOOSE, NO_ROOMS])
  })

  test('that a proxy looks for must be there', async () => {
    const first = answering('/rooms/', {}, '', 502)
    expect(await objectionsTo(await open({}, { beside: alone, first }))).toEqual([
      LOOSE,
      mend('rooms/ answers 502: no PeerServer runs where the host looks for it.', 'Start it: npm run rooms.'),
    ])
  })

  /** A proxy that hands on requests and answers, and knows nothing of upgrades. */
  const handingOn =
    (port: number): First =>
    (request, response) => {
      if (!request.url?.startsWith('/rooms/')) return false
      const onward = ask({ host: '127.0.0.1', port, path: request.url, method: request.method ?? 'GET' }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      request.pipe(onward)
      return true
    }

  test('behind a proxy need its upgrades', async () => {
    const behind = new URL(await open())
    const url = await open({}, { beside: alone, first: handingOn(Number(behind.port)) })
    expect(await faultsOf(url)).toEqual([
      mend(
        'No WebSocket comes through to rooms/ (status 404).',
        'Let the proxy pass the upgrade on.',
        'In nginx, location /rooms/ needs: proxy_http_version 1.1;',
        'proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";',
      ),
    ])
  })

  test('that do not say a word are waited for no longer than for other answers', async () => {
    const dumb: Serving['beside'] = (server) => {
      server.on('upgrade', (_, socket) => socket.resume().on('end', () => socket.end()))
      return () => false
    }
    const url = await open({}, { beside: dumb })
    const meeting = { place: 'rooms/', rooms: `${url}rooms/`, key: 'peerjs', isNamed: false }
    expect(await greet(meeting, url, 100)).toEqual({ isOpened: false, said: 'no word within 0.1 seconds' })
  })

  test('that are full are said to be', async () => {
    const full: Serving['beside'] = (server) => {
      const word = { type: 'ERROR', payload: { msg: 'Server has reached its concurrent user limit' } }
      new WebSocketServer({ server, path: '/rooms/peerjs' }).on('connection', (socket) =>
        socket.send(JSON.stringify(word)),
      )
      return answering('/rooms/', { 'Content-Type': 'application/json' }, '{"name":"PeerJS Server"}')
    }
    expect(await faultsOf(await open({}, { beside: full }))).toEqual([
      mend(
        'The PeerServer at rooms/ turns phones away (ERROR: Server has reached its concurrent user limit).',
        'If it is full, set MOST_PHONES higher.',
      ),
    ])
  })

  test('are known by the names that they make up, too', async () => {
    const first = answering('/rooms/', {}, 'welcome')
    expect(await faultsOf(await open({}, { first }))).toEqual([])
  })

  const listing = (body: string): First => answering('/rooms/ice', { 'Content-Type': 'application/json' }, body)

  test('must list ICE servers in JSON', async () => {
    expect(await faultsOf(await open({}, { first: listing('turn:example.org') }))).toEqual([
      mend(
        'rooms/ice is not JSON, so phones learn of no relay.',
        'Let it answer a list such as [{"urls":"stun:example.org:3478"}], or 404.',
      ),
    ])
  })

  test.each([
    '{"iceServers":[]}',
    '[{"urls":"example.org"}]',
    JSON.stringify(Array.from({ length: 9 }, () => ({ urls: 'stun:example.org' }))),
  ])('must list ICE servers as the app takes them, not %s', async (body) => {
    expect(await faultsOf(await open({}, { first: listing(body) }))).toEqual([
      mend(
        'rooms/ice is no list that the app takes, so phones learn of no relay.',
        'Let it answer at most 8 servers such as [{"urls":"stun:example.org:3478"}];',
        'a relay has username and credential too.',
      ),
    ])
  })

  test.each(['[{"urls":"stun:example.org:3478"}]', '[]'])('that list %s have no relay', async (body) => {
    expect(await objectionsTo(await open({}, { first: listing(body) }))).toEqual([LOOSE, NO_RELAY])
  })
})

describe('site.json', () => {
  const alone: Serving['beside'] = () => () => false

  test('may be there', async () => {
    const url = await open({ 'site.json': '{"name":"The games evening","contact":"mailto:castle@example.org"}' })
    expect(await linesOf(url)).toContainEqual(ok('site.json is there and can be read.'))
    expect(await faultsOf(url)).toEqual([])
  })

  test.each([
    ['cut', '{"name":"The ga'],
    ['a number', '7'],
    ['a list', '[]'],
    ['unsafe', '{"contact":"javascript:alert(1)"}'],
    ['without an address where phones meet', '{"peerServer":"the castle"}'],
  ])('that is %s counts for nothing', async (_, text) => {
    expect(await faultsOf(await open({ 'site.json': text }))).toEqual([
      mend('site.json is not as the app reads it, so it counts for nothing.', 'docs/deploy.md says what may be in it.'),
    ])
  })

  test('may name a PeerServer elsewhere, which is checked', async () => {
    const elsewhere = `${await open()}rooms/`
    const url = await open({ 'site.json': JSON.stringify({ peerServer: elsewhere }) }, { beside: alone })
    const lines = await linesOf(url)
    expect(lines).toContainEqual(ok(`Phones reach the PeerServer at ${elsewhere} by WebSocket.`))
    expect(lines.filter(({ sign }) => sign !== 'ok')).toEqual([
      LOOSE,
      remark(
        `${elsewhere}ice names no relay, so phones in some mobile networks do not find each other.`,
        'docs/deploy.md says how to have one.',
      ),
    ])
  })

  test('must not name one that is not there', async () => {
    const elsewhere = `${await open({}, { beside: alone })}rooms/`
    expect(await faultsOf(await open({ 'site.json': JSON.stringify({ peerServer: elsewhere }) }))).toEqual([
      mend(`site.json names a PeerServer at ${elsewhere}, and none is there.`, 'Start it, or mend the address.'),
    ])
  })

  test('may name a relay, which counts in place of that of rooms/ice', async () => {
    const relay = { urls: 'turn:example.org', username: 'ann', credential: 'secret' }
    const url = await open({ 'site.json': JSON.stringify({ ice: [relay] }) })
    const lines = await linesOf(url)
    expect(lines).toContainEqual(ok('site.json names a relay, for phones that find no direct way.'))
    expect(lines.filter(({ sign }) => sign !== 'ok')).toEqual([LOOSE])
  })

  test.each([
    ['', 'https://example.org/castle/rooms/', 'peerjs'],
    ['rooms.example.org:9000/rooms?key=ours', 'https://rooms.example.org:9000/rooms/', 'ours'],
    ['wss://rooms.example.org/rooms/', 'https://rooms.example.org/rooms/', 'peerjs'],
    ['http://localhost:9000', 'http://localhost:9000/', 'peerjs'],
  ])('with “%s” leads to %s', (text, rooms, key) => {
    expect(meetingAt(text, 'https://example.org/castle/')).toMatchObject({ rooms, key })
  })

  test.each([
    ...['http://rooms.example.org/', 'http://127.0.0.2/', 'ftp://rooms.example.org/', 'https://me@rooms.example.org/'],
    'a b',
  ])('with “%s” leads nowhere', (text) => {
    expect(meetingAt(text, 'https://example.org/castle/')).toBeNull()
  })
})

test('how long a file may be kept is what Cache-Control says, else Expires', () => {
  const lifetime = (headers: Readonly<Record<string, string>>) => lifetimeOf(new Headers(headers))
  expect(lifetime({})).toBeUndefined()
  expect(lifetime({ 'Cache-Control': 'public' })).toBeUndefined()
  expect(lifetime({ 'Cache-Control': 'no-cache, max-age=60' })).toBe(0)
  expect(lifetime({ 'Cache-Control': 'no-store' })).toBe(0)
  expect(lifetime({ 'Cache-Control': 'Public, Max-Age=60' })).toBe(60)
  expect(lifetime({ 'Cache-Control': 's-maxage=60' })).toBeUndefined()
  const date = 'Thu, 01 Jan 2026 00:00:00 GMT'
  expect(lifetime({ Date: date, Expires: 'Thu, 01 Jan 2026 01:00:00 GMT' })).toBe(3_600)
  expect(lifetime({ Date: date, Expires: '0' })).toBe(0)
  expect(lifetime({ Date: date, Expires: '-1' })).toBe(0)
})

test('times are said in the unit that fits', () => {
  expect([1, 90, 3_600, 5_400, 86_400, 31_536_000].map(lifetimeWords)).toEqual([
    ...['1 second', '2 minutes', '1 hour', '2 hours', '1 day', '365 days'],
  ])
})

test('lines are counted, long lists cut, and nothing that a site says steers a terminal', () => {
  expect(summary([])).toBe('0 right, 0 remarks, nothing to mend.')
  expect(summary([ok('a'), remark('b', 'c'), mend('d'), mend('e')])).toBe('1 right, 1 remark, 2 to mend.')
  expect(few(['a', 'b', 'c'])).toBe('a, b, c')
  expect(few(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more')
  expect(printed(mend('a\u001b[2J\nb'))).toBe('mend    a?[2J?b')
})
