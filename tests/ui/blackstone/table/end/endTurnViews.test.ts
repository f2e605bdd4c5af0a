/** Limits at the end of a turn, which may be another seat's turn. */
import { expect, test } from 'vitest'
import { discardViews, suggestDiscards } from '#src/ui/blackstone/table/end/endTurnViews.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { BOARD, openTableAt } from '../openTableAt.ts'

test('[B29] with the option a seat drops what is over its limits in another’s turn', async () => {
  const position = { board: BOARD, courts: [{}, { hand: ['G01', 'G02', 'G03'] }] }
  const { view, now, stored } = await openTableAt('kings-quest', ['Ann', 'Ben'], position, {
    limitsEveryTurn: 'on',
    openHands: 'on',
  })
  view.endTurn([])
  await stored()
  expect(now()).toMatchObject({ todo: 'drop', seat: 1, state: { seat: 0 } })
  expect(discardViews(now(), []).map(({ title }) => title)).toEqual(['Tasks 3 → 2'])
  view.endTurn(suggestDiscards(now()))
  await stored()
  expect(now()).toMatchObject({ todo: 'work', seat: 1, state: { seat: 1 } })
})
