/** Evertine: a Knight for every King and Ploy, and tasks drawn for one Knight (rulings 16 and 89). */
import type { Family } from '../rules/family.ts'

export const family: Family = {
  id: 'evertine',
  card: 84,
  pool: 'bonus',
  alias: 'evertime', // ruling 16
  knightForStacks: ['king', 'ploy'],
  prices: ['knight'],
}
