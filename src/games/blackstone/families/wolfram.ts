/** Wolfram: Wizards swap diagonally and slide (ruling 88). */
import type { Family } from '../rules/family.ts'
import { beside, cornerwise } from '../rules/reach.ts'

export const family: Family = {
  id: 'wolfram',
  card: 83,
  pool: 'base',
  ways: {
    swaps: [{ token: 'wizard', reach: cornerwise }],
    slides: [{ token: 'wizard', reach: beside }],
  },
}
