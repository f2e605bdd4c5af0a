/** Keeps the certificate of a site: it is stored, and ordered anew when less than a third of its time is left. */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { orderCertificate } from './orderCertificate.mjs'

/** @typedef {import('./orderCertificate.mjs').Site} Site */
/** @typedef {import('./orderCertificate.mjs').Certificate} Certificate */

/** Milliseconds between two looks at the certificate. */
const HALF_A_DAY = 43_200_000

/** @param {string} folder */
const filesIn = (folder) => ({ key: `${folder}/site.key`, cert: `${folder}/site.crt` })

/** The stored certificate if it is whole and for this name, else null. @param {Site} site @returns {Certificate | null} */
const readStored = ({ folder, domain }) => {
  const files = filesIn(folder)
  try {
    const stored = { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') }
    const certificate = new X509Certificate(stored.cert)
    const isOurs = certificate.checkHost(domain) && certificate.checkPrivateKey(createPrivateKey(stored.key))
    return isOurs ? stored : null
  } catch {
    return null
  }
}

/** Each file is there whole or not at all. @param {Site} site @param {Certificate} certificate */
const store = ({ folder }, certificate) => {
  for (const [what, file] of Object.entries(filesIn(folder))) {
    writeFileSync(`${file}.new`, certificate[/** @type {keyof Certificate} */ (what)], { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
}

/** Milliseconds for which a certificate is still good, and from its first day to its last. @param {Certificate} one */
const timesOf = ({ cert }) => {
  const { validFrom, validTo } = new X509Certificate(cert)
  return { left: Date.parse(validTo) - Date.now(), all: Date.parse(validTo) - Date.parse(validFrom) }
}

/** Whether it is time for the next one. @param {Certificate} certificate */
const isDue = (certificate) => {
  const { left, all } = timesOf(certificate)
  return left < all / 3
}

/**
 * Resolves once there is a certificate that is good; rejects with what the authority says if there is none. While an
 * old one is good a refusal is written out, and the authority is asked again later.
 * @param {Site} site @param {Map<string, string>} answers see `orderCertificate`
 * @param {{ readonly every?: number, readonly onRenewed?: () => void }} [options] milliseconds between two looks
 */
export const renewCertificate = async (site, answers, { every = HALF_A_DAY, onRenewed = () => {} } = {}) => {
  let current = readStored(site)
  const renew = async () => {
    const renewed = await orderCertificate(site, answers)
    store(site, renewed)
    current = renewed
  }
  const renewIfDue = async () => {
    if (current && !isDue(current)) return
    try {
      await renew()
      onRenewed()
    } catch (error) {
      if (!current || timesOf(current).left <= 0) throw error
      console.warn(`The certificate could not be renewed and is tried again later: ${error}`)
    }
  }
  await renewIfDue()
  const timer = setInterval(() => renewIfDue().catch((error) => console.error(String(error))), every)
  timer.unref()
  return {
    /** Never null: there is none before the promise resolves. */
    current: () => /** @type {Certificate} */ (current),
    files: filesIn(site.folder),
    stop: () => clearInterval(timer),
  }
}
