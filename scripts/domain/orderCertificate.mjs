/** Orders a certificate for the name of a site from an authority that speaks ACME, such as Let's Encrypt. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import acme from 'acme-client'

/**
 * A site and its authority.
 * @typedef {object} Site
 * @property {string} domain its name
 * @property {string} [email] whom the authority may write to
 * @property {string} directory address of the authority
 * @property {string} folder where keys and certificate are kept
 * @typedef {{ readonly key: string, readonly cert: string }} Certificate PEM
 */

/**
 * The account at an authority, made with the first order and kept: its key, and once there is one its address, without
 * which it would have to be made again.
 * @param {Site} site
 */
const openAccount = async ({ folder, directory }) => {
  const files = ['key', 'url'].map((what) => `${folder}/account-${new URL(directory).host.replace(':', '-')}.${what}`)
  const [keyFile = '', urlFile = ''] = files
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(keyFile)) writeFileSync(keyFile, await acme.crypto.createPrivateEcdsaKey(), { mode: 0o600 })
  const client = new acme.Client({
    directoryUrl: directory,
    accountKey: readFileSync(keyFile),
    ...(existsSync(urlFile) && { accountUrl: readFileSync(urlFile, 'utf8') }),
  })
  return { client, store: () => writeFileSync(urlFile, client.getAccountUrl()) }
}

/**
 * The authority asks at `http://DOMAIN/.well-known/acme-challenge/TOKEN` for what `answers` has under the token, while
 * the order lasts. Rejects with what the authority says.
 * @param {Site} site @param {Map<string, string>} answers @returns {Promise<Certificate>}
 */
export const orderCertificate = async (site, answers) => {
  const { domain, email } = site
  const { client, store } = await openAccount(site)
  const [key, csr] = await acme.crypto.createCsr({ altNames: [domain] }, await acme.crypto.createPrivateEcdsaKey())
  const cert = await client.auto({
    csr,
    ...(email && { email }),
    termsOfServiceAgreed: true,
    challengePriority: ['http-01'],
    // A site behind a router often does not reach itself by its name; the authority does.
    skipChallengeVerification: true,
    challengeCreateFn: async (_, { token }, answer) => void answers.set(token, answer),
    challengeRemoveFn: async (_, { token }) => void answers.delete(token),
  })
  store()
  return { key: String(key), cert }
}
