/**
 * `npm run serve -- --domain example.org`: the app, its rooms and, with `--relay`, a relay on a server of one's own,
 * over HTTPS with a certificate of Let's Encrypt that is got and renewed by itself (docs/deploy.md).
 */

import { APP_NAME, ROOT } from './project.mjs'
import { run, stop } from './runCommand.mjs'
import { checkNode, install } from './setup.mjs'

const USAGE = 'Use: npm run serve -- --domain example.org [--email you@example.org] [--relay] [--dist FOLDER]'
const LETS_ENCRYPT = 'https://acme-v02.api.letsencrypt.org/directory'
const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

const options = async () => {
  const { parseArgs } = await import('node:util')
  try {
    const { values } = parseArgs({
      options: {
        domain: { type: 'string' },
        email: { type: 'string' },
        relay: { type: 'boolean', default: false },
        // The app where it is built already.
        dist: { type: 'string' },
        authority: { type: 'string', default: LETS_ENCRYPT },
        // A proxy may lead the world's ports 80 and 443 to these.
        http: { type: 'string', default: '80' },
        https: { type: 'string', default: '443' },
      },
    })
    return values
  } catch {
    return stop(USAGE)
  }
}

/** @param {NodeJS.ErrnoException} error @returns {never} */
const cannotListen = (error) => {
  if (error.syscall !== 'listen') throw error
  return stop(
    error.code === 'EACCES'
      ? 'Ports 80 and 443 need rights: run it as root, or by the unit for systemd (docs/deploy.md).'
      : `Port ${'port' in error ? error.port : ''} cannot be used (${error.code}): another server has it.`,
  )
}

checkNode()
const { domain = '', email, relay: hasRelay, authority, http, https, dist } = await options()
if (!DOMAIN.test(domain)) stop(`${domain ? `${domain} is no name of a site. ` : ''}${USAGE}`)
install()
const folder = process.env.STATE_DIRECTORY ?? `${ROOT}/.cache/domain/${domain}`
const site = `https://${domain}${https === '443' ? '' : `:${https}`}`
if (dist === undefined && run('npx', ['--no', 'vite', 'build', '--logLevel', 'error'], { SITE_URL: site }) !== 0)
  stop('The app could not be built.')

const { answerChallengesAndRedirect } = await import('./domain/answerChallengesAndRedirect.mjs')
const { compressForServing, emptyPacked } = await import('./compressForServing.mjs')
const { renewCertificate } = await import('./domain/renewCertificate.mjs')
const { openRooms } = await import('./rooms.mjs')
const { serveFolder } = await import('./staticHost.mjs')
const { createSecureContext } = await import('node:tls')

/** @type {Map<string, string>} */
const answers = new Map()
const plain = answerChallengesAndRedirect(answers, site)
await new Promise((resolve, reject) =>
  plain.once('error', reject).listen(Number(http), () => resolve(undefined)),
).catch(cannotListen)

/** @type {Awaited<ReturnType<typeof import('./domain/startRelay.mjs').startRelay>> | undefined} */
let relay
const kept = await renewCertificate(
  { domain, directory: authority, folder, ...(email !== undefined && { email }) },
  answers,
  { onRenewed: () => relay?.reload() },
).catch((error) =>
  stop(
    `${new URL(authority).host} gives no certificate for ${domain}: ${error.message}\n` +
      `Does ${domain} lead to this machine, and can port 80 be reached from outside?`,
  ),
)

if (hasRelay) {
  const { startRelay } = await import('./domain/startRelay.mjs')
  const endRelay = () => {
    console.error('The relay has ended. Phones go on without one.')
    delete process.env.TURN_URLS
  }
  relay = await startRelay({ domain, ...kept.files }, folder, endRelay).catch(() =>
    stop(
      'The relay could not be started. It needs coturn (Debian: apt install coturn), and port 3478 for itself:\n' +
        'systemctl disable --now coturn ends the one that Debian starts. Or leave out --relay.',
    ),
  )
  Object.assign(process.env, { TURN_URLS: relay.urls, TURN_SECRET: relay.secret })
}

const app = dist ?? `${ROOT}/dist`
const packed = await emptyPacked(`${folder}/packed`)
await serveFolder(app, {
  packed,
  // Any address of the machine.
  host: '',
  port: Number(https),
  // Asked at every connection, so that a renewed certificate needs no new start.
  tls: { ...kept.current(), SNICallback: (_, use) => use(null, createSecureContext(kept.current())) },
  beside: openRooms,
}).catch(cannotListen)
if (packed) void compressForServing(app, packed)
console.log(`${APP_NAME} is open at ${site}/${relay ? ', with rooms and a relay' : ', with rooms'}`)
