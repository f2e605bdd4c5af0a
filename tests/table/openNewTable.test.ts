/** A new table: what its header has, what is dealt and stored, and set-ups that open none. */
import { expect, test } from 'vitest'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { parseSave } from '../../src/table/savedGameSchema.ts'
import { toy } from '../kernel/toyGame.ts'
import { codeOf, unwrap } from '../kernel/toyLog.ts'
import { envOf, newToyGame } from './tableEnv.ts'

const openTable = async (store = createMemoryLogStore(), seed = 1) => {
  const table = unwrap(await openNewTable(toy, envOf(store, seed), newToyGame))
  return { table, store, id: table.header.id }
}

test('a new table has dealt, has every option in its header, and is stored', async () => {
  const { table, store, id } = await openTable()
  expect(table.turn()).toEqual({ kind: 'seats', seats: [0] })
  expect(table.header).toMatchObject({ protocol: 2, game: 'toy', version: 1, mode: 'plain', options: { rounds: 8 } })
  expect(table.header.seats).toEqual([{ name: 'Ann' }, { name: 'Ben' }])
  expect(id).toMatch(/^[\w-]{22}$/)
  const stored = await store.load(id)
  expect(stored.entries).toEqual(table.entries())
  expect(stored.secret?.seed).toMatch(/^[\w-]{43}$/)
  expect(stored.shown).toEqual([])
  expect(table.seq()).toBe(5)
})

test('an emblem is stored beside the name of its player, and a header without any has no such field', async () => {
  const opened = unwrap(
    await openNewTable(toy, envOf(createMemoryLogStore()), { ...newToyGame, emblems: [{}, { emblem: 'key' }] }),
  )
  expect(opened.header.seats).toEqual([{ name: 'Ann' }, { name: 'Ben', emblem: 'key' }])
  expect(unwrap(parseSave({ ...opened.exportGame() })).header).toEqual(opened.header)
  for (const emblem of ['', 'Key', '../key', 'k'.repeat(17), 7]) {
    const header = { ...opened.header, seats: [{ name: 'Ann' }, { name: 'Ben', emblem }] }
    expect(codeOf(parseSave({ ...opened.exportGame(), header }))).toBe('record.damaged')
  }
})

test('a setup that the game or the mode does not allow opens no table', async () => {
  const env = envOf(createMemoryLogStore())
  expect(codeOf(await openNewTable(toy, env, { ...newToyGame, mode: 'other' }))).toBe('header.mode')
  expect(codeOf(await openNewTable(toy, env, { ...newToyGame, names: ['Ann'] }))).toBe('seats.wrong')
  expect(codeOf(await openNewTable(toy, env, { ...newToyGame, options: { rounds: 5 } }))).toBe('option.wrong')
  expect(codeOf(await openNewTable(toy, env, { ...newToyGame, options: { laps: 8 } }))).toBe('option.unknown')
  expect(codeOf(await openNewTable(toy, env, { ...newToyGame, hidden: 5 }))).toBe('position.malformed')
})
