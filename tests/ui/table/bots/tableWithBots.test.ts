/** Moves that may be taken back at a table with bots. */
import { expect, test } from 'vitest'
import type { Seat } from '#src/kernel/contract.ts'
import type { Entry, EntryBody } from '#src/kernel/log.ts'
import { botMoveSeatsAfter, undoableMoveSeats } from '#src/ui/table/bots/tableWithBots.ts'

const entry = (body: EntryBody): Entry => ({ seq: 0, epoch: 0, body, hash: '' })
const move = (seat: Seat) => entry({ kind: 'seat', seat, count: 0, action: {}, openings: [] })
const takeBack = (kind: 'undo' | 'redo', seat: Seat) => entry({ kind, seat, count: 0 })
const draw = entry({ kind: 'chance', answer: { kind: 'dice', values: [1] } })

test.each([
  [
    [move(0), move(1)],
    [0, 1],
  ],
  [[move(0), draw, move(1)], [1]],
  [[move(0), move(1), takeBack('undo', 1)], [0]],
  [[move(0), takeBack('undo', 0), takeBack('redo', 0)], [0]],
  [[move(0), takeBack('undo', 0), move(1), takeBack('redo', 0)], [1]],
])('moves that may still be taken back (%#)', (entries, seats) => expect(undoableMoveSeats(entries)).toEqual(seats))

test('moves of bots are taken back with the move of the person before them, and with no other', () => {
  const isBot = (seat: Seat) => seat > 1
  expect(botMoveSeatsAfter([move(0), move(2), move(3)], isBot, 0)).toEqual([3, 2])
  expect(botMoveSeatsAfter([move(0), move(2)], isBot, 1)).toBeNull()
  expect(botMoveSeatsAfter([move(0), move(1), move(2)], isBot, 0)).toBeNull()
  expect(botMoveSeatsAfter([move(0), draw, move(2)], isBot, 0)).toBeNull()
})
