import { describe, expect, test } from 'vitest'
import { countWastedActions, type TurnStep } from '#src/cli/blackstone/selfplay/wastedActions.ts'
import type { Action } from '#src/games/blackstone/actions.ts'
import { legalActionsIn, playAction } from '#src/kernel/playout.ts'
import { space } from '../../../games/blackstone/namedActions.ts'
import { situation } from '../../../games/blackstone/testTable.ts'

/** G01 asks for any lion on BS and any spy on row or column L. */
const start = situation({
  options: { families: 'off', intrigue: 'off' },
  board: { BS: 'Ls/De', LO: 'Py/Ms', AO: 'Mc/Ds', CT: 'Dc/Me' },
  courts: [{ knights: 4, wizards: 4, hand: ['G01', 'G02'], pile: 0 }, { pile: 1 }],
  turn: { seat: 0, first: 0, round: 3 },
  hidden: { piles: [['Lc/Pe'], ['Ds/Pc']] },
}).playout

/** Steps of these actions, and then of discards until the turn is over. */
const stepsOf = (actions: readonly Action[], pickDiscard: 'first' | 'last' = 'last'): readonly TurnStep[] => {
  const steps: TurnStep[] = []
  let playout = start
  const play = (action: Action): void => {
    const before = playout
    playout = playAction(before, action)
    steps.push({ before, action, after: playout })
  }
  actions.forEach(play)
  for (let discards = discardsOf(); discards.length > 0; discards = discardsOf())
    play(discards.at(pickDiscard === 'last' ? -1 : 0) as Action)
  function discardsOf(): readonly Action[] {
    return legalActionsIn(playout).filter(({ kind }) => kind === 'discard')
  }
  return steps
}

const slide = (from: string, to: string): Action => ({ kind: 'slide', from: space(from), to: space(to) })
const draw: Action = { kind: 'draw', deck: 'guild', price: 'wizard' }
const endWork: Action = { kind: 'endWork' }

describe('deeds of a turn', () => {
  test('a move there and back is wasted, both ways', () => {
    expect(countWastedActions(0, stepsOf([slide('BS', 'LS'), slide('LS', 'BS'), endWork]))).toEqual({
      deeds: 2,
      wasted: 2,
      isChurn: false,
    })
  })

  test('a task that is drawn and discarded is wasted, and the turn counts as churn', () => {
    expect(countWastedActions(0, stepsOf([draw, endWork]))).toEqual({ deeds: 1, wasted: 1, isChurn: true })
  })

  test('a draw that brings a better task than the one that is discarded is not wasted', () => {
    expect(countWastedActions(0, stepsOf([draw, endWork], 'first'))).toEqual({ deeds: 1, wasted: 0, isChurn: true })
  })

  test('a turn without deeds wastes none', () => {
    expect(countWastedActions(0, stepsOf([endWork]))).toEqual({ deeds: 0, wasted: 0, isChurn: false })
  })
})
