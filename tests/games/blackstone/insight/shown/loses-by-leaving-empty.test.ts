/** Where leaving a space empty loses the game. */
import { describe, expect, test } from 'vitest'
import { losesByLeavingEmpty } from '#src/games/blackstone/insight/shown/losesByLeavingEmpty.ts'
import type { State } from '#src/games/blackstone/state.ts'
import { puzzle, quietRats } from '../../testTable.ts'

describe('leaving a space empty', () => {
  /** A whole board; `count` of its spaces hold a vassal. */
  const lying = (count: number, todo: State['todo'], marked: State['marked'] = [], puzzleFloor = 'lose'): State => {
    const { state } = puzzle({ hidden: quietRats, options: { puzzleFloor } })
    return { ...state, todo: [...todo], marked, board: state.board.map((_, at) => (at < count ? at : -1)) }
  }
  const makeUp: State['todo'] = [{ do: 'makeUp' }]
  const refill: State['todo'] = [{ do: 'refill', space: 24 }]

  test('[B156] loses where sixteen vassals would not be left', () => {
    expect(losesByLeavingEmpty(lying(16, makeUp))).toBe(true)
    expect(losesByLeavingEmpty(lying(17, makeUp))).toBe(false)
    expect(losesByLeavingEmpty(lying(16, makeUp, [], 'playOn'))).toBe(false)
  })

  test('[B156] counts what a refill still brings, but not the space that is asked about', () => {
    expect(losesByLeavingEmpty(lying(15, refill, [24]))).toBe(true)
    expect(losesByLeavingEmpty(lying(16, refill, [24]))).toBe(false)
    expect(losesByLeavingEmpty(lying(15, refill, [23, 24]))).toBe(false)
  })
})
