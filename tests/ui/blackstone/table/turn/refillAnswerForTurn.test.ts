/** One answer for all refills of a turn. */
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '#src/ui/blackstone/table/blackstoneTableView.ts'
import { hasMoreRefills, keepRefillAnswer } from '#src/ui/blackstone/table/turn/refillAnswerForTurn.ts'

/** A table without a screen. `change` brings it a state, and resolves with what is proposed of itself. */
const tableAt = (first: BlackstoneTableSnapshot) => {
  const now = signal(first)
  let proposed: readonly Action[] = []
  const propose = (action: Action): void => {
    proposed = [...proposed, action]
  }
  const change = async (snapshot: BlackstoneTableSnapshot): Promise<readonly Action[]> => {
    proposed = []
    now.value = snapshot
    await Promise.resolve()
    return proposed
  }
  return { change, view: { selection: {}, now, propose } as unknown as BlackstoneTableView }
}

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

test('an answer for the turn holds for its other spaces, in this turn and at this table only', async () => {
  const [table, other] = [tableAt(asked({ space: 1 })), tableAt(asked({ space: 1 }))]
  expect(await table.change(asked({ space: 1 }))).toEqual([])
  keepRefillAnswer(table.view, asked({ space: 1 }), 'leaveEmpty')
  expect(await other.change(asked({ space: 2 }))).toEqual([])
  expect(await table.change(asked({ space: 2, isPending: true }))).toEqual([])
  expect(await table.change(asked({ space: 2 }))).toEqual([{ kind: 'leaveEmpty' }])
  expect(await table.change(asked({ space: 7, round: 4 }))).toEqual([])
})

test('an answer of a later turn takes the place of the one before, and is given once', async () => {
  const table = tableAt(asked({ space: 1 }))
  keepRefillAnswer(table.view, asked({ space: 1 }), 'leaveEmpty')
  keepRefillAnswer(table.view, asked({ space: 3, round: 4 }), 'refill')
  expect(await table.change(asked({ space: 2, round: 4 }))).toEqual([{ kind: 'refill' }])
})

test('a space that is asked about again, because its answer was undone, is left to the player', async () => {
  const table = tableAt(asked({ space: 1 }))
  keepRefillAnswer(table.view, asked({ space: 1 }), 'refill')
  expect(await table.change(asked({ space: 1 }))).toEqual([])
  expect(await table.change(asked({ space: 2 }))).toEqual([{ kind: 'refill' }])
  expect(await table.change(asked({ space: 2 }))).toEqual([])
})

test('a space that would lose the game is asked about all the same', async () => {
  const table = tableAt(asked({ space: 1 }))
  keepRefillAnswer(table.view, asked({ space: 1 }), 'leaveEmpty')
  expect(await table.change(asked({ space: 2, vassals: 14, marked: [2] }))).toEqual([])
})

test('the choice is offered while more than one space is open', () => {
  expect([hasMoreRefills(asked({ space: 1 })), hasMoreRefills(asked({ space: 1, marked: [1] }))]).toEqual([true, false])
})
