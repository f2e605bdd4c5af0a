/** How often guilds that play well fulfil a Contract that they keep. */
import { aimOf } from '../aims.ts'
import type { Face } from '../cards.ts'

/** Percent of games, by the Contract's id; rounded from those of the best level against itself (docs/bots.md). */
const CHANCES: Readonly<Record<string, number>> = {
  'twin-cells': 80,
  'parade-ground': 32,
  'five-courts': 60,
  'every-measure': 60,
  garrison: 75,
  levy: 80,
  tenants: 45,
  'four-winds': 75,
  outpost: 70,
  cornerstone: 90,
  'good-name': 98,
  'deep-pockets': 0,
  treasury: 50,
  connoisseur: 80,
  'small-house': 60,
  'great-house': 70,
  'fair-partners': 4,
  overlord: 65,
  favoured: 42,
  'crooked-books': 75,
}

/** Chance of a Contract that is kept as the game begins, in percent. */
export const contractChance = (face: Face): number => CHANCES[aimOf(face).id] ?? 0
