/** Opens a table with hands of Guild cards. */
import { expect } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

/** Table of a King's Quest with so many Guild cards in each hand, hidden or open; Ann is to work. */
export const openTable = (...hands: readonly number[]) => openTableWith('off', hands)
export const openTableWithOpenHands = (...hands: readonly number[]) => openTableWith('on', hands)
const openTableWith = async (openHands: 'on' | 'off', hands: readonly number[]) => {
  const courts = hands.map((cards) => ({ wizards: 1, hand: Array.from({ length: cards }, () => 'guild') }))
  const names = ['Ann', 'Ben', 'Cal'].slice(0, hands.length)
  const table = unwrap(
    await openNewTable(game, envOf(createMemoryLogStore()), {
      mode: 'kings-quest',
      names,
      options: { openHands, families: 'off', intrigue: 'off' },
      position: { board: { BS: 'Ls/De' }, courts },
    }),
  )
  const view = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([]) })
  /** Waits until the move and its draws are stored. */
  const stored = () => expect.poll(() => view.now.value.isPending).toBe(false)
  const endTurn = () => {
    view.endTurn([])
    return stored()
  }
  return { table, view, stored, endTurn }
}
