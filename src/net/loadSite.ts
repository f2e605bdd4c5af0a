import * as v from 'valibot'
import { ok, type Result, refuse } from '../kernel/result.ts'
import type { IceServer } from './iceServers.ts'
import { iceServersSchema } from './iceServersSchema.ts'
import { readPeerServer } from './peerServer.ts'

const PATIENCE = 3_000

/** What a site says of itself in `site.json` beside the app (docs/deploy.md). */
export interface Site {
  readonly name: string
  /** Address of whoever runs it, or empty. */
  readonly contact: string
  /** Where its sources are, or empty. */
  readonly source: string
  /** Where phones meet, in the form of the settings; empty for the server beside the app. */
  readonly peerServer: string
  readonly ice: readonly IceServer[]
}

const textSchema = v.optional(v.pipe(v.string(), v.maxLength(300)), '')
/** Nothing but an address that a person can follow without harm. */
const linkSchema = v.optional(v.pipe(v.string(), v.maxLength(300), v.regex(/^(https?:\/\/|mailto:)\S+$|^$/)), '')
const siteSchema = v.object({
  name: textSchema,
  contact: linkSchema,
  source: linkSchema,
  peerServer: textSchema,
  ice: v.optional(iceServersSchema, []),
})

const NO_SITE: Site = { name: '', contact: '', source: '', peerServer: '', ice: [] }

/** Whether the host has no such file; some answer with a page of their own then. */
const isAbsent = ({ ok: isThere, status, headers }: Response): boolean =>
  isThere ? headers.get('content-type')?.includes('text/html') === true : status === 404 || status === 410

/**
 * What the site says of itself, which may be nothing; null where it cannot be asked just now. Refused: `site.damaged` if
 * the file is cut, or no such file.
 * @param page address of the app
 */
export const loadSite = async (page: string): Promise<Result<Site | null>> => {
  const response = await fetch(new URL('./site.json', page), {
    signal: AbortSignal.timeout(PATIENCE),
    cache: 'no-cache',
  }).catch(() => null)
  if (response && isAbsent(response)) return ok(NO_SITE)
  if (!response?.ok) return ok(null)
  const content: unknown = await response.json().catch(() => null)
  const parsed = v.safeParse(siteSchema, Array.isArray(content) ? null : content)
  return parsed.success && readPeerServer(parsed.output.peerServer, page).ok
    ? ok(parsed.output)
    : refuse('site.damaged')
}
