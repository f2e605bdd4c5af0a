import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { createMemoryLogStore } from '../../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../../src/table/openLocalTable.ts'
import '../../../src/text/blackstone/bundles/board.ts'
import { createStandaloneTableView } from '../../../src/ui/blackstone/table/createStandaloneTableView.ts'
import { mergeExtensions } from '../../../src/ui/blackstone/table/tableExtension.ts'
import { isIrreversible } from '../../../src/ui/table/ConfirmingTableScreen.tsx'
import { unwrap } from '../../kernel/toyLog.ts'
import { envOf } from '../../table/tableEnv.ts'

const BOARD = { BS: 'Ls/De', LS: 'Dc/Le' }

/** Table of a King's Quest with open hands: Ann is to work and has all that she needs. */
const openTable = async () => {
  const table = unwrap(
    await openNewTable(game, envOf(createMemoryLogStore()), {
      mode: 'kings-quest',
      names: ['Ann', 'Ben'],
      options: { openHands: 'on', families: 'off', intrigue: 'off' },
      position: { board: BOARD, courts: [{ knights: 3, wizards: 3 }, {}] },
    }),
  )
  return { table, view: createStandaloneTableView({ ...table, game, extensions: mergeExtensions([]) }) }
}

/** The expected answer is that of the table itself after the move. */
test.each(['slide', 'swap', 'flip', 'retain', 'draw', 'endWork'] as const)(
  'whether %s can be taken back is known before it is done',
  async (kind) => {
    const { table, view } = await openTable()
    const now = view.now.value
    const action = now.legalActions.find((one): one is Action => one.kind === kind) as Action
    const final = isIrreversible(game, now, action)
    expect(final).toBe(kind === 'retain' || kind === 'draw')
    unwrap(await table.propose(now.seat, action))
    expect(table.whyNoUndo(now.seat) !== null).toBe(final)
  },
)
