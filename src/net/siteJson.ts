import * as v from 'valibot'
import { ok, type Result, refuse } from '../kernel/result.ts'
import type { IceServer } from './iceServers.ts'
import { iceServersSchema } from './iceServersSchema.ts'
import { readPeerServerAddress } from './peerServerAddress.ts'

/** What a site says of itself in `site.json` beside the app (docs/deploy.md). */
export interface SiteDescription {
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

/**
 * Site from the content of its file. Refused: `site.damaged` if it is no such content, or names a PeerServer that the
 * app does not take.
 * @param page address of the app
 */
export const parseSiteJson = (content: unknown, page: string): Result<SiteDescription> => {
  const parsed = v.safeParse(siteSchema, Array.isArray(content) ? null : content)
  return parsed.success && readPeerServerAddress(parsed.output.peerServer, page).ok
    ? ok(parsed.output)
    : refuse('site.damaged')
}
