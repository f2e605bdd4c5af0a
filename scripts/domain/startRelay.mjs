/** A relay beside the rooms: coturn, with a secret of its own that only the PeerServer knows too. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'

/** Networks of its own that a relay must not lead strangers into. */
const OWN_NETWORKS = [
  '0.0.0.0-0.255.255.255',
  '10.0.0.0-10.255.255.255',
  '127.0.0.0-127.255.255.255',
  '169.254.0.0-169.254.255.255',
  '172.16.0.0-172.31.255.255',
  '192.168.0.0-192.168.255.255',
  '::1',
  'fc00::-fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  'fe80::-febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
]

/** @typedef {{ readonly domain: string, readonly cert: string, readonly key: string }} RelaySite files of the certificate */

/** @param {RelaySite} site @param {string} secret */
const configOf = ({ domain, cert, key }, secret) =>
  [
    'listening-port=3478',
    'tls-listening-port=5349',
    `realm=${domain}`,
    'use-auth-secret',
    `static-auth-secret=${secret}`,
    `cert=${cert}`,
    `pkey=${key}`,
    ...OWN_NETWORKS.map((range) => `denied-peer-ip=${range}`),
    'user-quota=12',
    'total-quota=1200',
    'no-cli',
    'log-file=stdout',
    'simple-log',
    '',
  ].join('\n')

/**
 * Starts `turnserver`, which must be installed. Resolves with what the PeerServer hands out (`TURN_URLS`,
 * `TURN_SECRET` of scripts/rooms.mjs); rejects if it cannot be started.
 * @param {RelaySite} site @param {string} folder where its configuration is kept
 */
export const startRelay = async (site, folder) => {
  const secret = randomBytes(24).toString('base64url')
  const file = `${folder}/turnserver.conf`
  writeFileSync(file, configOf(site, secret), { mode: 0o600 })
  const relay = spawn('turnserver', ['-c', file, '--pidfile', `${folder}/turnserver.pid`], { stdio: 'ignore' })
  await new Promise((resolve, reject) => relay.once('spawn', () => resolve(undefined)).once('error', reject))
  relay.once('exit', (code) => console.error(`The relay has ended (${code}). Phones go on without one.`))
  process.once('exit', () => relay.kill())
  const { domain } = site
  return {
    urls: `turn:${domain}:3478,turns:${domain}:5349?transport=tcp`,
    secret,
    /** Takes the certificate that was renewed. */
    reload: () => relay.kill('SIGUSR2'),
    stop: () => relay.kill(),
  }
}
