/** Which draws a bot tries. */
import { describe, expect, test } from 'vitest'
import { game } from '../../src/games/blackstone/game.ts'
import { createGuide } from '../../src/games/blackstone/insight/heuristic/createGuide.ts'
import { seatView } from '../../src/kernel/vault.ts'
import { situation } from '../games/blackstone/testTable.ts'

const guide = createGuide(game)

describe('a draw', () => {
  /** Kinds of sensible actions after so many completions. G01 and G02 are as many tasks as two Kings may keep. */
  const kindsAfter = (completions: number, hand: string[]) => {
    const { state, vault, legal } = situation({
      options: { families: 'off', intrigue: 'off' },
      board: { BS: 'Ls/De', LO: 'Py/Ms', AO: 'Mc/Ds' },
      courts: [{ wizards: 2, hand, pile: 0 }, { pile: 1 }],
      turn: { seat: 0, first: 0, round: 3, completions },
    })
    return guide.sensible(seatView(state, 0, vault), legal).map(({ kind }) => kind)
  }

  test('is left out where one task more must be discarded: this turn completes no more, and the hand is full', () => {
    expect(kindsAfter(1, ['G01', 'G02'])).not.toContain('draw')
  })

  test('is tried while a task may be completed, and while one more may be kept', () => {
    expect(kindsAfter(0, ['G01', 'G02'])).toContain('draw')
    expect(kindsAfter(1, ['G01'])).toContain('draw')
  })
})
