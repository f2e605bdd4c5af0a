import { expect, test } from 'vitest'
import { card as blackstone } from '#src/games/blackstone/card.ts'
import { game } from '#src/games/blackstone/game.ts'
import { courtModulesOff } from '#src/games/blackstone/options.ts'
import type { GameSetup } from '#src/kernel/contract.ts'
import type { ModeCard } from '#src/kernel/gameCard.ts'
import { hashOf } from '#src/kernel/hash64.ts'
import { withDefaultOptions } from '#src/kernel/options.ts'
import { loadTableRules } from '#src/ui/blackstone/table/loadTableRules.ts'
import { unwrap } from '../../../kernel/toyLog.ts'

// The screens of a table are fetched with its rules, and read the address of the page.

const PLAIN = 'kings-quest'

const tablesOf = (card: ModeCard): readonly GameSetup[] => {
  const withModules = { mode: card.id, options: withDefaultOptions(card), seats: card.seats.max }
  return [withModules, { ...withModules, options: { ...withModules.options, ...courtModulesOff(card) } }]
}

test("a plain King's Quest is set up by the rules of its mode alone, as by the rules of all", async () => {
  const [, plain] = blackstone.modes.filter(({ id }) => id === PLAIN).flatMap(tablesOf)
  if (!plain) throw new Error("no King's Quest")
  const ownRules = (await loadTableRules(plain)).game
  expect([...ownRules.modes.keys()]).toEqual([PLAIN])
  expect(hashOf(unwrap(ownRules.setup(plain)))).toBe(hashOf(unwrap(game.setup(plain))))
})

test.each(blackstone.modes)('every other table of $id has the whole game, and is set up by it', async (card) => {
  for (const table of tablesOf(card).slice(0, card.id === PLAIN ? 1 : 2)) {
    expect((await loadTableRules(table)).game).toBe(game)
    unwrap(game.setup(table))
  }
})

test('a table is set up from a position as by the rules of all modes', async () => {
  const [card] = blackstone.modes
  if (!card) throw new Error('no modes')
  const options = { ...withDefaultOptions(card), ...courtModulesOff(card) }
  const table = { mode: card.id, options, seats: 2, position: { board: { BS: 'Ls/De' } } }
  expect(hashOf(unwrap((await loadTableRules(table)).game.setup(table)))).toBe(hashOf(unwrap(game.setup(table))))
})

test.each(['no-such-quest', '../index', 'quest'])('%s is refused: there is no such mode', async (mode) => {
  const table = { mode, options: {}, seats: 2 }
  expect((await loadTableRules(table)).game.setup(table)).toEqual({ ok: false, error: { code: 'mode.unknown' } })
})
