import { ok, type Result } from '../kernel/result.ts'
import { parseSiteJson, type SiteDescription } from './siteJson.ts'

const PATIENCE = 3_000

const NO_SITE: SiteDescription = { name: '', contact: '', source: '', peerServer: '', ice: [] }

/** Whether the host has no such file; some answer with a page of their own then. */
const isAbsent = ({ ok: isThere, status, headers }: Response): boolean =>
  isThere ? headers.get('content-type')?.includes('text/html') === true : status === 404 || status === 410

const askSite = async (address: string): Promise<Result<SiteDescription | null>> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), cache: 'no-cache' }).catch(() => null)
  if (response && isAbsent(response)) return ok(NO_SITE)
  return response?.ok ? parseSiteJson(await response.json().catch(() => null), address) : ok(null)
}

/** What sites have said, by the address of the file. */
const told = new Map<string, SiteDescription>()

/**
 * What the site says of itself, which may be nothing; null where it cannot be asked just now. Once it has said so it is
 * not asked again before the page is loaded anew. Refused: `site.damaged` if the file is cut, or no such file.
 * @param page address of the app
 */
export const loadSiteJson = async (page: string): Promise<Result<SiteDescription | null>> => {
  const address = new URL('./site.json', page).href
  const site = told.get(address)
  if (site) return ok(site)
  const asked = await askSite(address)
  if (asked.ok && asked.value) told.set(address, asked.value)
  return asked
}
