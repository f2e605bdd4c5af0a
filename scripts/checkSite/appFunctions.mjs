/** What the app itself takes: its own functions, so that nothing is right here and wrong there. */
import { safeParse } from 'valibot'
import { runnerImport } from 'vite'
import { ROOT } from '../project.mjs'

/** A module of the app, built for node in memory. @template Module @param {string} path @returns {Promise<Module>} */
const load = async (path) =>
  (await runnerImport(`${ROOT}/src/net/${path}`, { root: ROOT, configFile: false, logLevel: 'error' })).module

/** @type {typeof import('../../src/net/siteJson.ts')} */
export const { parseSiteJson } = await load('siteJson.ts')
/** @type {typeof import('../../src/net/peerServerAddress.ts')} */
export const { readPeerServerAddress, peerServerUrl } = await load('peerServerAddress.ts')
/** @type {typeof import('../../src/net/iceServersSchema.ts')} */
const { iceServersSchema } = await load('iceServersSchema.ts')

/** Addresses of ICE servers; null if the app takes none of the list. @param {unknown} list */
export const iceUrls = (list) => {
  const { success, output } = safeParse(iceServersSchema, list)
  return success ? output.map(({ urls }) => urls) : null
}
