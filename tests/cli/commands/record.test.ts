/** Records of whole games as strings: round trips and lengths. */
import { describe, expect, test } from 'vitest'
import { applyPlayerText } from '../../../src/cli/applyPlayerInput.ts'
import { simplePlayer } from '../../../src/cli/blackstone/selfplay/simplePlayer.ts'
import { legalCommand } from '../../../src/cli/commands/legal.ts'
import { recordCommand } from '../../../src/cli/commands/record.ts'
import { verifyCommand } from '../../../src/cli/commands/verify.ts'
import { legalActionTexts } from '../../../src/cli/notation.ts'
import { playoutOfTable } from '../../../src/cli/playoutOfTable.ts'
import { awaitedSeat } from '../../../src/cli/seats.ts'
import { legalActionsIn, playAction } from '../../../src/kernel/playout.ts'
import { toRecord } from '../../../src/table/record/record.ts'
import { value } from '../../games/blackstone/testTable.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { NIGHTLY, ofMany } from '../../nightly.ts'
import { type Table, tableOf } from '../cli.ts'
import { changed, POSITION } from '../documents.ts'

type RecordAnswer = { readonly string: string; readonly length: number; readonly record: object; readonly hash: string }

/** Answer of a command that must succeed. */
const runCommand = async (command: typeof recordCommand, input: unknown): Promise<RecordAnswer> => {
  const answer = await command(input)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  return answer.value as RecordAnswer
}

/** Plays a table, at most `maxMoves` moves: three of four by the simple player, the others at random. */
const playMoves = async (game: object, maxMoves = 3_000): Promise<Table> => {
  const table = await tableOf(game)
  const below = numbersFrom(1)
  let playout = playoutOfTable(table)
  for (let seat = awaitedSeat(table), n = 0; seat !== null && n < maxMoves; seat = awaitedSeat(table), n++) {
    const actions = legalActionsIn(playout)
    const action = below(4) === 0 ? actions[below(actions.length)] : simplePlayer(playout, actions, below)
    const text = legalActionTexts(table, seat)[actions.indexOf(action as (typeof actions)[number])] as string
    value(await applyPlayerText(table, text))
    playout = playAction(playout, action as (typeof actions)[number])
  }
  return table
}

const fileOf = (table: Table): object => toRecord(table.exportGame(), 'full')

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
    const file = fileOf(await playMoves(game, ofMany(200, 400)))
    const { string, length } = await runCommand(recordCommand, file)
    expect(string).toMatch(/^BC1\.[\w-]+$/)
    expect(length).toBe(string.length)
    expect((await runCommand(recordCommand, string)).record).toEqual(file)
    expect(await verifyCommand(string)).toEqual(await verifyCommand(file))
    expect(await legalCommand(string)).toEqual(await legalCommand(file))
  })

  test('bots come along, in the versions that say them', async () => {
    const file = { ...fileOf(await playMoves(games['a position with hidden cards'], 4)), version: 2, bots: ['', 'spy'] }
    const { string } = await runCommand(recordCommand, file)
    expect(string).toMatch(/^BC3\./)
    expect((await runCommand(recordCommand, string)).record).toEqual(file)
  })

  test('undo, redo and an end by agreement come along', async () => {
    const table = await tableOf({ position: POSITION })
    for (const text of ['N AO-CO', 'undo', 'redo', 'undo', '.', 'agree']) value(await applyPlayerText(table, text))
    const { string } = await runCommand(recordCommand, fileOf(table))
    expect((await runCommand(recordCommand, string)).record).toEqual(fileOf(table))
  })

  test('an input that is no record, or not complete, is refused', async () => {
    const file = fileOf(await playMoves(games['a position with hidden cards'], 10))
    const { string } = await runCommand(recordCommand, file)
    const refusal = async (input: unknown) => {
      const answer = await recordCommand(input)
      return answer.ok ? 'taken' : answer.error.refusal.code
    }
    expect(await refusal(string.slice(0, -1))).toBe('record.linkCut')
    expect(await refusal('castle')).toBe('record.notOurs')
    expect(await refusal({ mode: 'chess' })).toBe('header.mode')
    expect(await refusal({ ...file, secret: undefined })).toBe('record.damaged')
    const { secret: _, ...open } = file as Readonly<Record<string, unknown>>
    expect(await refusal(open)).toBe('save.secret')
    expect(await refusal(changed(file, ['entries', 2, 'hash'], '0'.repeat(16)))).toBe('entry.hash')
  })
})

describe('how long a string is', () => {
  /** Capacity of the largest QR code in bytes, and a length that every browser and messenger accepts as a link. */
  const [QR, LINK] = [2_953, 8_000]

  const lengthOf = async (table: Table): Promise<number> => (await runCommand(recordCommand, fileOf(table))).length
  const turnsOf = (table: Table): number => (table.view(0).state.round - 1) * table.header.seats.length + 1

  test('a Puzzle Master’s Quest to its end fits a QR code', async () => {
    const table = await playMoves(games['a Puzzle Master’s Quest'])
    expect(await lengthOf(table)).toBeLessThan(QR)
  })

  test('a King’s Quest of three with more than forty turns fits a QR code', async () => {
    const table = await playMoves({
      ...games['a King’s Quest of three'],
      options: { families: 'off', intrigue: 'off' },
    })
    expect(turnsOf(table)).toBeGreaterThan(40)
    expect(await lengthOf(table)).toBeLessThan(QR)
  })

  if (NIGHTLY)
    test('more than a hundred turns of four fit a link', async () => {
      const table = await playMoves({
        mode: 'kings-quest',
        seats: 4,
        seed: 'castle',
        options: { maxRounds: 50, points: 30 },
      })
      expect(await lengthOf(table)).toBeLessThan(LINK)
    })
})
