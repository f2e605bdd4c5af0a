/** The log's chain: each link seals the one before it and one entry. Every phone computes it; it is never sent. */
import { toBase64url } from './base64url.ts'
import type { Json } from './json.ts'
import type { Entry, Header } from './log.ts'
import { shaOf } from './sha.ts'

/** The link of a log without entries (43 characters). */
export const firstLink = (header: Header): string => toBase64url(shaOf(['header', header as unknown as Json]))

/** The link after one more entry (43 characters). */
export const nextLink = (link: string, entry: Entry): string =>
  toBase64url(shaOf(['entry', link, entry as unknown as Json]))
