/** View of a table: what is undone, and the lines of its log. */
import { expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import '#src/text/blackstone/bundles/board.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { undoChoice } from '#src/ui/table/undoChoice.ts'
import { openTable, openTableWithOpenHands } from './openTableWithHands.ts'

test('with open hands the turn that has just ended can be taken back, and Undo says whose it was', async () => {
  const { view, stored, endTurn } = await openTable(0, 0)
  await endTurn()
  expect(view.now.value).toMatchObject({ seat: 1, isCurtainDown: false, undoSeat: 0, whyNoUndo: null })
  const undo = () => undoChoice(view, view.now.value)
  await expect.poll(undo).toMatchObject({ label: 'Undo: back to Ann’s turn', reason: undefined })
  undo().onPress()
  await stored()
  expect(view.now.value).toMatchObject({ seat: 0, todo: 'work', whyNoUndo: { code: 'undo.none' } })
})

test('cards chosen for a drop are not dropped again after the drop was taken back', async () => {
  const { view, stored, endTurn } = await openTableWithOpenHands(3, 1)
  const { hand } = view.now.value.court
  view.endTurn(hand.slice(0, 1))
  await expect.poll(() => view.now.value.seat).toBe(1)
  await stored()
  view.undo()
  await stored()
  expect(view.now.value).toMatchObject({ seat: 0, todo: 'drop', court: { hand } })
  view.undo()
  await stored()
  expect(view.now.value).toMatchObject({ seat: 0, todo: 'work', isCurtainDown: false })
  await endTurn()
  expect(view.now.value.todo).toBe('drop')
})

test('every line of the log has a number of its own, also after the table was opened again', async () => {
  const { table, view, endTurn } = await openTable(0, 0)
  for (let turn = 0; turn < 30; turn++) await endTurn()
  const reopened = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([]) })
  const numbers = () => reopened.log.value.map(({ id }) => id)
  await expect.poll(numbers).toEqual(view.log.value.map(({ id }) => id))
  reopened.endTurn([])
  await expect.poll(() => reopened.now.value.isPending).toBe(false)
  expect(numbers()).toEqual([...new Set(numbers())].sort((a, b) => b - a))
})

test('a move that was taken back leaves the log, and returns with redo', async () => {
  const { table, view, stored } = await openTable(0, 0)
  const lines = () => view.log.value.map(({ text }) => text)
  const before = lines()
  view.confirmAndPropose({ kind: 'flip', space: 0 })
  await stored()
  await expect.poll(lines).toEqual(['Ann flipped B·S to Dragon Emissary', ...before])
  const after = lines()
  view.undo()
  await stored()
  expect(lines()).toEqual(before)
  const reopened = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([]) })
  await expect.poll(() => reopened.log.value).toEqual(view.log.value)
  view.redo()
  await stored()
  expect(lines()).toEqual(after)
  const last = createStandaloneTableView({ ...table, game, extensions: mergeExtensions([]) })
  await expect.poll(() => last.log.value).toEqual(view.log.value)
})

test('the undo button names the move that it takes back, whatever was announced since', async () => {
  const { view, stored } = await openTable(0, 0)
  view.confirmAndPropose({ kind: 'flip', space: 0 })
  await stored()
  view.confirmAndPropose({ kind: 'flip', space: 0 })
  await expect.poll(() => view.refusal.value).not.toBe('')
  await expect.poll(() => undoChoice(view, view.now.value).label).toBe('Undo: Ann flipped B·S to Dragon Emissary')
})
