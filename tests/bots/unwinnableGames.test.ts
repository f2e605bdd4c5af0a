import { describe, expect, test } from 'vitest'
import { evaluateScene } from '../../src/games/blackstone/insight/heuristic/evaluateScene.ts'
import { createDistanceToFormation } from '../../src/games/blackstone/insight/heuristic/formation/estimateFormationDistance.ts'
import type { Outcome } from '../../src/kernel/contract.ts'
import { type Situation, situation } from '../games/blackstone/testTable.ts'
import { planActions } from './playouts.ts'

const distanceToFormation = createDistanceToFormation()

/** Value of the situation for the awaited seat if the game had ended so. */
const valueIf = ({ scene }: Situation, ranks: Outcome['ranks']): number =>
  evaluateScene({ ...scene, state: { ...scene.state, outcome: { ranks, decidedBy: 'points' } } }, distanceToFormation)

/** M15 is worth four points: a phoenix spy on BN, and a dragon emissary in column L, who is a step away. */
const lastTurn = situation({
  options: { points: 10, first: 0, families: 'off', intrigue: 'off' },
  board: { BN: 'Py/Ls', CT: 'De/Ms' },
  courts: [
    { completed: { king: ['P03', 'P19'], ploy: ['M03', 'M06'] }, pile: 0 },
    { knights: 7, wizards: 7, hand: ['M15'], pile: 1 },
  ],
  turn: { seat: 1, first: 0, round: 9 },
})

describe('a bot that can no longer win', () => {
  test('completes what it can in the last turn', () => {
    const kinds = planActions(lastTurn.playout, 1).map(({ kind }) => kind)
    expect(kinds).toContain('complete')
  })

  const three = (points: string[]) =>
    situation({ courts: [{ completed: { ploy: points } }, {}, {}], turn: { seat: 0, first: 0, round: 9 } })

  test('plays for a better rank first, and then for points', () => {
    const [poor, rich] = [three([]), three(['M15'])]
    expect(valueIf(poor, [2, 1, 3])).toBeGreaterThan(valueIf(rich, [3, 1, 2]))
    expect(valueIf(rich, [3, 1, 2])).toBeGreaterThan(valueIf(poor, [3, 1, 2]))
  })

  test('the first place is worth more than any other, and more alone than shared', () => {
    const situation = three([])
    expect(valueIf(situation, [1, 2, 3])).toBeGreaterThan(valueIf(situation, [1, 1, 3]))
    expect(valueIf(situation, [1, 1, 3])).toBeGreaterThan(valueIf(situation, [2, 1, 3]))
  })
})

test('who wins together shares no place', () => {
  const alone = situation({ courts: [{}, {}] })
  expect(valueIf(situation({ mode: 'coop', courts: [{}, {}] }), [1, 1])).toBe(valueIf(alone, [1, 2]))
})
