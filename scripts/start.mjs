/**
 * `npm start [-- --lan] [--port N]`: installs and builds the app, and serves it with a PeerServer at `rooms/`. `--lan`
 * serves phones on the same network too.
 */

import { APP_NAME, ROOT } from './project.mjs'
import { run, stop } from './runCommand.mjs'
import { checkNode, install } from './setup.mjs'

const USAGE = 'Use: npm start -- [--lan] [--port N]'

const options = async () => {
  const { parseArgs } = await import('node:util')
  try {
    return parseArgs({ options: { lan: { type: 'boolean' }, port: { type: 'string' } } }).values
  } catch {
    return stop(USAGE)
  }
}

/** @param {string | undefined} text */
const portOf = (text) => {
  const port = Number(text ?? 4173)
  return Number.isInteger(port) && port >= 0 && port < 65_536 ? port : stop(`${text} is no port. ${USAGE}`)
}

/** @param {NodeJS.ErrnoException} error @param {number} port @returns {never} */
const cannotListen = (error, port) => {
  if (error.syscall !== 'listen') throw error
  return stop(`Port ${port} cannot be used (${error.code}). Try: npm start -- --port ${port + 1}`)
}

/**
 * Opens the app with its rooms, and compresses its text meanwhile.
 * @param {import('./staticHost.mjs').Serving & { port: number }} serving
 */
const open = async (serving) => {
  const { compressForServing, emptyPacked } = await import('./compressForServing.mjs')
  const { openRooms } = await import('./rooms.mjs')
  const { serveFolder } = await import('./staticHost.mjs')
  const [dist, { port }] = [`${ROOT}/dist`, serving]
  // Another server may be open at another port.
  const packed = await emptyPacked(`${ROOT}/.cache/packed/${port}`)
  const opened = await serveFolder(dist, { ...serving, packed, beside: openRooms }).catch((error) =>
    cannotListen(error, port),
  )
  if (packed) void compressForServing(dist, packed)
  return opened
}

/** @param {number} port */
const serveHere = async (port) => {
  const { url } = await open({ port })
  console.log(`\n${APP_NAME} is open at ${url.replace('127.0.0.1', 'localhost')}\nCtrl+C closes it.`)
}

/** @param {number} port */
const serveLan = async (port) => {
  const { lanCertificate, lanAddresses } = await import('./lanCertificate.mjs')
  const { encodeQR } = await import('qr')
  const addresses = lanAddresses()
  const [address] = addresses
  if (!address) return stop('This machine has no network address that a phone could reach: join the Wi-Fi first.')
  const { key, cert, authority, fingerprint } = await lanCertificate(addresses)
  const { port: taken } = await open({
    host: '0.0.0.0',
    port,
    tls: { key, cert },
    first: (request, response) => request.url === '/trust.crt' && handOut(response, authority),
  })
  const url = `https://${address}:${taken}/`
  console.log(`\n${encodeQR(url, 'term', { border: 2 })}`)
  console.log([url, ...addresses.slice(1).map((other) => `or https://${other}:${taken}/`)].join('\n'))
  console.log(howToTrust(url, fingerprint))
}

/** @param {import('node:http').ServerResponse} response @param {string} authority */
const handOut = (response, authority) => {
  response.writeHead(200, { 'Content-Type': 'application/x-x509-ca-cert' }).end(authority)
  return true
}

/** @param {string} url @param {string} fingerprint */
const howToTrust = (url, fingerprint) => `
A phone has to trust this machine once, or it can play but not install:
  open ${url}trust.crt on the phone (pass the warning), then
  iPhone: Settings > Profile Downloaded > Install; then General > About > Certificate Trust Settings > switch it on.
  Android: Settings > Security > More > Install a certificate > CA certificate > trust.crt.
Its SHA-256 fingerprint is ${fingerprint}
Its key stays in .cache/certificate on this machine; remove it from the phone when you no longer need it. Ctrl+C closes.`

checkNode()
const { lan = false, port: text } = await options()
const port = portOf(text)
install()
if (run('npx', ['--no', 'vite', 'build', '--logLevel', 'error']) !== 0) stop('The app could not be built.')
await (lan ? serveLan(port) : serveHere(port))
