/** Keygriff: no limits, and one more token of each kind at the start (rulings 32 and 33). */
import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'keygriff',
  card: 81,
  pool: 'base',
  startTokens: 1,
  hasNoLimits: true,
}
