import { expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/game.ts'
import type { ModeCard } from '../../src/kernel/gameCard.ts'
import { playFairGame } from '../table/fairDeal/fairGames.ts'
import { rejoinBytes, upTo } from './rejoinBytes.ts'

const ENTRIES = 200

test('[9] a phone that was away for ten of some 200 entries is told those, not the game', async () => {
  const long = playFairGame(game.modes.get('kings-quest') as ModeCard, 4, 2, ENTRIES)
  const played = upTo(long, ENTRIES)
  const entries = played.lines.length
  const [away, anew] = [await rejoinBytes(played, entries - 10), await rejoinBytes(played, 0)]
  // Ten entries and some cards of at most 60 bytes each, and a welcome.
  expect(away.told).toBeLessThan(2_000)
  // Every hash is eight bytes that nothing makes shorter.
  expect(anew.told).toBeGreaterThan(8 * entries)
  // With the locks of all cards, 32 bytes each.
  expect(anew.told).toBeLessThan(60 * entries + 32 * 150)
  expect(away.said).toBeLessThan(500)
})
