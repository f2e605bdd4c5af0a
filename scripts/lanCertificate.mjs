/** The HTTPS certificate of `npm start -- --lan`, and the authority that signs it. */
import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { generate } from 'selfsigned'
import { APP_NAME, ROOT } from './project.mjs'

const FOLDER = `${ROOT}/.cache/certificate`
const DAY = 86_400_000

/** IPv4 addresses at which phones on the same network find this machine. */
export const lanAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address)

/** @param {string} name @param {number} days */
const life = (name, days) => ({
  attributes: [{ name: 'commonName', value: name }],
  options: /** @type {const} */ ({ keyType: 'ec', algorithm: 'sha256' }),
  span: { notBeforeDate: new Date(Date.now() - DAY), notAfterDate: new Date(Date.now() + days * DAY) },
})

/**
 * The house's own authority, made once and kept, so that a phone still trusts it after the address has changed.
 * @param {string} folder
 */
const authority = async (folder) => {
  const files = { cert: `${folder}/authority.crt`, key: `${folder}/authority.key` }
  if (!existsSync(files.key) || !existsSync(files.cert)) {
    const { attributes, options, span } = life(`${APP_NAME} at home`, 3650)
    const made = await generate(attributes, {
      ...options,
      ...span,
      extensions: [
        { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
        { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
      ],
    })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(files.cert, made.cert)
    writeFileSync(files.key, made.private, { mode: 0o600 })
  }
  return { cert: readFileSync(files.cert, 'utf8'), key: readFileSync(files.key, 'utf8') }
}

/**
 * A certificate for these addresses, signed by the house's own authority. It is valid for a year; phones refuse more
 * than 825 days.
 * @param {readonly string[]} addresses IPv4
 * @param {string} [folder] where the authority is kept
 * @returns {Promise<{ key: string, cert: string, authority: string, fingerprint: string }>}
 */
export const lanCertificate = async (addresses, folder = FOLDER) => {
  const ca = await authority(folder)
  const { attributes, options, span } = life(APP_NAME, 365)
  const made = await generate(attributes, {
    ...options,
    ...span,
    ca,
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: addresses.map((ip) => ({ type: 7, ip })) },
    ],
  })
  return {
    key: made.private,
    cert: `${made.cert.trim()}\n${ca.cert}`,
    authority: ca.cert,
    fingerprint: new X509Certificate(ca.cert).fingerprint256,
  }
}
