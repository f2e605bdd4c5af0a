/**
 * Hash chain of the log: each hash covers the one before it and one entry. Every phone computes it; it is never sent.
 */
import { toBase64url } from './base64url.ts'
import type { Json } from './json.ts'
import type { Entry, Header } from './log.ts'
import { sha256OfJson } from './sha256OfJson.ts'

/** Hash of a log without entries (43 characters). */
export const firstChainHash = (header: Header): string =>
  toBase64url(sha256OfJson(['header', header as unknown as Json]))

/** Hash after one more entry (43 characters). */
export const nextChainHash = (chainHash: string, entry: Entry): string =>
  toBase64url(sha256OfJson(['entry', chainHash, entry as unknown as Json]))
