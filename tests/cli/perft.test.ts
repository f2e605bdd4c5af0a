import { describe, expect, test } from 'vitest'
import { perft } from '../../src/cli/commands/perft.ts'
import { choices } from '../../src/cli/play/asking.ts'
import { playoutOf } from '../../src/cli/playouts.ts'
import { awaited } from '../../src/cli/seats.ts'
import { fulfil } from '../../src/cli/wish.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import { legalIn, playOn } from '../../src/kernel/playout.ts'
import { value } from '../games/blackstone/situation.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { tableOf } from './cli.ts'
import { changed, POSITION, PUZZLE } from './documents.ts'

/** One Knight, one vassal in the corner. Counted by hand in tests/games/blackstone/perft.test.ts. */
const CORNER = {
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  board: { BS: 'Ls/De' },
  courts: [{ knights: 1 }],
}

describe('perft', () => {
  test('counts the sequences of each length', async () => {
    expect(await perft({ game: CORNER, depth: 3 })).toEqual({ ok: true, value: { counts: [7, 17, 140] } })
  })

  test('counts nothing where the game is over', async () => {
    const table = await tableOf(POSITION)
    value(await fulfil(table, 'agree'))
    const record = { format: 'blackstone-record', version: 1, ...table.save() }
    expect(await perft({ game: record, depth: 2 })).toEqual({ ok: true, value: { counts: [0, 0] } })
  })

  test.each([0, 7, 1.5, '2', undefined])('depth %j is refused', async (depth) => {
    const refusal = { code: 'input.malformed', values: { at: 'depth' } }
    expect(await perft({ game: CORNER, depth })).toEqual({ ok: false, error: { refusal } })
  })
})

describe('a playout goes as the table goes', () => {
  test.each([
    ['a new Puzzle Master’s Quest', PUZZLE],
    ['a position of King’s Quest', { position: POSITION, seed: 'castle' }],
    ['the same position another way', { position: changed(POSITION, ['hidden'], {}), seed: 'other' }],
  ])('%s, for 300 actions: the same choices and the same states', async (_, game) => {
    const table = await tableOf(game)
    const below = numbersFrom(7)
    let playout = playoutOf(table)
    for (let n = 0; n < 300 && awaited(table) !== null; n++) {
      const texts = choices(table, awaited(table) ?? 0)
      const legal = legalIn(playout)
      expect(legal).toHaveLength(texts.length)
      const pick = below(legal.length)
      playout = playOn(playout, legal[pick] as (typeof legal)[number])
      value(await fulfil(table, texts[pick] as string))
      expect(hashOf(playout.state)).toBe(table.hash())
    }
    expect(playout.seq).toBe(table.seq())
  })

  test('a task that was drawn is known to the seat that drew it, and can be completed', async () => {
    const hidden = { hands: [[], []], decks: { guild: ['G01'] } }
    const begun = playoutOf(await tableOf({ position: changed(POSITION, ['hidden'], hidden) }))
    const draw = legalIn(begun).find((action) => action.kind === 'draw' && action.deck === 'guild')
    if (!draw) throw new Error('nothing to draw')
    expect(legalIn(begun).map(({ kind }) => kind)).not.toContain('complete')
    expect(legalIn(playOn(begun, draw)).map(({ kind }) => kind)).toContain('complete')
  })
})
