import { describe, expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { PLAIN_MODES } from '../../src/games/blackstone/plain.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import { writeOut } from '../../src/kernel/options.ts'
import { castleFor } from '../../src/ui/blackstone/game/castle.ts'
import { sure } from '../kernel/trusted.ts'

describe.each(PLAIN_MODES)('a table of $id', (card) => {
  const plain = { mode: card.id, options: writeOut(card), seats: 2 }

  test.each([plain, { ...plain, position: { board: { BS: 'Ls/De' } } }])(
    'begins from the rules of its mode alone as it does from all',
    async (table) => {
      const alone = await castleFor(table)
      expect([...alone.modes.keys()]).toEqual([card.id])
      expect(hashOf(sure(alone.setup(table)))).toBe(hashOf(sure(game.setup(table))))
    },
  )

  test.each(['families', 'intrigue', 'knightWizard'])('is refused with %s, which it cannot show yet', async (id) => {
    const on = game.modes
      .get(card.id)
      ?.options.find((option) => option.id === id)
      ?.values.find((one) => one !== 'off')
    const table = { ...plain, options: { ...plain.options, [id]: on ?? 'on' } }
    expect(game.setup(table).ok).toBe(true)
    expect((await castleFor(table)).setup(table)).toEqual({
      ok: false,
      error: { code: 'module.missing', values: { option: id } },
    })
  })
})

test.each(['queens-quest', 'no-such-quest', '../index'])('%s is refused: the table cannot show it', async (mode) => {
  const table = { mode, options: {}, seats: 2 }
  expect((await castleFor(table)).setup(table)).toEqual({ ok: false, error: { code: 'mode.unknown' } })
})
