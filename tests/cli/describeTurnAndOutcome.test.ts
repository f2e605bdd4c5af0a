/** What answers say of a game that a round limit ended. */
import { describe, expect, test } from 'vitest'
import { endingText } from '../../src/cli/play/play.ts'
import { ask, tableOf } from './cli.ts'
import { position } from './documents.ts'

/** Position in the last turn of the tenth round of at most ten. */
const lastTurn = (completed: object, zones: object = {}): object =>
  position({
    options: { maxRounds: 10, points: 10 },
    courts: [{ completed }, {}],
    turn: { seat: 1, first: 0, round: 10 },
    ...zones,
  })

describe('[B155] a round limit that ends a game', () => {
  test('is what decided it; the criterion of the ranking stands beside it', async () => {
    const { turn, hash } = await ask('apply', { game: lastTurn({ ploy: ['M01'] }), actions: ['.'] })
    expect(turn).toEqual({ kind: 'over', outcome: { ranks: [1, 2], decidedBy: 'rounds', by: 'points' } })
    expect(hash).toHaveLength(16)
    const ended = await ask('apply', { game: lastTurn({ ploy: ['M01'] }), actions: ['.'] })
    expect(endingText(await tableOf(ended.record))).toMatch(/Decided by: rounds, then points\./)
  })

  test.each([
    ['where the goal was reached as well', lastTurn({ ploy: ['M01', 'M02'], king: ['P01', 'P02'] }), ['.'], 'points'],
    ['where all agreed in the last round', lastTurn({ ploy: ['M01'] }), ['agree'], 'points'],
    ['where one gave up in the last round', lastTurn({ ploy: ['M01'] }), ['concede 2'], 'concession'],
  ])('is not named %s', async (_, game, actions, decidedBy) => {
    const { turn } = await ask('apply', { game, actions })
    expect(turn).toEqual({ kind: 'over', outcome: { ranks: [1, 2], decidedBy } })
  })

  test('is named where all play together, as ever', async () => {
    const game = lastTurn({}, { mode: 'coop', options: { maxRounds: 10 }, rats: { count: 5 } })
    const { turn } = await ask('apply', { game, actions: ['.'] })
    expect(turn).toEqual({ kind: 'over', outcome: { ranks: [2, 2], decidedBy: 'rounds' } })
  })

  test("is named in First Edition and in the Queen's Quest", async () => {
    const classic = lastTurn({ ploy: ['M01'] }, { mode: 'first-edition', options: { maxRounds: 10 } })
    expect((await ask('apply', { game: classic, actions: ['.'] })).turn).toMatchObject({
      outcome: { decidedBy: 'rounds', by: 'ploys' },
    })
    const queens = { mode: 'queens-quest', options: { maxRounds: 10 }, courts: [{}, {}], quest: { rest: 0 } }
    const { turn } = await ask('apply', { game: lastTurn({}, queens), actions: ['.'] })
    expect(turn).toMatchObject({ outcome: { decidedBy: 'rounds' } })
  })
})
