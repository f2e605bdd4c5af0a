import { describe, expect, test } from 'vitest'
import { applyPlayerText } from '../../../src/cli/applyPlayerInput.ts'
import { perftCommand } from '../../../src/cli/commands/perft.ts'
import { value } from '../../games/blackstone/testTable.ts'
import { tableOf } from '../cli.ts'
import { POSITION } from '../documents.ts'

/** One Knight, one vassal in the corner. Counted by hand in tests/games/blackstone/move-trees.test.ts. */
const CORNER = {
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  board: { BS: 'Ls/De' },
  courts: [{ knights: 1 }],
}

describe('perft', () => {
  test('counts the sequences of each length', async () => {
    expect(await perftCommand({ game: CORNER, depth: 3 })).toEqual({ ok: true, value: { counts: [7, 17, 140] } })
  })

  test('counts nothing where the game is over', async () => {
    const table = await tableOf(POSITION)
    value(await applyPlayerText(table, 'agree'))
    const record = { format: 'blackstone-record', version: 1, ...table.exportGame() }
    expect(await perftCommand({ game: record, depth: 2 })).toEqual({ ok: true, value: { counts: [0, 0] } })
  })

  test.each([0, 7, 1.5, '2', undefined])('depth %j is refused', async (depth) => {
    const refusal = { code: 'input.malformed', values: { at: 'depth' } }
    expect(await perftCommand({ game: CORNER, depth })).toEqual({ ok: false, error: { refusal } })
  })
})
