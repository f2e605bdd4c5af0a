/** Gramberly: pays one retained vassal less, and may retain for a Wizard (ruling 82). */
import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'gramberly',
  card: 85,
  pool: 'bonus',
  paysOneLess: true,
  abilities: { retains: [{ token: 'wizard' }] },
}
