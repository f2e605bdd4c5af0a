/** How often guilds that play well fulfil a Contract that they keep. */
import { aimOf } from '../aims.ts'
import type { Face } from '../cards.ts'

/** Percent of games, by the Contract's id; rounded from those of the best level against itself (docs/balance.md). */
const CHANCES: Readonly<Record<string, number>> = {
  'twin-cells': 85,
  'parade-ground': 30,
  'five-courts': 50,
  'every-measure': 45,
  garrison: 70,
  levy: 72,
  tenants: 85,
  'four-winds': 95,
  outpost: 90,
  cornerstone: 90,
  'good-name': 98,
  'deep-pockets': 0,
  treasury: 50,
  connoisseur: 85,
  'small-house': 45,
  'great-house': 80,
  'fair-partners': 4,
  overlord: 60,
  favoured: 70,
  'crooked-books': 80,
  'drill-yard': 65,
  'greased-palms': 70,
  'common-cause': 75,
}

/** Chance of a Contract that is kept as the game begins, in percent. */
export const contractChance = (face: Face): number => CHANCES[aimOf(face).id] ?? 0
