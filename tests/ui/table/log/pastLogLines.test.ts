import { expect, test } from 'vitest'
import type { Shape } from '../../../../src/kernel/contract.ts'
import { createMemoryLogStore } from '../../../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../../../src/table/openLocalTable.ts'
import type { DescribeEvent } from '../../../../src/ui/table/gameUiContract.ts'
import type { GameTable } from '../../../../src/ui/table/lifecycle/openTableRegistry.ts'
import { createPastLogLines } from '../../../../src/ui/table/log/pastLogLines.ts'
import { type ToyAction, toy } from '../../../kernel/toyGame.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { envOf, newToyGame } from '../../../table/tableEnv.ts'

const mint: ToyAction = { verb: 'mint' }

/** Table of the toy, its teller, and the sentences that were made. Only actions of seats have one. */
const openTold = async () => {
  const table = unwrap(await openNewTable(toy, envOf(createMemoryLogStore()), newToyGame))
  const called = { names: ['Ann', 'Ben'] }
  const made: string[] = []
  const describe: DescribeEvent = (event: Shape['event'], narrator) => {
    if (event.kind !== 'seat') return null
    made.push(`${narrator.names[(event as unknown as { readonly seat: number }).seat]} acted`)
    return { icon: 'next', text: made.at(-1) ?? '' }
  }
  const teller = createPastLogLines(table as unknown as GameTable, describe, () => called.names)
  return { table, called, made, teller, texts: () => teller.tell().map(({ text }) => text) }
}

test('what was told once is not told again, and what was taken back is told no more', async () => {
  const { table, made, texts } = await openTold()
  await table.propose(0, mint)
  await table.propose(0, mint)
  expect(texts()).toEqual(['Ann acted', 'Ann acted'])
  await table.undo(0)
  expect(texts()).toEqual(['Ann acted'])
  expect(made).toHaveLength(2)
  await table.redo(0)
  expect(texts()).toEqual(['Ann acted', 'Ann acted'])
  expect(made).toHaveLength(3)
})

test('a log that is told in slices has what came meanwhile, and new names tell it anew', async () => {
  const { table, called, teller, texts } = await openTold()
  await table.propose(0, mint)
  const telling = teller.tellInSlices()
  await table.propose(0, mint)
  await telling
  expect(texts()).toEqual(['Ann acted', 'Ann acted'])
  called.names = ['Anna', 'Ben']
  expect(texts()).toEqual(['Anna acted', 'Anna acted'])
})
