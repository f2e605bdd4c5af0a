/** Corwin: Knights slide up to three spaces, and swap (ruling 87). */

import { orthogonalReach, straightReach } from '../rules/board/reach.ts'
import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'corwin',
  card: 80,
  pool: 'base',
  abilities: {
    slides: [{ token: 'knight', reach: straightReach(3) }],
    swaps: [{ token: 'knight', reach: orthogonalReach }],
  },
}
