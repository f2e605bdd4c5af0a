/** What a phone needs to install the app: the manifest with its pictures, and the service worker. */

import { DAY, lifetimeOf, lifetimeWords } from './cacheLifetime.mjs'
import { isScript, typeWords } from './fileTypes.mjs'
import { pictureNames } from './readSiteFiles.mjs'
import { few, mend, ok, remark, UPLOAD } from './reportLines.mjs'

/** @typedef {import('./askSite.mjs').Answer} Answer */
/** @typedef {import('./reportLines.mjs').Line} Line */

export const MANIFEST = 'manifest.webmanifest'
export const WORKER = 'sw.js'

/** Is it missing, even if the host sends a page in its place? @param {Answer} answer */
const isMissing = ({ status, type }) => status !== 200 || type === 'text/html'

/** @param {Answer} manifest @returns {Line} */
const checkManifestItself = (manifest) => {
  if (isMissing(manifest)) return mend(`${MANIFEST} is missing, so phones cannot install the app.`, UPLOAD)
  if (!pictureNames(manifest)) return mend(`${MANIFEST} cannot be read, so phones cannot install the app.`, UPLOAD)
  return /^application\/(manifest\+)?json$/.test(manifest.type)
    ? ok(`${MANIFEST} is there and can be read.`)
    : remark(`${MANIFEST} comes ${typeWords(manifest.type)}.`, 'Let the host send application/manifest+json.')
}

/** @param {readonly Answer[]} pictures @param {string} base @returns {readonly Line[]} */
const checkPictures = (pictures, base) => {
  const wrong = pictures.filter(({ status, type }) => status !== 200 || !type.startsWith('image/'))
  const names = wrong.map(({ asked }) => asked.replace(base, ''))
  if (names.length > 0) return [mend(`Pictures that ${MANIFEST} names do not come as pictures: ${few(names)}.`, UPLOAD)]
  return pictures.length > 0 ? [ok(`The pictures that ${MANIFEST} names are there (${pictures.length}).`)] : []
}

/** @param {Answer} manifest @param {readonly Answer[]} pictures @param {string} base @returns {readonly Line[]} */
export const checkManifest = (manifest, pictures, base) => [
  checkManifestItself(manifest),
  ...checkPictures(pictures, base),
]

/** @param {Answer} worker @returns {Line} */
const checkWorkerItself = ({ asked, url, type }) => {
  if (!isScript(type))
    return mend(`${WORKER} comes ${typeWords(type)}, and browsers refuse it.`, 'Let the host send text/javascript.')
  return asked === url
    ? ok(`${WORKER} is there, as a script.`)
    : mend(`${WORKER} is redirected to ${url}, and browsers refuse that.`, 'Let the host send it at once.')
}

/** @param {Answer} worker @returns {Line} */
const checkWorkerLifetime = ({ headers }) => {
  const lifetime = lifetimeOf(headers) ?? 0
  const sentence = `${WORKER} may be kept for ${lifetimeWords(lifetime)}, which holds updates back.`
  return lifetime > DAY
    ? mend(sentence, 'Set Cache-Control: no-cache for it.')
    : ok(`${WORKER} is not kept for long, so updates arrive.`)
}

/** @param {Answer} worker @returns {readonly Line[]} */
export const checkWorker = (worker) =>
  isMissing(worker)
    ? [mend(`${WORKER} is missing, so nothing works offline.`, UPLOAD)]
    : [checkWorkerItself(worker), checkWorkerLifetime(worker)]
