/** Records of whole games as strings: there and back, and how long they are. */
import { describe, expect, test, vi } from 'vitest'
import { legal } from '../../src/cli/commands/legal.ts'
import { record } from '../../src/cli/commands/record.ts'
import { verify } from '../../src/cli/commands/verify.ts'
import type { Table } from '../../src/cli/game.ts'
import { choices } from '../../src/cli/play/asking.ts'
import { playoutOf } from '../../src/cli/playouts.ts'
import { awaited } from '../../src/cli/seats.ts'
import { simple } from '../../src/cli/selfplay/simple.ts'
import { fulfil } from '../../src/cli/wish.ts'
import { legalIn, playOn } from '../../src/kernel/playout.ts'
import { recordOf } from '../../src/table/record.ts'
import { value } from '../games/blackstone/situation.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { tableOf } from './cli.ts'
import { changed, POSITION } from './documents.ts'

vi.setConfig({ testTimeout: 120_000 })

type Told = { readonly string: string; readonly length: number; readonly record: object; readonly hash: string }

/** The answer of a command that did what was asked. */
const told = async (command: typeof record, input: unknown): Promise<Told> => {
  const answer = await command(input)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value as Told
}

/** Plays a table on, so many moves at most: by the simple player, and now and then at random. */
const played = async (game: object, most = 3_000): Promise<Table> => {
  const table = await tableOf(game)
  const below = numbersFrom(1)
  let playout = playoutOf(table)
  for (let seat = awaited(table), n = 0; seat !== null && n < most; seat = awaited(table), n++) {
    const actions = legalIn(playout)
    const action = below(4) === 0 ? actions[below(actions.length)] : simple(playout, actions, below)
    const text = choices(table, seat)[actions.indexOf(action as (typeof actions)[number])] as string
    value(await fulfil(table, text))
    playout = playOn(playout, action as (typeof actions)[number])
  }
  return table
}

const fileOf = (table: Table): object => recordOf(table.save(), 'full')

const games = {
  'a Puzzle Master’s Quest': { mode: 'puzzle-master', seats: ['Ann', 'Ben'], seed: 'castle' },
  'a King’s Quest of three': {
    mode: 'kings-quest',
    seats: ['Ann', 'Ben', 'Cy'],
    seed: 'castle',
    options: { maxRounds: 20 },
  },
  'a position with hidden cards': { position: POSITION, seed: 'castle' },
}

describe('record', () => {
  test.each(Object.entries(games))('%s: from file to string and back, and both verify', async (_, game) => {
    const file = fileOf(await played(game, 400))
    const { string, length } = await told(record, file)
    expect(string).toMatch(/^BC1\.[\w-]+$/)
    expect(length).toBe(string.length)
    expect((await told(record, string)).record).toEqual(file)
    expect(await verify(string)).toEqual(await verify(file))
    expect(await legal(string)).toEqual(await legal(file))
  })

  test('undo, redo and an end by agreement come along', async () => {
    const table = await tableOf({ position: POSITION })
    for (const text of ['N AO-CO', 'undo', 'redo', 'undo', '.', 'agree']) value(await fulfil(table, text))
    const { string } = await told(record, fileOf(table))
    expect((await told(record, string)).record).toEqual(fileOf(table))
  })

  test('what is no record, or not whole, is refused', async () => {
    const file = fileOf(await played(games['a position with hidden cards'], 10))
    const { string } = await told(record, file)
    const refusal = async (input: unknown) => {
      const answer = await record(input)
      return answer.ok ? 'taken' : answer.error.refusal.code
    }
    expect(await refusal(string.slice(0, -1))).toBe('record.damaged')
    expect(await refusal('castle')).toBe('record.notOurs')
    expect(await refusal({ mode: 'chess' })).toBe('header.mode')
    expect(await refusal({ ...file, secret: undefined })).toBe('record.damaged')
    const { secret: _, ...open } = file as Readonly<Record<string, unknown>>
    expect(await refusal(open)).toBe('save.secret')
    expect(await refusal(changed(file, ['entries', 2, 'hash'], '0'.repeat(16)))).toBe('entry.hash')
  })
})

describe('how long a string is', () => {
  /** Most bytes of the largest QR code, and a length that every browser and messenger takes as a link. */
  const [QR, LINK] = [2_953, 8_000]

  const lengthOf = async (table: Table): Promise<number> => (await told(record, fileOf(table))).length
  const turnsOf = (table: Table): number => (table.view(0).state.round - 1) * table.header.seats.length + 1

  test('a Puzzle Master’s Quest to its end fits a QR code', async () => {
    const table = await played(games['a Puzzle Master’s Quest'])
    expect(await lengthOf(table)).toBeLessThan(QR)
  })

  test('a King’s Quest of three with more than forty turns fits a QR code', async () => {
    const table = await played({ ...games['a King’s Quest of three'], options: { families: 'off', intrigue: 'off' } })
    expect(turnsOf(table)).toBeGreaterThan(40)
    expect(await lengthOf(table)).toBeLessThan(QR)
  })

  test('more than a hundred turns of four fit a link', async () => {
    const table = await played({
      mode: 'kings-quest',
      seats: 4,
      seed: 'castle',
      options: { maxRounds: 50, points: 30 },
    })
    expect(await lengthOf(table)).toBeLessThan(LINK)
  })
})
