/** One answer for all refills of a turn. */
import { expect, test } from 'vitest'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../../src/ui/blackstone/table/blackstoneTableView.ts'
import {
  hasMoreRefills,
  keepRefillAnswer,
  takeRefillAnswer,
} from '../../src/ui/blackstone/table/turn/standingRefill.ts'

const view = () => ({ selection: {} }) as unknown as BlackstoneTableView

interface Moment {
  readonly space: number
  readonly round?: number
  readonly vassals?: number
  readonly marked?: readonly number[]
  readonly isPending?: boolean
}

/** The question about a space, with as many vassals on the board as are given. */
const asked = ({
  space,
  round = 3,
  vassals = 20,
  marked = [1, 2],
  isPending = false,
}: Moment): BlackstoneTableSnapshot =>
  ({
    isPending,
    legalActions: [{ kind: 'refill' }, { kind: 'leaveEmpty' }],
    state: {
      ...{ round, seat: 0, marked, todo: [{ do: 'refill', space }] },
      board: Array.from({ length: 25 }, (_, at) => (at < vassals ? at : -1)),
      setting: { options: { puzzleFloor: 'lose' } },
    },
  }) as unknown as BlackstoneTableSnapshot

test('an answer for the turn holds for its other spaces, in this turn and at this table only', () => {
  const table = view()
  expect(takeRefillAnswer(table, asked({ space: 1 }))).toBeNull()
  keepRefillAnswer(table, asked({ space: 1 }), 'leaveEmpty')
  expect(takeRefillAnswer(view(), asked({ space: 2 }))).toBeNull()
  expect(takeRefillAnswer(table, asked({ space: 2, isPending: true }))).toBeNull()
  expect(takeRefillAnswer(table, asked({ space: 2 }))).toEqual({ kind: 'leaveEmpty' })
  expect(takeRefillAnswer(table, asked({ space: 7, round: 4 }))).toBeNull()
})

test('a space that is asked about again, because its answer was undone, is left to the player', () => {
  const table = view()
  keepRefillAnswer(table, asked({ space: 1 }), 'refill')
  expect(takeRefillAnswer(table, asked({ space: 1 }))).toBeNull()
  expect(takeRefillAnswer(table, asked({ space: 2 }))).toEqual({ kind: 'refill' })
  expect(takeRefillAnswer(table, asked({ space: 2 }))).toBeNull()
})

test('a space that would lose the game is asked about all the same', () => {
  const table = view()
  keepRefillAnswer(table, asked({ space: 1 }), 'leaveEmpty')
  expect(takeRefillAnswer(table, asked({ space: 2, vassals: 14, marked: [2] }))).toBeNull()
})

test('the choice is offered while more than one space is open', () => {
  expect([hasMoreRefills(asked({ space: 1 })), hasMoreRefills(asked({ space: 1, marked: [1] }))]).toEqual([true, false])
})
