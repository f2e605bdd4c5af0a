/** Marbuck: draws two and keeps one, and pays with the other token, each once a turn (rulings 80, 81 and 161). */
import type { Family } from '../rules/family.ts'
import { beside } from '../rules/reach.ts'

export const family: Family = {
  id: 'marbuck',
  card: 87,
  pool: 'bonus',
  twoFor: ({ setting }) => (setting.options.marbuckWizardOnly === 'on' ? ['wizard'] : ['wizard', 'knights']),
  ways: {
    slides: [{ token: 'wizard', reach: beside, once: 'token' }],
    retains: [{ token: 'wizard', once: 'token' }],
    swaps: [{ token: 'knight', reach: beside, once: 'token' }],
    flips: [{ token: 'knight', once: 'token' }],
  },
}
