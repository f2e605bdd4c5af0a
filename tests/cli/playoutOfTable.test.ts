/** A playout makes the same choices and states as the table that it follows. */
import { describe, expect, test } from 'vitest'
import { applyPlayerText } from '../../src/cli/applyPlayerInput.ts'
import { legalActionTexts } from '../../src/cli/notation.ts'
import { playoutOfTable } from '../../src/cli/playoutOfTable.ts'
import { awaitedSeat } from '../../src/cli/seats.ts'
import { hashOf } from '../../src/kernel/hash64.ts'
import { legalActionsIn, playAction } from '../../src/kernel/playout.ts'
import { value } from '../games/blackstone/testTable.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { tableOf } from './cli.ts'
import { changed, POSITION, PUZZLE } from './documents.ts'

describe('a playout follows the table', () => {
  test.each([
    ['a new Puzzle Master’s Quest', PUZZLE],
    ['a position of King’s Quest', { position: POSITION, seed: 'castle' }],
    ['the same position with other hidden cards', { position: changed(POSITION, ['hidden'], {}), seed: 'other' }],
  ])('%s, for 300 actions: the same choices and the same states', async (_, game) => {
    const table = await tableOf(game)
    const below = numbersFrom(7)
    let playout = playoutOfTable(table)
    for (let n = 0; n < 300 && awaitedSeat(table) !== null; n++) {
      const texts = legalActionTexts(table, awaitedSeat(table) ?? 0)
      const legal = legalActionsIn(playout)
      expect(legal).toHaveLength(texts.length)
      const pick = below(legal.length)
      playout = playAction(playout, legal[pick] as (typeof legal)[number])
      value(await applyPlayerText(table, texts[pick] as string))
      expect(hashOf(playout.state)).toBe(table.hash())
    }
    expect(playout.seq).toBe(table.seq())
  })

  test('a task that was drawn is known to the seat that drew it, and can be completed', async () => {
    const hidden = { hands: [[], []], decks: { guild: ['G01'] } }
    const begun = playoutOfTable(await tableOf({ position: changed(POSITION, ['hidden'], hidden) }))
    const draw = legalActionsIn(begun).find((action) => action.kind === 'draw' && action.deck === 'guild')
    if (!draw) throw new Error('nothing to draw')
    expect(legalActionsIn(begun).map(({ kind }) => kind)).not.toContain('complete')
    expect(legalActionsIn(playAction(begun, draw)).map(({ kind }) => kind)).toContain('complete')
  })
})
