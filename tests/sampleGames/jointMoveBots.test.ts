/** Bots in a game in which all choose at once, in secret. */
import { expect, test } from 'vitest'
import { createMemoryLogStore } from '../../src/store/memoryLogStore.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { createBotController } from '../../src/ui/table/bots/botController.ts'
import type { PlanQuestion } from '../../src/ui/table/bots/botWorkerClient.ts'
import { createMovePacer } from '../../src/ui/table/bots/movePacer.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { envOf } from '../table/tableEnv.ts'
import { type Walls, wallsMarket } from './walls-market.ts'

/** Starts a table of Ann and two bots, which choose their first legal action. */
const startTableWithBots = async () => {
  const names = ['Ann', 'Scout', 'Spy']
  const table = unwrap(
    await openNewTable(wallsMarket, envOf(createMemoryLogStore()), { mode: 'market', names, options: {} }),
  )
  const questions: PlanQuestion[] = []
  const planMoves = (question: PlanQuestion) => {
    questions.push(question)
    return Promise.resolve(table.legal(question.seat).slice(0, 1))
  }
  const levels = new Map([1, 2].map((seat) => [seat, 'scout' as const]))
  return {
    table,
    questions,
    controller: createBotController(table, levels, { pacer: createMovePacer(() => 0), planMoves }),
  }
}

test('bots choose while a person has yet to, once each; the round goes on when all have chosen', async () => {
  const { table, questions, controller } = await startTableWithBots()
  await expect.poll(() => table.chosen()).toEqual([1, 2])
  expect(table.awaited()).toEqual([0])
  expect(controller.activity.value.is).toBe('resting')
  expect(questions.map(({ seat, game }) => [seat, game])).toEqual([
    [1, 'walls-market'],
    [2, 'walls-market'],
  ])
  const before = table.seq()
  expect((await table.propose(0, table.legal(0)[0] as Walls['action'])).ok).toBe(true)
  expect(table.seq()).toBeGreaterThan(before)
  await expect.poll(() => table.chosen()).toEqual([1, 2])
  expect(questions.length).toBe(4)
})

test('a person who chose first waits for no bot longer than it thinks', async () => {
  const { table } = await startTableWithBots()
  const done = table.propose(0, table.legal(0)[0] as Walls['action'])
  expect((await done).ok).toBe(true)
})

test('a bot gets the cards shown to its seat, and none of another', async () => {
  const { questions } = await startTableWithBots()
  await expect.poll(() => questions.length).toBe(2)
  for (const { seat, shown, state } of questions) {
    const { hand, contracts } = (state as Walls['state']).players[seat] ?? { hand: [], contracts: [] }
    expect(shown.map(({ slot }) => slot).sort()).toEqual([...hand, ...contracts].sort())
  }
})
