/** Marbuck: draws two and keeps one, and pays with the other token, each once a turn (rulings 80, 81 and 161). */

import { orthogonalReach } from '../rules/board/reach.ts'
import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'marbuck',
  card: 87,
  pool: 'bonus',
  pricesForTwo: ({ setting }) => (setting.options.marbuckWizardOnly === 'on' ? ['wizard'] : ['wizard', 'knights']),
  abilities: {
    slides: [{ token: 'wizard', reach: orthogonalReach, once: 'token' }],
    retains: [{ token: 'wizard', once: 'token' }],
    swaps: [{ token: 'knight', reach: orthogonalReach, once: 'token' }],
    flips: [{ token: 'knight', once: 'token' }],
  },
}
