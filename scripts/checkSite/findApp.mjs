/** Finds the app at the address that somebody gives. */
import { readAddress } from './address.mjs'
import { ask, PAGE } from './askSite.mjs'
import { isAppPage, laterNames } from './readSiteFiles.mjs'
import { mend, remark } from './reportLines.mjs'

/** @typedef {import('./askSite.mjs').Answer} Answer */
/** @typedef {import('./reportLines.mjs').Line} Line */
/**
 * The address of the app's folder, its page, and the names of the files that come at leisure.
 * @typedef {{ readonly base: string, readonly page: Answer, readonly later: readonly string[] }} App
 */
/**
 * What is to be said of the way there, and the app at its end.
 * @typedef {{ readonly lines: readonly Line[], readonly app?: App }} Found
 */

/** @param {readonly string[]} sentences @returns {Found} */
const nothing = (...sentences) => ({ lines: [mend(...sentences)] })

/** Why a page is not that of the app; undefined if it may be. @param {Answer} page */
const faultOf = (page) => {
  const { asked, url, status, failure } = page
  if (failure) return `${asked} cannot be reached: ${failure}.`
  if (status === 404) return `There is nothing at ${url} (404). Put all of dist/ there, or mend the address.`
  if (status !== 200) return `${url} answers ${status}, not with the app. Look into the settings of the host.`
  return isAppPage(page) ? undefined : `${url} is another site. Give the address of the folder that has the app.`
}

/**
 * Asks for the page. Files lie beside the address with the slash: where that is left out and the host does not lead to
 * it, a browser looks for them in the wrong folder.
 * @param {string} address @param {number} patience
 */
const askForPage = async (address, patience) => {
  const first = await ask(address, patience, PAGE)
  const { url, status } = first
  const ways = url === address ? [] : [remark(`${address} leads to ${url}. Give people that address.`)]
  if (/\/(index\.html)?$/.test(new URL(url).pathname) || (status !== 200 && status !== 404))
    return { page: first, ways }
  const page = await ask(`${url}/`, patience, PAGE)
  return faultOf(page)
    ? { page: first, ways }
    : { page, ways: [...ways, remark(`${url} does not lead to ${page.url}. Give people the one with the slash.`)] }
}

/** @param {string} text @param {number} patience @returns {Promise<Found>} */
export const findApp = async (text, patience) => {
  const address = readAddress(text)
  if (!address) return nothing(`"${text}" is no address of a site. One is https://example.org/castle/.`)
  const { page, ways } = await askForPage(address, patience)
  const fault = faultOf(page)
  if (fault) return nothing(fault)
  const base = new URL('.', page.url).href
  const later = laterNames(await ask(`${base}later.json`, patience))
  return later
    ? { lines: ways, app: { base, page, later } }
    : nothing(`${base} has no later.json, so it is another site or not what was built.`, 'Put all of dist/ there.')
}
