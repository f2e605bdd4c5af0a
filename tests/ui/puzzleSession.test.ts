/** Session of a puzzle: a move counts as done once it is stored. */
import { expect, test } from 'vitest'
import type { Action } from '../../src/games/blackstone/actions.ts'
import { createPuzzle } from '../../src/games/blackstone/puzzles/createPuzzle.ts'
import type { Json } from '../../src/kernel/json.ts'
import { seededRandomSource } from '../../src/table/arbiter/seededRandomSource.ts'
import { StoreFailure } from '../../src/table/logStore.ts'
import { beginPuzzle, type PuzzleSession, type SaveMoves } from '../../src/ui/blackstone/puzzles/puzzleSession.ts'

const puzzle = createPuzzle('task', 'easy', seededRandomSource('2026-11-16', 'puzzle task easy', 0).below)
const [first, second] = puzzle.way as readonly [Action, Action]

const beginSession = (saveMoves: SaveMoves, earlierMoves: readonly Json[] = []): Promise<PuzzleSession> =>
  beginPuzzle(puzzle, ['puzzles', 'x'], earlierMoves, saveMoves, (extensions) => extensions)

/** Storage whose writes wait for the test to end them. */
const createSlowStorage = () => {
  const writes: { readonly moves: readonly Json[]; readonly succeed: () => void; readonly fail: () => void }[] = []
  const saveMoves: SaveMoves = (moves) =>
    new Promise((succeed, reject) => writes.push({ moves, succeed, fail: () => reject(new StoreFailure('full')) }))
  const next = () =>
    expect
      .poll(() => writes.length)
      .toBeGreaterThan(0)
      .then(() => writes.shift() as (typeof writes)[0])
  return { writes, saveMoves, next }
}

const now = ({ view }: PuzzleSession) => view.now.value

test('a move of a puzzle is done when it is stored, and not before', async () => {
  const { saveMoves, next } = createSlowStorage()
  const session = await beginSession(saveMoves)
  session.view.confirmAndPropose(first)
  const write = await next()
  expect(write.moves).toEqual([first])
  expect(now(session).isPending).toBe(true)
  expect(session.moves.value).toEqual([])
  write.succeed()
  await expect.poll(() => now(session).isPending).toBe(false)
  expect(session.moves.value).toEqual([first])
  expect(now(session).isSaved).toBe(true)
})

test('an undo is stored as well', async () => {
  const { saveMoves, next } = createSlowStorage()
  const session = await beginSession(saveMoves)
  session.view.confirmAndPropose(first)
  ;(await next()).succeed()
  await expect.poll(() => now(session).isPending).toBe(false)
  session.view.undo()
  const write = await next()
  expect(write.moves).toEqual([])
  expect(now(session).isPending).toBe(true)
  write.succeed()
  await expect.poll(() => now(session).isPending).toBe(false)
})

test('stored moves are done again without being stored anew', async () => {
  const { writes, saveMoves } = createSlowStorage()
  const session = await beginSession(saveMoves, [first, second] as unknown as readonly Json[])
  expect(session.moves.value).toEqual([first, second])
  expect(writes).toEqual([])
})

test('where storage fails the session says why and goes on; once it works again all is stored', async () => {
  const { saveMoves, next } = createSlowStorage()
  const session = await beginSession(saveMoves)
  session.view.confirmAndPropose(first)
  ;(await next()).fail()
  await expect.poll(() => now(session).isSaved).toBe(false)
  expect(session.fault()).toBe('full')
  expect(session.moves.value).toEqual([first])
  const tried = session.retry()
  const write = await next()
  expect(write.moves).toEqual([first])
  write.succeed()
  await tried
  expect(session.fault()).toBeNull()
  expect(now(session).isSaved).toBe(true)
})
