/** Corwin: Knights slide far and swap (ruling 87). */
import type { Family } from '../rules/family.ts'
import { along, beside } from '../rules/reach.ts'

export const family: Family = {
  id: 'corwin',
  card: 80,
  pool: 'base',
  ways: {
    slides: [{ token: 'knight', reach: along(3) }],
    swaps: [{ token: 'knight', reach: beside }],
  },
}
