/** Hester: two completions a turn, and guards (ruling 83). */
import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'hester',
  card: 86,
  pool: 'bonus',
  maxCompletions: 2,
  canGuard: true,
  isFavoured: true,
}
