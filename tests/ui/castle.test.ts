import { expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { PLAIN_MODES } from '../../src/games/blackstone/plain.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import { writeOut } from '../../src/kernel/options.ts'
import { castleFor } from '../../src/ui/blackstone/game/castle.ts'
import { sure } from '../kernel/trusted.ts'

test.each(PLAIN_MODES)(
  'a plain table of $id begins from the rules of its mode alone as it does from all',
  async (card) => {
    const table = { mode: card.id, options: writeOut(card), seats: 2 }
    const alone = await castleFor(table)
    expect([...alone.modes.keys()]).toEqual([card.id])
    expect(hashOf(sure(alone.setup(table)))).toBe(hashOf(sure(game.setup(table))))
  },
)

test.each([
  { mode: 'kings-quest', options: { families: 'random' } },
  { mode: 'kings-quest', position: {} },
  { mode: 'puzzle-master', options: { knightWizard: 'on' } },
  // Its vassals with names are a module that is on where nothing is said.
  { mode: 'first-edition' },
  { mode: 'no-such-quest' },
  { mode: '../index' },
])('all rules are fetched for $mode with $options and $position', async (wanted) => {
  expect(await castleFor(wanted)).toBe(game)
})
