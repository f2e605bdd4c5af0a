/** The curtain between two turns: when it hangs, what is undone behind it, and what stays selected. */
import { expect, test } from 'vitest'
import '#src/text/blackstone/bundles/board.ts'
import type { BlackstoneTableView } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { openTable } from './openTableWithHands.ts'

test('the curtain hangs between two turns as long as any hand is hidden', async () => {
  const { view, endTurn } = await openTable(1, 0)
  for (const seat of [0, 1, 0]) {
    expect(view.now.value).toMatchObject({ seat, isCurtainDown: true, legalActions: [] })
    view.openCurtain()
    expect(view.now.value.isCurtainDown).toBe(false)
    await endTurn()
  }
})

const shownSeat = ({ now }: BlackstoneTableView) => now.value.state.seat

test('behind a curtain the last turn can be taken back; its hand stays covered until the curtain opens', async () => {
  const { table, view, stored, endTurn } = await openTable(1, 1)
  view.openCurtain()
  expect(view.now.value).toMatchObject({ undoSeat: 0, whyNoUndo: { code: 'undo.none' } })
  await endTurn()
  expect(view.now.value).toMatchObject({ seat: 1, isCurtainDown: true, undoSeat: 0, whyNoUndo: null })
  view.undo()
  expect(view.now.value).toMatchObject({ seat: 0, isCurtainDown: true, legalActions: [] })
  expect(shownSeat(view)).toBe(0)
  await stored()
  expect(table.entries().at(-1)?.body.kind).toBe('undo')
  view.openCurtain()
  expect(view.now.value).toMatchObject({ isCurtainDown: false, todo: 'work' })
  expect(view.now.value.legalActions.length).toBeGreaterThan(0)
})

test('after the curtain opened the turn before cannot be taken back, nor once the next seat has acted', async () => {
  const { view, stored, endTurn } = await openTable(1, 1)
  view.openCurtain()
  await endTurn()
  view.openCurtain()
  expect(view.now.value).toMatchObject({ undoSeat: 1, whyNoUndo: { code: 'undo.other' } })
  view.confirmAndPropose({ kind: 'flip', space: 0 })
  await stored()
  view.closeCurtain()
  expect(view.now.value).toMatchObject({ seat: 1, isCurtainDown: true, undoSeat: 1 })
})

test('no curtain falls before a player who draws a first card in the middle of a turn', async () => {
  const { view, stored, endTurn } = await openTable(0, 0)
  expect(view.now.value.isCurtainDown).toBe(false)
  view.confirmAndPropose({ kind: 'draw', deck: 'guild', price: 'wizard' })
  await stored()
  expect(view.now.value.court.hand).toHaveLength(1)
  expect(view.now.value.isCurtainDown).toBe(false)
  await endTurn()
  expect(view.now.value).toMatchObject({ seat: 1, isCurtainDown: true })
})

test('a selection remains when its owner opens the curtain again', async () => {
  const { view } = await openTable(1, 0)
  view.openCurtain()
  view.selection.value = { on: 'deck' }
  view.closeCurtain()
  expect(view.now.value).toMatchObject({ isCurtainDown: true, legalActions: [] })
  view.openCurtain()
  expect(view.selection.value).toEqual({ on: 'deck' })
})

test('the selection of one seat is cleared for the next', async () => {
  const { view, endTurn } = await openTable(1, 1)
  view.openCurtain()
  view.selection.value = { on: 'deck' }
  await endTurn()
  expect(view.now.value).toMatchObject({ seat: 1, isCurtainDown: true })
  expect(view.selection.value).toEqual({ on: 'nothing' })
})
