import { expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/index.ts'
import { memoryLogs } from '../../src/store/memory.ts'
import { openNew } from '../../src/table/local.ts'
import '../../src/ui/text/table.ts'
import { undoChoice } from '../../src/ui/blackstone/game/choices.ts'
import { sit } from '../../src/ui/blackstone/game/sit.ts'
import { sure } from '../kernel/trusted.ts'
import { envOf } from '../table/env.ts'

/** A King's Quest at its table, with so many hidden Guild cards in each hand; Ann is to work. */
const sitDown = async (...hands: readonly number[]) => {
  const courts = hands.map((cards) => ({ wizards: 1, hand: Array.from({ length: cards }, () => 'guild') }))
  const names = ['Ann', 'Ben', 'Cal'].slice(0, hands.length)
  const table = sure(
    await openNew(game, envOf(memoryLogs()), {
      mode: 'kings-quest',
      names,
      position: { board: { BS: 'Ls/De' }, courts },
    }),
  )
  const sitting = sit(table)
  /** Until the deed and its draws are stored. */
  const stored = () => expect.poll(() => sitting.now.value.pending).toBe(false)
  const endTurn = () => {
    sitting.endTurn([])
    return stored()
  }
  return { table, sitting, stored, endTurn }
}

test('the curtain hangs between two turns as long as any hand is hidden', async () => {
  const { sitting, endTurn } = await sitDown(1, 0)
  for (const seat of [0, 1, 0]) {
    expect(sitting.now.value).toMatchObject({ seat, curtain: true, legal: [] })
    sitting.openCurtain()
    expect(sitting.now.value.curtain).toBe(false)
    await endTurn()
  }
})

test('no curtain falls before a player who draws a first card in the middle of a turn', async () => {
  const { sitting, stored, endTurn } = await sitDown(0, 0)
  expect(sitting.now.value.curtain).toBe(false)
  sitting.act({ kind: 'draw', deck: 'guild', price: 'wizard' })
  await stored()
  expect(sitting.now.value.court.hand).toHaveLength(1)
  expect(sitting.now.value.curtain).toBe(false)
  await endTurn()
  expect(sitting.now.value).toMatchObject({ seat: 1, curtain: true })
})

test('what is picked up is let go when it is covered, and only then', async () => {
  const covered = (await sitDown(1, 0)).sitting
  covered.openCurtain()
  covered.pick.value = { on: 'deck' }
  covered.closeCurtain()
  expect(covered.pick.value).toEqual({ on: 'nothing' })
  const open = (await sitDown(0, 0)).sitting
  open.pick.value = { on: 'deck' }
  open.closeCurtain()
  expect(open.pick.value).toEqual({ on: 'deck' })
})

test('every line of the log has a number of its own, also after the app was opened again', async () => {
  const { table, sitting, endTurn } = await sitDown(0, 0)
  for (let turn = 0; turn < 30; turn++) await endTurn()
  const again = sit(table)
  const numbers = () => again.log.value.map(({ id }) => id)
  expect(numbers()).toEqual(sitting.log.value.map(({ id }) => id))
  again.endTurn([])
  await expect.poll(() => again.now.value.pending).toBe(false)
  expect(numbers()).toEqual([...new Set(numbers())].sort((a, b) => b - a))
})

test('what was taken back stands in the log no longer, and again when it is put back', async () => {
  const { table, sitting, stored } = await sitDown(0, 0)
  const lines = () => sitting.log.value.map(({ text }) => text)
  const before = lines()
  sitting.act({ kind: 'flip', space: 0 })
  await stored()
  const after = lines()
  expect(after).toEqual(['Ann flipped B·S to Dragon Emissary', ...before])
  sitting.undo()
  await stored()
  expect(lines()).toEqual(before)
  expect(sit(table).log.value).toEqual(sitting.log.value)
  sitting.redo()
  await stored()
  expect(lines()).toEqual(after)
  expect(sit(table).log.value).toEqual(sitting.log.value)
})

test('the undo button names the deed that it takes back, whatever was said since', async () => {
  const { sitting, stored } = await sitDown(0, 0)
  sitting.act({ kind: 'flip', space: 0 })
  await stored()
  sitting.act({ kind: 'flip', space: 0 })
  await expect.poll(() => sitting.said.value).not.toContain('flipped')
  const { label } = undoChoice(sitting, sitting.now.value)
  expect(label).toBe('Undo: Ann flipped B·S to Dragon Emissary')
})
