/** Thistledown: Knights slide diagonally and flip (ruling 88). */
import type { Family } from '../rules/family.ts'
import { cornerwise } from '../rules/reach.ts'

export const family: Family = {
  id: 'thistledown',
  card: 82,
  pool: 'base',
  ways: {
    slides: [{ token: 'knight', reach: cornerwise }],
    flips: [{ token: 'knight' }],
  },
}
