/** The configurations of docs/deploy, each tried with the program that it is for, as Debian has it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lanCertificate } from '../../scripts/lanCertificate.mjs'
import { HEADERS } from '../../scripts/staticHost.mjs'
import { aptInstall, canInstall } from '../../scripts/testBrowser.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const CONFIGS = join(ROOT, 'docs/deploy')
const PORTS = { rooms: 9_100, plain: 9_180, nginx: 9_143, caddy: 9_243 }

let folder: string
const running: ChildProcess[] = []

const place = (name: string): string => join(folder, name)
const start = (command: string, args: readonly string[]): void => {
  running.push(spawn(command, args, { cwd: ROOT, stdio: 'ignore' }))
}

/** A configuration with the places and ports of this test in place of those that it names. */
const adapted = (file: string, changes: readonly (readonly [string | RegExp, string])[]): string =>
  changes.reduce(
    (text, [from, to]) => {
      expect(text).toMatch(from)
      return text.replaceAll(from, to)
    },
    readFileSync(join(CONFIGS, file), 'utf8'),
  )

/** Resolves once somebody answers at an address. */
const answers = (url: string): Promise<unknown> =>
  vi.waitFor(
    () =>
      fetch(url).catch(({ cause }) => {
        if (cause?.code === 'ECONNREFUSED') throw cause
      }),
    { timeout: 20_000, interval: 100 },
  )

/** What `npm run check-site` finds not right at an address, once somebody answers there. */
const checkedSite = async (url: string): Promise<readonly string[]> => {
  await answers(url)
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: place('root.crt') }
  const said = execFileSync(process.execPath, ['scripts/check-site.mjs', url], { cwd: ROOT, env, encoding: 'utf8' })
  return said.split('\n').filter((line) => /^(remark|mend)/.test(line))
}

const ALL_BUT_A_RELAY = [expect.stringContaining('names no relay')]

const testHosts = (): void => {
  beforeAll(async () => {
    if (canInstall()) aptInstall(['nginx-light', 'caddy', 'systemd'])
    folder = mkdtempSync(join(tmpdir(), 'castle-hosts-'))
    // nginx reads it as a user without rights.
    chmodSync(folder, 0o755)
    const { key, cert, authority } = await lanCertificate(['127.0.0.1'], folder)
    writeFileSync(place('site.key'), key)
    writeFileSync(place('site.crt'), cert)
    writeFileSync(place('root.crt'), authority)
    execFileSync('npx', ['--no', 'vite', 'build', '--logLevel', 'error', '--outDir', place('dist')], { cwd: ROOT })
    start(process.execPath, ['scripts/rooms.mjs', '--port', String(PORTS.rooms)])
    await answers(`http://127.0.0.1:${PORTS.rooms}/rooms/`)
  })
  afterAll(() => {
    for (const child of running) child.kill()
    rmSync(folder, { recursive: true })
  })

  test('nginx.conf serves the app and its rooms as it should', async () => {
    const site = adapted('nginx.conf', [
      ['listen 80', `listen ${PORTS.plain}`],
      ['listen 443', `listen ${PORTS.nginx}`],
      ['/etc/ssl/example.org.crt', place('site.crt')],
      ['/etc/ssl/example.org.key', place('site.key')],
      ['/srv/castle/dist', place('dist')],
      [':9000', `:${PORTS.rooms}`],
    ])
    writeFileSync(place('site.conf'), site)
    const head = `daemon off;\npid ${place('nginx.pid')};\nerror_log stderr;\nevents { }\n`
    const http = `http {\n  include /etc/nginx/mime.types;\n  access_log off;\n  include ${place('site.conf')};\n}\n`
    writeFileSync(place('nginx.conf'), `${head}${http}`)
    start('/usr/sbin/nginx', ['-c', place('nginx.conf')])
    expect(await checkedSite(`https://127.0.0.1:${PORTS.nginx}/`)).toEqual(ALL_BUT_A_RELAY)
  })

  test('the Caddyfile serves the app and its rooms as it should', async () => {
    const site = adapted('Caddyfile', [
      [/^example\.org \{$/gm, `https://127.0.0.1:${PORTS.caddy} {\n\ttls ${place('site.crt')} ${place('site.key')}`],
      ['/srv/castle/dist', place('dist')],
      ['127.0.0.1:9000', `127.0.0.1:${PORTS.rooms}`],
    ])
    writeFileSync(place('Caddyfile'), `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`)
    start('caddy', ['run', '--adapter', 'caddyfile', '--config', place('Caddyfile')])
    expect(await checkedSite(`https://127.0.0.1:${PORTS.caddy}/`)).toEqual(ALL_BUT_A_RELAY)
  })

  test.each(['castle.service', 'castle-rooms.service'])('systemd finds no fault in %s', (unit) => {
    // What is checked is the unit: its program lies elsewhere here.
    writeFileSync(
      place(unit),
      adapted(unit, [
        ['/usr/bin/node', process.execPath],
        ['/srv/castle', ROOT],
      ]),
    )
    execFileSync('systemd-analyze', ['verify', place(unit)], { stdio: 'pipe' })
  })
}

test.each(['nginx.conf', 'Caddyfile'])('%s sends the headers that `npm start` sends', (file) => {
  const config = readFileSync(join(CONFIGS, file), 'utf8')
  for (const [name, value] of Object.entries(HEADERS)) {
    expect(config).toMatch(new RegExp(`${name} "?${value}"?`))
  }
})

// They need packages and ports of their own.
if (process.env.NIGHTLY) describe('on a server of one’s own', testHosts)
