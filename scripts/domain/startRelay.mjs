/** A relay beside the rooms: coturn, with a secret of its own that only the PeerServer knows too. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'

/** Networks that a relay must not lead strangers into: its own, and other writings of their addresses. */
const OWN_NETWORKS = [
  '0.0.0.0-0.255.255.255',
  '10.0.0.0-10.255.255.255',
  '100.64.0.0-100.127.255.255',
  '127.0.0.0-127.255.255.255',
  '169.254.0.0-169.254.255.255',
  '172.16.0.0-172.31.255.255',
  '192.0.0.0-192.0.0.255',
  '192.168.0.0-192.168.255.255',
  '198.18.0.0-198.19.255.255',
  '240.0.0.0-255.255.255.255',
  '::1',
  '::ffff:0.0.0.0-::ffff:255.255.255.255',
  '64:ff9b::-64:ff9b::ffff:ffff',
  '2002::-2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  'fc00::-fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  'fe80::-febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
]

/**
 * The name of a site, and the files of its certificate.
 * @typedef {{ readonly domain: string, readonly cert: string, readonly key: string }} RelaySite
 */

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
    // Phones speak UDP with each other: nobody is led to a server of the world by TCP.
    'no-tcp-relay',
    'no-multicast-peers',
    'user-quota=12',
    'total-quota=1200',
    'no-cli',
    'log-file=stdout',
    'simple-log',
    '',
  ].join('\n')

/** Resolves once it listens; rejects if it ends before, or cannot be started. @param {import('node:child_process').ChildProcess} relay */
const untilListening = (relay) =>
  new Promise((resolve, reject) => {
    relay.stdout?.on('data', (text) => String(text).includes('Total General servers') && resolve(undefined))
    relay.once('error', reject).once('exit', reject)
  })

/**
 * Starts `turnserver`, which must be installed, and ends it with this process. Resolves with what the PeerServer hands
 * out (`TURN_URLS`, `TURN_SECRET` of scripts/rooms.mjs); rejects if it cannot be started.
 * @param {RelaySite} site @param {string} folder where its configuration is kept
 * @param {() => void} onEnd called when it has ended by itself
 */
export const startRelay = async (site, folder, onEnd) => {
  const secret = randomBytes(24).toString('base64url')
  const file = `${folder}/turnserver.conf`
  writeFileSync(file, configOf(site, secret), { mode: 0o600 })
  const relay = spawn('turnserver', ['-c', file, '--pidfile', `${folder}/turnserver.pid`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await untilListening(relay)
  relay.once('exit', onEnd)
  process.once('exit', () => relay.kill())
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0))
  const { domain } = site
  return {
    urls: `turn:${domain}:3478,turns:${domain}:5349?transport=tcp`,
    secret,
    /** Takes the certificate that was renewed. */
    reload: () => relay.kill('SIGUSR2'),
  }
}
