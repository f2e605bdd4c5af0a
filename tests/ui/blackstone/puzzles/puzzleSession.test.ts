/** Session of a puzzle: a move counts as done once it is stored, and as a hint's where a hint had shown it. */
import { expect, test, vi } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { createPuzzle } from '#src/games/blackstone/puzzles/createPuzzle.ts'
import type { Json } from '#src/kernel/json.ts'
import { seededRandomSource } from '#src/table/arbiter/seededRandomSource.ts'
import { StoreFailure } from '#src/table/storeFailure.ts'
import { beginPuzzle, type PuzzleSession, type SaveMoves } from '#src/ui/blackstone/puzzles/puzzleSession.ts'

/** The worker's answers: the way of the puzzle from the move that is next. */
const { onwardWay } = vi.hoisted(() => ({ onwardWay: { value: [] as readonly unknown[] } }))
vi.mock('#src/ui/blackstone/puzzles/askPuzzleWorker.ts', () => ({
  askNextMoves: () => Promise.resolve({ way: onwardWay.value }),
}))

const puzzle = createPuzzle('task', 'easy', seededRandomSource('2026-11-16', 'puzzle task easy', 0).below)
const [first, second] = puzzle.way as readonly [Action, Action]

const beginSession = (
  saveMoves: SaveMoves,
  deeds: readonly Json[] = [],
  hints: readonly Json[] = [],
): Promise<PuzzleSession> =>
  beginPuzzle(puzzle, ['puzzles', 'x'], { deeds, hints }, saveMoves, (extensions) => extensions)

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

const saveAtOnce: SaveMoves = () => Promise.resolve()
const waitForMoves = (session: PuzzleSession, count: number) =>
  expect.poll(() => [session.moves.value.length, now(session).isPending]).toEqual([count, false])

/** Solves the puzzle to its completion; the moves at `byHand` without a hint. */
const solve = async (session: PuzzleSession, byHand: readonly number[]): Promise<void> => {
  for (const [index, move] of puzzle.way.entries()) {
    onwardWay.value = puzzle.way.slice(index)
    if (!byHand.includes(index)) {
      session.showHint()
      await expect.poll(() => typeof session.guidance.value === 'object' && session.guidance.value?.source).toBe('hint')
      session.playNext()
    } else session.view.confirmAndPropose(move as Action)
    await waitForMoves(session, index + 1)
  }
  const completion = now(session).legalActions.find(({ kind }) => kind === 'complete')
  if (completion) session.view.confirmAndPropose(completion)
  await expect.poll(() => session.isSolved.value).toBe(true)
}

test('a puzzle whose every move a hint had shown is solved by hints alone, one with a move of its own is not', async () => {
  const hinted = await beginSession(saveAtOnce)
  await solve(hinted, [])
  expect(hinted.isByHints()).toBe(true)
  const own = await beginSession(saveAtOnce)
  await solve(own, [1])
  expect(own.isByHints()).toBe(false)
})

test('a hint that is shown and done by hand is a hint; it is stored, and known after a reload', async () => {
  const stored: (readonly Json[])[] = []
  const session = await beginSession(async (_, hints) => void stored.push(hints))
  onwardWay.value = puzzle.way
  session.showHint()
  await expect.poll(() => typeof session.guidance.value === 'object' && session.guidance.value?.source).toBe('hint')
  session.view.confirmAndPropose(first)
  await waitForMoves(session, 1)
  expect(session.isByHints()).toBe(true)
  expect(stored.at(-1)).toEqual([first])
  const moves = [first] as unknown as readonly Json[]
  expect((await beginSession(saveAtOnce, moves, stored.at(-1))).isByHints()).toBe(true)
  expect((await beginSession(saveAtOnce, moves)).isByHints()).toBe(false)
})
