import { expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { openNewTable } from '#src/table/openLocalTable.ts'
import '#src/text/blackstone/bundles/board.ts'
import type { BlackstoneTableView } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { createStandaloneTableView } from '#src/ui/blackstone/table/createStandaloneTableView.ts'
import { mergeExtensions } from '#src/ui/blackstone/table/tableExtension.ts'
import { endTurnCost, whyCannotEndTurn } from '#src/ui/blackstone/table/turn/endTurnChecks.ts'
import type { TableSelection } from '#src/ui/blackstone/table/turn/tableSelection.ts'
import { undoChoice } from '#src/ui/table/undoChoice.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf } from '../../../table/tableEnv.ts'

/** Table of a King's Quest with so many Guild cards in each hand, hidden or open; Ann is to work. */
const openTable = (...hands: readonly number[]) => openTableWith('off', hands)
const openTableWithOpenHands = (...hands: readonly number[]) => openTableWith('on', hands)
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

test('with open hands the turn that has just ended can be taken back, and Undo says whose it was', async () => {
  const { view, stored, endTurn } = await openTable(0, 0)
  await endTurn()
  expect(view.now.value).toMatchObject({ seat: 1, isCurtainDown: false, undoSeat: 0, whyNoUndo: null })
  const undo = undoChoice(view, view.now.value)
  expect(undo).toMatchObject({ label: 'Undo: back to Ann’s turn', reason: undefined })
  undo.onPress()
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
  const after = lines()
  expect(after).toEqual(['Ann flipped B·S to Dragon Emissary', ...before])
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
  const { label } = undoChoice(view, view.now.value)
  expect(label).toBe('Undo: Ann flipped B·S to Dragon Emissary')
})

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
