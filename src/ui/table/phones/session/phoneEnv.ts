/** Environment of shared tables: the phone's clock, randomness and version, and the servers where phones meet. */
import { ok, type Result } from '#src/kernel/result.ts'
import { readIceServers } from '#src/net/iceServers.ts'
import { loadSiteJson } from '#src/net/loadSiteJson.ts'
import { readPeerServerAddress } from '#src/net/peerServerAddress.ts'
import type { SignalingConfig } from '#src/net/signalingConfig.ts'
import type { Database } from '#src/store/database.ts'
import { DEFAULT_SETTINGS, loadSettings } from '#src/store/settings.ts'
import { type Clock, steadyTime } from '#src/table/phones/clock.ts'
import { type AppVersion, TALK_VERSION } from '#src/table/phones/versionGreeting.ts'
import { EXTRA_FRAMES } from '#src/table/room/timeoutsAndLimits.ts'

export const VERSION: AppVersion = { talk: TALK_VERSION, app: __VERSION__, extras: EXTRA_FRAMES }

export const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes))

/** Wall clock; it goes on while the phone sleeps. */
export const clock: Clock = {
  now: steadyTime(() => Date.now()),
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
}

/**
 * Servers where phones meet: those of the current settings, else those of the site. Refused with what is wrong with the
 * settings; what a site says wrongly of itself is passed over.
 */
export const loadMeeting = async (database: Database): Promise<Result<SignalingConfig>> => {
  const { server, ice } = await loadSettings(database).catch(() => DEFAULT_SETTINGS)
  const iceResult = readIceServers(ice)
  const serverResult = readPeerServerAddress(server, location.href)
  if (!serverResult.ok) return serverResult
  if (!iceResult.ok) return iceResult
  if (server !== '') return ok({ server: serverResult.value, namedBy: 'person', ice: iceResult.value })
  const loaded = await loadSiteJson(location.href)
  const site = loaded.ok ? loaded.value : null
  const siteServer = readPeerServerAddress(site?.peerServer ?? '', location.href)
  return ok({
    server: siteServer.ok ? siteServer.value : serverResult.value,
    namedBy: site || !loaded.ok ? 'site' : null,
    ice: iceResult.value.length === 0 && site ? site.ice : iceResult.value,
  })
}
