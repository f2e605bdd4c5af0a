/** What the answers of new, apply and legal say of points, and of cards that count. */
import { describe, expect, test } from 'vitest'
import { ask, typed } from './cli.ts'
import { position } from './documents.ts'

// G01 and M01 to M03 bring 1, 3, 4 and 5 points, G03 two, P01 one.
const STACKS = { knight: ['G01', 'G03'], ploy: ['M01', 'M02', 'M03'] }

describe('the standing', () => {
  test('[B23] [B26] of two Kings: one Knight beside that of the Household and two Ploys count, the rest sleeps', async () => {
    const game = position({ courts: [{ completed: STACKS, knights: 1 }, {}], board: { BS: 'Ls/De' } })
    const standing = {
      by: 'points',
      goal: 21,
      seats: [
        { points: 8, counts: ['G01', 'M01', 'M02'], sleeps: ['G03', 'M03'] },
        { points: 0, counts: [], sleeps: [] },
      ],
    }
    expect(await ask('new', game)).toMatchObject({ ok: true, standing })
    expect(await ask('legal', game)).toMatchObject({ ok: true, standing })
    expect(await ask('apply', { game, actions: ['N BS-LS'] })).toMatchObject({ ok: true, standing })
  })

  test('[B22] with a third King nothing sleeps', async () => {
    const game = position({ courts: [{ completed: { ...STACKS, king: ['P01'] } }, {}] })
    const { standing } = await ask('new', game)
    expect(standing).toMatchObject({ seats: [{ points: 16, sleeps: [] }, {}] })
  })

  test('in Co-op the points of both together count for the goal', async () => {
    const game = position({
      mode: 'coop',
      courts: [{ completed: { ploy: ['M01'] } }, { completed: { ploy: ['M03'] } }],
    })
    expect((await ask('legal', game)).standing).toMatchObject({
      ...{ by: 'points', goal: 50, together: 8 },
      seats: [{ points: 3 }, { points: 5 }],
    })
  })

  test('in First Edition Machinations are counted, in the quests sets and vassals, in Puzzle Master nothing', async () => {
    const court = { completed: { ploy: ['M01', 'M02'] } }
    const classic = await ask('new', position({ mode: 'first-edition', courts: [court, {}] }))
    expect(classic.standing).toEqual({ by: 'machinations', goal: 3, seats: [{ machinations: 2 }, { machinations: 0 }] })
    const queens = await ask('new', { mode: 'queens-quest', seats: 2, seed: 'castle' })
    expect(queens.standing).toEqual({ by: 'sets', seats: [{ sets: 0 }, { sets: 0 }] })
    const wizards = await ask('new', { mode: 'wizards-quest', seats: 2, seed: 'castle' })
    expect(wizards.standing).toEqual({ by: 'vassals', goal: 0, seats: [{ vassals: 25 }, { vassals: 25 }] })
    const puzzle = await ask('new', { mode: 'puzzle-master', seats: 2, seed: 'castle' })
    expect(puzzle.standing).toEqual({ by: 'formation', seats: Array(2).fill({ counts: [], sleeps: [] }) })
  })

  test('in the terminal First Edition shows its Machinations', async () => {
    const game = position({ mode: 'first-edition', courts: [{ completed: { ploy: ['M01', 'M02'] } }, {}] })
    expect((await typed(JSON.stringify(game), 'quit\n')).out).toContain('2 of 3 Machinations')
  })
})
