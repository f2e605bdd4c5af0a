/** A puzzle under way: what is shown as done in it is kept. */
import { expect, test } from 'vitest'
import type { Action } from '../../src/games/blackstone/actions.ts'
import { makePuzzle } from '../../src/games/blackstone/puzzles/make.ts'
import type { Json } from '../../src/kernel/json.ts'
import { chanceOf } from '../../src/table/chance.ts'
import { StoreFailure } from '../../src/table/store.ts'
import { beginPuzzle, type Keep, type Solving } from '../../src/ui/puzzles/solving.ts'

const puzzle = makePuzzle('task', 'easy', chanceOf('2026-11-16', 'puzzle task easy', 0).below)
const [first, second] = puzzle.way as readonly [Action, Action]

const begin = (keep: Keep, before: readonly Json[] = []): Promise<Solving> =>
  beginPuzzle(puzzle, ['puzzles', 'x'], before, keep, (chapters) => chapters)

/** Storage that answers when it is told to. */
const slow = () => {
  const asked: { readonly deeds: readonly Json[]; readonly kept: () => void; readonly lost: () => void }[] = []
  const keep: Keep = (deeds) =>
    new Promise((kept, reject) => asked.push({ deeds, kept, lost: () => reject(new StoreFailure('full')) }))
  const next = () =>
    expect
      .poll(() => asked.length)
      .toBeGreaterThan(0)
      .then(() => asked.shift() as (typeof asked)[0])
  return { asked, keep, next }
}

const now = ({ sitting }: Solving) => sitting.now.value

test('a deed of a puzzle is done when it is kept, and not before', async () => {
  const { keep, next } = slow()
  const solving = await begin(keep)
  solving.sitting.act(first)
  const write = await next()
  expect(write.deeds).toEqual([first])
  expect(now(solving).pending).toBe(true)
  expect(solving.deeds.value).toEqual([])
  write.kept()
  await expect.poll(() => now(solving).pending).toBe(false)
  expect(solving.deeds.value).toEqual([first])
  expect(now(solving).saved).toBe(true)
})

test('what is taken back is kept as well', async () => {
  const { keep, next } = slow()
  const solving = await begin(keep)
  solving.sitting.act(first)
  ;(await next()).kept()
  await expect.poll(() => now(solving).pending).toBe(false)
  solving.sitting.undo()
  const write = await next()
  expect(write.deeds).toEqual([])
  expect(now(solving).pending).toBe(true)
  write.kept()
  await expect.poll(() => now(solving).pending).toBe(false)
})

test('deeds that were kept are done again without being kept anew', async () => {
  const { asked, keep } = slow()
  const solving = await begin(keep, [first, second] as unknown as readonly Json[])
  expect(solving.deeds.value).toEqual([first, second])
  expect(asked).toEqual([])
})

test('where storage fails it says why and goes on; once it works again all of it is kept', async () => {
  const { keep, next } = slow()
  const solving = await begin(keep)
  solving.sitting.act(first)
  ;(await next()).lost()
  await expect.poll(() => now(solving).saved).toBe(false)
  expect(solving.fault()).toBe('full')
  expect(solving.deeds.value).toEqual([first])
  const tried = solving.retry()
  const write = await next()
  expect(write.deeds).toEqual([first])
  write.kept()
  await tried
  expect(solving.fault()).toBeNull()
  expect(now(solving).saved).toBe(true)
})
