import { PROTOCOL } from '../kernel/log.ts'

/** Whether a header was written by an app that is newer than this one. */
export function isNewerHeader(header: unknown): boolean {
  if (typeof header !== 'object' || header === null || !('protocol' in header)) return false
  return typeof header.protocol === 'number' && header.protocol > PROTOCOL
}
