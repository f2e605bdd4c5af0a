/** The command new: games from seeds and positions, and what is refused. */
import { describe, expect, test } from 'vitest'
import { newGameCommand } from '../../../src/cli/commands/new.ts'
import { ask } from '../cli.ts'
import { POSITION, PUZZLE } from '../documents.ts'

describe('new', () => {
  test('the same seed gives the same game, another seed or none another game', async () => {
    const one = await ask('new', PUZZLE)
    expect(await ask('new', PUZZLE)).toEqual(one)
    const seeds = await Promise.all(['other', undefined, undefined].map((seed) => ask('new', { ...PUZZLE, seed })))
    expect(new Set([one, ...seeds].map(({ record }) => record.header.id)).size).toBe(4)
    expect(new Set([one, ...seeds].map(({ hash }) => hash)).size).toBe(4)
    expect(one.position.seats).toEqual(['Ann', 'Ben'])
    expect(one.turn).toEqual({ kind: 'seats', seats: [0] })
  })

  test('the public id of a seeded game is not the start of its secret', async () => {
    const { header, secret } = (await ask('new', PUZZLE)).record
    expect(secret?.seed).toHaveLength(43)
    expect(secret?.seed.slice(0, 21)).not.toBe(header.id.slice(0, 21))
  })

  test('seats can be given as a number', async () => {
    const { record } = await ask('new', { mode: 'kings-quest', seats: 3 })
    expect(record.header.seats).toEqual([{ name: 'Seat 1' }, { name: 'Seat 2' }, { name: 'Seat 3' }])
  })

  test.each([
    [{ mode: 'chess' }, { code: 'header.mode', values: { mode: 'chess' } }],
    [
      { ...PUZZLE, seats: 3 },
      { code: 'seats.wrong', values: { min: 2, max: 2 } },
    ],
    [
      { ...PUZZLE, options: { rats: 'huge' } },
      { code: 'option.wrong', values: { option: 'rats' } },
    ],
    [
      { ...PUZZLE, options: { ratz: 'easy' } },
      { code: 'option.unknown', values: { option: 'ratz' } },
    ],
    [
      { ...PUZZLE, seats: [1, 2] },
      { code: 'input.malformed', values: { at: 'seats' } },
    ],
    [
      { ...PUZZLE, colour: 'red' },
      { code: 'input.malformed', values: { at: 'colour' } },
    ],
    [
      { ...POSITION, board: { BX: 'Ls/De' } },
      { code: 'position.noSpace', values: { what: 'BX' } },
    ],
    [
      { ...POSITION, mode: 'puzzle-master', options: { rats: 'huge' }, hidden: { rats: ['three'] } },
      { code: 'option.wrong', values: { option: 'rats' } },
    ],
    [
      { position: { ...POSITION, hidden: { hands: [['Ls/De']] } } },
      { code: 'position.hiddenWrong', values: { what: 'Ls/De' } },
    ],
  ])('%j is refused', async (input, refusal) => {
    expect(await newGameCommand(input)).toEqual({ ok: false, error: { refusal } })
  })
})
