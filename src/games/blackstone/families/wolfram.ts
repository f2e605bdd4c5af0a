/** Wolfram: Wizards swap diagonally and slide (ruling 88). */

import { diagonalReach, orthogonalReach } from '../rules/board/reach.ts'
import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'wolfram',
  card: 83,
  pool: 'base',
  abilities: {
    swaps: [{ token: 'wizard', reach: diagonalReach }],
    slides: [{ token: 'wizard', reach: orthogonalReach }],
  },
}
