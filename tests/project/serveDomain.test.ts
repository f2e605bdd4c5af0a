/** A server of one's own at its own name, with a certificate of an authority that speaks ACME: Debian's `pebble`. */
import { type ChildProcess, spawn } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connect } from 'node:tls'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerChallengesAndRedirect } from '../../scripts/domain/answerChallengesAndRedirect.mjs'
import { lanCertificate } from '../../scripts/lanCertificate.mjs'
import { aptInstall, canInstall } from '../../scripts/testBrowser.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const DOMAIN = 'castle.example.org'
const DAY = 86_400_000
const PORTS = { authority: 14_000, management: 15_000, http: 5_002, https: 5_443, dns: 8_053 }

let folder: string
const running: ChildProcess[] = []

/** Starts a program, and resolves once it has written this. */
const start = (
  command: string,
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> =>
  new Promise((started, failed) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env } })
    running.push(child)
    let said = ''
    const hear = (text: Buffer): void => {
      said += text
      if (ready.test(said)) started(child)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => failed(new Error(`${command} ended with ${code}: ${said}`)))
  })

/** The authority, which gives certificates for so many seconds. */
const startAuthority = async (seconds: number): Promise<void> => {
  const { key, cert, authority } = await lanCertificate(['127.0.0.1'], folder)
  const files = { key: join(folder, 'pebble.key'), cert: join(folder, 'pebble.crt'), root: join(folder, 'root.crt') }
  writeFileSync(files.key, key)
  writeFileSync(files.cert, cert)
  writeFileSync(files.root, authority)
  const config = {
    pebble: {
      listenAddress: `127.0.0.1:${PORTS.authority}`,
      managementListenAddress: `127.0.0.1:${PORTS.management}`,
      certificate: files.cert,
      privateKey: files.key,
      httpPort: PORTS.http,
      tlsPort: PORTS.https,
      ocspResponderURL: '',
      certificateValidityPeriod: seconds,
    },
  }
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify(config))
  const dns = ['-defaultIPv6', '', '-dns01', `127.0.0.1:${PORTS.dns}`, '-http01', '', '-https01', '', '-tlsalpn01', '']
  await start('pebble-challtestsrv', [...dns, '-management', ''], /Starting/)
  await start(
    'pebble',
    ['-config', join(folder, 'pebble.json'), '-dnsserver', `127.0.0.1:${PORTS.dns}`],
    /ACME directory/i,
    { PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0' },
  )
}

/** The command on a small app, until it says that it is open. */
const startSite = (...options: readonly string[]): Promise<ChildProcess> =>
  start(
    process.execPath,
    [
      'scripts/serve-domain.mjs',
      ...['--domain', DOMAIN, '--dist', join(folder, 'dist')],
      ...['--authority', `https://127.0.0.1:${PORTS.authority}/dir`],
      ...['--http', String(PORTS.http), '--https', String(PORTS.https)],
      ...options,
    ],
    /is open at/,
    { STATE_DIRECTORY: join(folder, 'state'), NODE_EXTRA_CA_CERTS: join(folder, 'root.crt') },
  )

/** The certificate that the site shows to whoever asks for its name. */
const shownCertificate = (): Promise<X509Certificate> =>
  new Promise((shown, failed) => {
    const socket = connect({ port: PORTS.https, servername: DOMAIN, rejectUnauthorized: false }, () => {
      shown(new X509Certificate(socket.getPeerCertificate().raw))
      socket.destroy()
    })
    socket.once('error', failed)
  })

/** What the site answers over HTTPS. */
const asked = (path: string): Promise<string> =>
  new Promise((answered, failed) => {
    const options = { port: PORTS.https, host: '127.0.0.1', servername: DOMAIN, path, rejectUnauthorized: false }
    request(options, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      answered(Buffer.concat(parts).toString())
    })
      .once('error', failed)
      .end()
  })

const testDomain = (): void => {
  beforeAll(async () => {
    if (!existsSync('/usr/bin/pebble') && canInstall()) aptInstall(['pebble'])
    if (!existsSync('/usr/bin/turnserver') && canInstall()) aptInstall(['coturn'])
    folder = mkdtempSync(join(tmpdir(), 'castle-domain-'))
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist/index.html'), 'the app')
    await startAuthority(90 * 86_400)
  })
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  test('a site gets its certificate, serves the app, its rooms and a relay, and leads to HTTPS', async () => {
    const site = await startSite('--relay')
    const shown = await shownCertificate()
    expect(shown.checkHost(DOMAIN)).toBe(DOMAIN)
    expect(await asked('/')).toBe('the app')
    expect(await asked('/rooms/')).toContain('PeerJS Server')
    expect(await asked('/rooms/ice')).toContain(`turn:${DOMAIN}:3478`)
    const plain = await fetch(`http://127.0.0.1:${PORTS.http}/learn`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://${DOMAIN}:${PORTS.https}/learn`])
    const gone = new Promise((resolve) => site.once('exit', resolve))
    site.kill()
    await gone
    // The relay goes with it: its port is free for the next.
    const next = await startSite('--relay')
    next.kill()
    await new Promise((resolve) => next.once('exit', resolve))
  })

  test('a certificate that is good is kept over a new start, and one in its last third is replaced', async () => {
    const file = join(folder, 'state/site.crt')
    const before = new X509Certificate(readFileSync(file))
    const again = await startSite()
    expect((await shownCertificate()).serialNumber).toBe(before.serialNumber)
    again.kill('SIGKILL')
    const [from, until] = [new Date(Date.now() - 3 * DAY), new Date(Date.now() + DAY)]
    const old = await generate([{ name: 'commonName', value: DOMAIN }], {
      ...{ keyType: 'ec', algorithm: 'sha256', notBeforeDate: from, notAfterDate: until },
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: DOMAIN }] }],
    })
    writeFileSync(file, old.cert)
    writeFileSync(join(folder, 'state/site.key'), old.private)
    const next = await startSite()
    const renewed = await shownCertificate()
    expect([renewed.checkHost(DOMAIN), Date.parse(renewed.validTo) > Date.now() + 80 * DAY]).toEqual([DOMAIN, true])
    next.kill('SIGKILL')
  })
}

test('at port 80 an authority gets the answer that was given for its token, and all else is led to HTTPS', async () => {
  const server = answerChallengesAndRedirect(new Map([['token', 'answer']]), 'https://castle.example.org')
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const at = async (path: string) => {
    const answer = await fetch(`${url}${path}`, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location') ?? (await answer.text())]
  }
  expect(await at('/.well-known/acme-challenge/token')).toEqual([200, 'answer'])
  for (const path of ['/.well-known/acme-challenge/other', '/', '/learn?x=1']) {
    expect(await at(path)).toEqual([301, `https://castle.example.org${path}`])
  }
  server.close()
})

// It needs a package of its own, and ports.
if (process.env.NIGHTLY) describe('npm run serve', testDomain)
