/** Effective moves of a log: played one by one they lead to its state. */
import { expect, test } from 'vitest'
import { effectiveMoves } from '../../src/kernel/effectiveMoves.ts'
import { chanceFrom } from './seededNumbers.ts'
import { type ToyAction, type ToyState, toy } from './toyGame.ts'
import { header, type Played, playBody, seatBody, startPlayed, undoBody, unwrap } from './toyLog.ts'

const chance = chanceFrom(5)
const playAction = (played: Played, seat: number, action: ToyAction) =>
  playBody(played, seatBody(played, seat, action), chance)
const undo = (played: Played) => playBody(played, undoBody(played, 0), chance)
const redo = (played: Played) => playBody(played, undoBody(played, 0, 'redo'), chance)

const stateOf = ({ entries }: Played): ToyState => {
  const table = { mode: header.mode, options: header.options, seats: 2 }
  let state = unwrap(toy.setup(table))
  for (const move of effectiveMoves(entries.map(({ body }) => body))) state = unwrap(toy.apply(state, move)).state
  return state
}
const verbs = ({ entries }: Played) =>
  effectiveMoves(entries.map(({ body }) => body)).flatMap((move) => (move.kind === 'seat' ? [move.action.verb] : []))

test('undone moves are left out, and redone moves are included again', () => {
  const two = playAction(playAction(startPlayed(chance), 0, { verb: 'mint' }), 0, { verb: 'mint' })
  expect(verbs(two)).toEqual(['mint', 'mint'])
  expect(verbs(undo(two))).toEqual(['mint'])
  expect(verbs(undo(undo(two)))).toEqual([])
  expect(verbs(redo(undo(undo(two))))).toEqual(['mint'])
  const rolled = playAction(undo(two), 0, { verb: 'roll' })
  expect(verbs(rolled)).toEqual(['mint', 'roll'])
  for (const played of [two, undo(two), undo(undo(two)), redo(undo(two)), rolled])
    expect(stateOf(played)).toEqual(played.replay.state)
})
