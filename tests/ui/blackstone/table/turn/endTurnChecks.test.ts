/** Why a turn cannot end yet, and what it costs to end it. */
import { expect, test } from 'vitest'
import '#src/text/blackstone/bundles/board.ts'
import { endTurnCost, whyCannotEndTurn } from '#src/ui/blackstone/table/turn/endTurnChecks.ts'
import type { TableSelection } from '#src/ui/blackstone/table/turn/tableSelection.ts'
import { openTable, openTableWithOpenHands } from '../openTableWithHands.ts'

test('the turn cannot end while a move is half done, and says so; it can with a vassal or task selected', async () => {
  const { view } = await openTable(0, 0)
  const unfinished: readonly TableSelection[] = [
    { on: 'second', slot: 0, actionKind: 'adopt' },
    { on: 'tower', space: 0 },
    { on: 'deck' },
  ]
  const finished: readonly TableSelection[] = [
    { on: 'nothing' },
    { on: 'vassal', space: 0 },
    { on: 'task', slot: 0 },
    { on: 'goal' },
  ]
  const why = (pick: TableSelection) => whyCannotEndTurn(view.now.value, pick)
  expect(unfinished.map(why)).toEqual(unfinished.map(() => 'finish or cancel this'))
  expect(finished.map(why)).toEqual(finished.map(() => undefined))
})

test('what is over the limits is named before the turn ends', async () => {
  const costOf = async (cards: number, knights: number) => {
    const now = (await openTableWithOpenHands(cards, 0)).view.now.value
    return endTurnCost({ ...now, court: { ...now.court, knights } })
  }
  expect(await costOf(2, 2)).toBeUndefined()
  expect(await costOf(3, 2)).toBe('too many tasks')
  expect(await costOf(2, 3)).toBe('too many knights')
  expect(await costOf(3, 3)).toBe('over 2 limits')
})
