/** Snapshots of a game, and rewinding to any moment of it. */
import { expect, test } from 'vitest'
import type { BlackstoneTypes } from '#src/games/blackstone/createGame.ts'
import { game } from '#src/games/blackstone/game.ts'
import { createRewinder, isKeyframe } from '#src/kernel/createRewinder.ts'
import { type GameSnapshot, gameSnapshots } from '#src/kernel/gameSnapshots.ts'
import { EMPTY_VAULT, seatView } from '#src/kernel/vault.ts'
import { playFullGame } from './playFullGame.ts'
import { kingsGame } from './recordedKingsGame.ts'

test('the snapshots of a game lead to its end, one for each move', () => {
  const snapshots = [...gameSnapshots(game, kingsGame.table, kingsGame.moves)]
  expect(snapshots.map(({ done }) => done)).toEqual(
    Array.from({ length: kingsGame.moves.length + 1 }, (_, done) => done),
  )
  expect(snapshots.at(-1)?.state).toEqual(kingsGame.state)
  const [, , third] = snapshots
  expect([...gameSnapshots(game, kingsGame.table, kingsGame.moves, third)].at(-1)?.state).toEqual(kingsGame.state)
})

test('any moment of a game can be restored, from any other moment', () => {
  const snapshots = [...gameSnapshots(game, kingsGame.table, kingsGame.moves)]
  const [first, ...keys] = snapshots.filter(isKeyframe) as [GameSnapshot, ...GameSnapshot<BlackstoneTypes>[]]
  const stateAt = createRewinder(game, kingsGame.table, kingsGame.moves, [first, ...keys])
  for (const moveCount of [0, 40, 41, 42, 3, 16, 15, 17, 33, kingsGame.moves.length, 0, 31])
    expect(stateAt(moveCount), `after ${moveCount}`).toEqual(snapshots[moveCount]?.state)
})

test('no snapshot contains what only one seat knows', () => {
  const { table, moves } = playFullGame({ mode: 'kings-quest', seats: 2, options: { openHands: 'off' }, maxMoves: 60 })
  for (const { state } of gameSnapshots(game, table, moves))
    for (const court of state.courts)
      for (const slot of court.hand)
        expect(game.sceneOf(seatView(state, null, EMPTY_VAULT)).knownCode(slot)).toBeLessThan(0)
})
