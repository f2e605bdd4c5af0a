import { describe, expect, test } from 'vitest'
import { card as blackstone } from '#src/games/blackstone/card.ts'
import { game } from '#src/games/blackstone/index.ts'
import { courtModulesOff } from '#src/games/blackstone/options.ts'
import { hashOf } from '#src/kernel/hash.ts'
import { withDefaultOptions } from '#src/kernel/options.ts'
import { rulesFor } from '#src/ui/blackstone/table/rulesFor.ts'
import { unwrap } from '../../../kernel/toyLog.ts'

// The screens of a table are fetched with its rules, and read the address of the page.

describe.each(blackstone.modes)('a table of $id', (card) => {
  const withModules = { mode: card.id, options: withDefaultOptions(card), seats: card.seats.max }
  const withoutModules = { ...withModules, options: { ...withModules.options, ...courtModulesOff(card) } }

  test.each([withoutModules, withModules])(
    'is set up by the rules that are fetched for it as by the rules of all',
    async (table) => {
      const ownRules = (await rulesFor(table)).game
      expect([...ownRules.modes.keys()]).toContain(card.id)
      expect(hashOf(unwrap(ownRules.setup(table)))).toBe(hashOf(unwrap(game.setup(table))))
    },
  )
})

test('a table is set up from a position as by the rules of all modes', async () => {
  const [card] = blackstone.modes
  if (!card) throw new Error('no modes')
  const options = { ...withDefaultOptions(card), ...courtModulesOff(card) }
  const table = { mode: card.id, options, seats: 2, position: { board: { BS: 'Ls/De' } } }
  expect(hashOf(unwrap((await rulesFor(table)).game.setup(table)))).toBe(hashOf(unwrap(game.setup(table))))
})

test.each(['no-such-quest', '../index', 'quest'])('%s is refused: there is no such mode', async (mode) => {
  const table = { mode, options: {}, seats: 2 }
  expect((await rulesFor(table)).game.setup(table)).toEqual({ ok: false, error: { code: 'mode.unknown' } })
})
