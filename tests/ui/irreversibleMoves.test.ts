import { expect, test } from 'vitest'
import type { Action } from '../../src/games/blackstone/actions.ts'
import { game } from '../../src/games/blackstone/index.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { openNew } from '../../src/table/local.ts'
import '../../src/ui/text/table.ts'
import { gathered } from '../../src/ui/blackstone/game/chapter.ts'
import { isFinal } from '../../src/ui/blackstone/game/isFinal.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

const BOARD = { BS: 'Ls/De', LS: 'Dc/Le' }

/** Ann is to work in a King's Quest with open hands, with whatever she needs. */
const atWork = async () => {
  const table = sure(
    await openNew(game, envOf(memoryLogs()), {
      mode: 'kings-quest',
      names: ['Ann', 'Ben'],
      options: { openHands: 'on', families: 'off', intrigue: 'off' },
      position: { board: BOARD, courts: [{ knights: 3, wizards: 3 }, {}] },
    }),
  )
  return { table, sitting: sit({ ...table, game, chapters: gathered([]) }) }
}

/** After which a deed can be taken back is what the table itself says once it is done. */
test.each(['slide', 'swap', 'flip', 'retain', 'draw', 'endWork'] as const)(
  'whether %s can be taken back is known before it is done',
  async (kind) => {
    const { table, sitting } = await atWork()
    const now = sitting.now.value
    const action = now.legal.find((one): one is Action => one.kind === kind) as Action
    const final = isFinal(sitting, now, action)
    expect(final).toBe(kind === 'retain' || kind === 'draw')
    sure(await table.propose(now.seat, action))
    expect(table.whyNoUndo(now.seat) !== null).toBe(final)
  },
)
