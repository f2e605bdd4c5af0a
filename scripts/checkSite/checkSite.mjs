/** Asks a site that has the app about everything that docs/deploy.md asks of a host. */
import { checkAddress } from './address.mjs'
import { ask, askAll, PAGE, PATIENCE } from './askSite.mjs'
import { greet } from './callPeerServer.mjs'
import { checkFiles, fileUrls } from './checkFiles.mjs'
import { checkHeaders } from './checkHeaders.mjs'
import { checkIceList, checkNamesRelay } from './checkIceList.mjs'
import { checkManifest, checkWorker, MANIFEST, WORKER } from './checkInstall.mjs'
import { checkNotFound, MISSING_PATH } from './checkNotFound.mjs'
import { checkPage } from './checkPage.mjs'
import { checkGreeting, isPeerServer, sayNoPeerServer } from './checkPeerServer.mjs'
import { findApp } from './findApp.mjs'
import { pictureNames } from './readSiteFiles.mjs'
import { readSiteJson } from './siteJson.mjs'

/** @typedef {import('./reportLines.mjs').Line} Line */

/** @param {string} base @param {number} patience @returns {Promise<readonly Line[]>} */
const askManifest = async (base, patience) => {
  const manifest = await ask(`${base}${MANIFEST}`, patience)
  const names = (pictureNames(manifest) ?? []).filter((name) => URL.canParse(name, base))
  const pictures = await askAll(
    names.map((name) => new URL(name, base).href),
    patience,
  )
  return checkManifest(manifest, pictures, base)
}

/**
 * @param {import('./siteJson.mjs').SiteJson} site @param {string} base @param {number} patience
 * @returns {Promise<readonly Line[]>}
 */
const askPeerServer = async ({ meeting, ice }, base, patience) => {
  const { rooms, key } = meeting
  // What site.json names counts more (src/ui/table/phones/session/loadSignalingConfig.ts).
  const relay = ice.length > 0 ? [checkNamesRelay(ice, 'site.json')] : []
  const top = await ask(rooms, patience)
  const id = await ask(`${rooms}${key}/id`, patience)
  if (!isPeerServer(top, id)) return [sayNoPeerServer(top, meeting), ...relay]
  const greeting = checkGreeting(await greet(meeting, base, patience), meeting)
  return [greeting, ...(relay.length > 0 ? relay : [checkIceList(await ask(`${rooms}ice`, patience), meeting)])]
}

/**
 * What is to be said of a site, while it answers. Where there is no app nothing more is asked.
 * @param {string} text the address as it was typed @param {number} [patience] milliseconds for an answer
 * @returns {AsyncGenerator<Line, void>}
 */
export async function* checkSite(text, patience = PATIENCE) {
  const { lines, app } = await findApp(text, patience)
  yield* lines
  if (!app) return
  const { base, page } = app
  yield checkAddress(base)
  yield* checkPage(page)
  yield* checkHeaders(page)
  yield* await askManifest(base, patience)
  const worker = await ask(`${base}${WORKER}`, patience)
  yield* checkWorker(worker)
  yield* checkFiles(await askAll(fileUrls(app, worker), patience), base)
  yield checkNotFound(await ask(`${base}${MISSING_PATH}`, patience, PAGE))
  const site = readSiteJson(await ask(`${base}site.json`, patience), base)
  yield* site.lines
  yield* await askPeerServer(site, base, patience)
}
