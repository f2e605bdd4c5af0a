/** Thistledown: Knights slide diagonally and flip (ruling 88). */

import { diagonalReach } from '../rules/board/reach.ts'
import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'thistledown',
  card: 82,
  pool: 'base',
  abilities: {
    slides: [{ token: 'knight', reach: diagonalReach }],
    flips: [{ token: 'knight' }],
  },
}
