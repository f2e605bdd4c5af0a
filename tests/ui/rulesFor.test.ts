import { describe, expect, test, vi } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { MODE_CARDS } from '../../src/games/blackstone/modeCards.ts'
import { offUnlessNamed } from '../../src/games/blackstone/options.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import { writeOut } from '../../src/kernel/options.ts'
import { castleFor } from '../../src/ui/blackstone/game/castle.ts'
import { sure } from '../kernel/trusted.ts'

// How a table is shown comes with its rules, and looks at the address of the page.
vi.stubGlobal('location', { hash: '' })
vi.stubGlobal('addEventListener', () => undefined)

describe.each(MODE_CARDS)('a table of $id', (card) => {
  const whole = { mode: card.id, options: writeOut(card), seats: card.seats.max }
  const plain = { ...whole, options: { ...whole.options, ...offUnlessNamed(card) } }

  test.each([plain, whole])('begins from the rules of its mode and its modules as it does from all', async (table) => {
    const alone = (await castleFor(table)).game
    expect([...alone.modes.keys()]).toEqual([card.id])
    expect(hashOf(sure(alone.setup(table)))).toBe(hashOf(sure(game.setup(table))))
  })
})

test('a table begins from a position as it does from all rules', async () => {
  const [card] = MODE_CARDS
  if (!card) throw new Error('no modes')
  const options = { ...writeOut(card), ...offUnlessNamed(card) }
  const table = { mode: card.id, options, seats: 2, position: { board: { BS: 'Ls/De' } } }
  expect(hashOf(sure((await castleFor(table)).game.setup(table)))).toBe(hashOf(sure(game.setup(table))))
})

test.each(['no-such-quest', '../index', 'quest'])('%s is refused: there is no such mode', async (mode) => {
  const table = { mode, options: {}, seats: 2 }
  expect((await castleFor(table)).game.setup(table)).toEqual({ ok: false, error: { code: 'mode.unknown' } })
})
