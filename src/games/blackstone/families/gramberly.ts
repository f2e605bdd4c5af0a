/** Gramberly: pays one retained vassal less, and retains for a Wizard (ruling 82). */
import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'gramberly',
  card: 85,
  pool: 'bonus',
  paysOneLess: true,
  ways: { retains: [{ token: 'wizard' }] },
}
