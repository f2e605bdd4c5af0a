/** The servers that help phones find each other, as a site lists them: can the app read them, is there a relay? */
import { iceUrls } from './appFunctions.mjs'
import { jsonOf } from './readSiteFiles.mjs'
import { mend, ok, remark } from './reportLines.mjs'

/** @typedef {import('./askSite.mjs').Answer} Answer */
/** @typedef {import('./reportLines.mjs').Line} Line */
/** @typedef {import('./siteJson.mjs').Meeting} Meeting */

/** @param {readonly string[]} urls of ICE servers @param {string} place that names them @returns {Line} */
export const checkNamesRelay = (urls, place) =>
  urls.some((url) => url.startsWith('turn'))
    ? ok(`${place} names a relay, for phones that find no direct way.`)
    : remark(
        `${place} names no relay, so phones in some mobile networks do not find each other.`,
        'docs/deploy.md says how to have one.',
      )

const EXAMPLE = 'such as [{"urls":"stun:example.org:3478"}]'

/** @param {Answer} ice @param {Meeting} meeting @returns {Line} */
export const checkIceList = (ice, meeting) => {
  const place = `${meeting.place}ice`
  const list = jsonOf(ice)
  if (ice.status === 200 && list === undefined)
    return mend(`${place} is not JSON, so phones learn of no relay.`, `Let it answer a list ${EXAMPLE}, or 404.`)
  const urls = iceUrls(list ?? [])
  return urls
    ? checkNamesRelay(urls, place)
    : mend(
        `${place} is no list that the app takes, so phones learn of no relay.`,
        `Let it answer at most 8 servers ${EXAMPLE}; a relay has username and credential too.`,
      )
}
