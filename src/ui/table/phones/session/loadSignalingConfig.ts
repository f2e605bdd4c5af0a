/** Servers where phones meet, from the settings or from the site. */
import { ok, type Result } from '#src/kernel/result.ts'
import { readIceServers } from '#src/net/iceServers.ts'
import { loadSiteJson } from '#src/net/loadSiteJson.ts'
import { readPeerServerAddress } from '#src/net/peerServerAddress.ts'
import type { SignalingConfig } from '#src/net/signalingConfig.ts'
import type { Database } from '#src/store/database.ts'
import { DEFAULT_SETTINGS, loadSettings } from '#src/store/settings.ts'

/**
 * Servers where phones meet: those of the current settings, else those of the site. Refused with what is wrong with the
 * settings; what a site says wrongly of itself is passed over.
 */
export const loadSignalingConfig = async (database: Database): Promise<Result<SignalingConfig>> => {
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
