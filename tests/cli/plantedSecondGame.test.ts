/**
 * Second game on the command line, which finds it as soon as its rules are in a folder: the sketch in which all choose
 * at once is planted in a copy of the sources with a card and a loader, and no file for the command line.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { answer } from '../../src/cli/answerCommand.ts'
import type { commandOf } from '../../src/cli/commands.ts'
import { createCliEnv } from '../../src/cli/openGame.ts'
import type { play } from '../../src/cli/play/play.ts'
import { GAME_IDS } from '../../src/games/gameIds.ts'
import { openNewTable } from '../../src/table/openLocalTable.ts'
import { value } from '../games/blackstone/testTable.ts'
import { copySources, loadModule, type SourceCopy } from '../project/sourceCopy.ts'
import { type Action, wallsMarket } from '../sampleGames/walls-market.ts'
import { POSITION } from './documents.ts'

const GAMES = resolve(import.meta.dirname, '../project/fixture/second-game/src/games')
const SKETCH = resolve(import.meta.dirname, '../sampleGames/walls-market.ts')
const ENTRY = `export { answer } from './cli/answerCommand.ts'
export { commandOf } from './cli/commands.ts'
export { play } from './cli/play/play.ts'
`

interface CommandLine {
  readonly answer: typeof answer
  readonly commandOf: typeof commandOf
  readonly play: typeof play
}

let sourceCopy: SourceCopy
let builtFiles: Readonly<Record<'commandLine' | 'main', string>>
let commandLine: CommandLine

beforeAll(async () => {
  sourceCopy = copySources()
  for (const file of readdirSync(GAMES, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.ts')) sourceCopy.add(`src/games/${file}`, readFileSync(join(GAMES, file), 'utf8'))
  const sketch = readFileSync(SKETCH, 'utf8').replaceAll('../../src/kernel', '../../kernel/')
  sourceCopy.add('src/games/walls-market/game.ts', sketch)
  sourceCopy.add('src/commandLine.ts', ENTRY)
  builtFiles = await sourceCopy.buildForNode({ commandLine: 'src/commandLine.ts', main: 'src/cli/main.ts' })
  commandLine = await loadModule(builtFiles.commandLine)
})
afterAll(() => sourceCopy.remove())

const ask = async (command: string, input: unknown, game?: string) => {
  const { answer, commandOf } = commandLine
  return JSON.parse(JSON.stringify(await answer(commandOf(command), Buffer.from(JSON.stringify(input)), game)))
}

const GAME = { mode: 'market', seats: 2, seed: 'castle' }
/** Table of GAME, opened with the rules of the sketch. */
const tableOf = async () =>
  value(await openNewTable(wallsMarket, createCliEnv('castle'), { mode: 'market', names: ['Seat 1', 'Seat 2'] }))

/** First legal choices of the awaited seats, round by round, until there are `count`. */
const firstChoices = async (count: number): Promise<readonly Action[]> => {
  const table = await tableOf()
  const chosen: Action[] = []
  while (chosen.length < count) {
    const round = table.awaited().map((seat) => [seat, table.legal(seat)[0] as Action] as const)
    chosen.push(...round.map(([, action]) => action))
    await Promise.all(round.map(([seat, action]) => table.propose(seat, action)))
  }
  return chosen
}

describe('a second game', () => {
  test('its modes are listed behind those of the first, and by themselves', async () => {
    const market = { game: 'walls-market', id: 'market', seats: { min: 2, max: 4 }, together: false, options: [] }
    const { modes } = await ask('modes', {})
    const isOfFirstGame = (mode: object) => !('game' in mode)
    const firstModes = modes.filter(isOfFirstGame)
    expect(modes).toContainEqual(market)
    expect(firstModes.length).toBeGreaterThan(0)
    expect(modes.slice(0, firstModes.length).every(isOfFirstGame)).toBe(true)
    expect(await ask('modes', {}, 'walls-market')).toEqual({ ok: true, modes: [market] })
    expect((await ask('modes', {}, 'blackstone')).modes).toEqual(firstModes)
  })

  test('is set up by its mode, by its id in the input, and by its id after --game', async () => {
    const table = await tableOf()
    const byMode = await ask('new', GAME)
    expect(byMode).toMatchObject({ ok: true, turn: { kind: 'seats', seats: [0, 1], veiled: true }, hash: table.hash() })
    expect(byMode.state).toEqual(JSON.parse(JSON.stringify(table.view(null).state)))
    const { mode: _, ...rest } = GAME
    expect(await ask('new', { ...rest, game: 'walls-market' })).toEqual(byMode)
    expect(await ask('new', rest, 'walls-market')).toEqual(byMode)
    const { status, stdout } = spawnSync(process.execPath, [builtFiles.main, 'new', '--game', 'walls-market'], {
      encoding: 'utf8',
      input: JSON.stringify(rest),
    })
    expect([status, JSON.parse(stdout)]).toEqual([0, byMode])
  })

  test('the legal actions of the awaited seat are plain JSON', async () => {
    const table = await tableOf()
    expect(await ask('legal', GAME)).toEqual({ ok: true, seat: 0, actions: table.legal(0) })
    expect(table.legal(0)).toHaveLength(2)
  })

  test('choices are given one after another, as JSON or as JSON text; each waits for the others', async () => {
    const [one, other] = await firstChoices(2)
    const half = await ask('apply', { game: GAME, actions: [one] })
    const begun = await ask('new', GAME)
    expect(half).toEqual({ ...begun, events: [], chosen: [0] })
    const whole = await ask('apply', { game: GAME, actions: [JSON.stringify(one), other] })
    expect(whole.record.entries.map(({ body }: { body: { kind: string } }) => body.kind)).toContain('joint')
    expect(whole.state.round).toBe(1)
    expect(whole.chosen).toBeUndefined()
    expect(await ask('apply', { game: GAME, actions: [one, other] })).toEqual(whole)
    expect(await ask('legal', whole.record)).toMatchObject({ ok: true, seat: 0 })
  })

  test.each([
    [[{ slot: 0, target: -1 }], { refusal: { code: 'action.illegal' }, action: 0 }],
    [['{'], { refusal: { code: 'action.malformed' }, action: 0 }],
    [['x G01'], { refusal: { code: 'action.malformed' }, action: 0 }],
    [['undo'], { refusal: { code: 'undo.none' }, action: 0 }],
    [[7], { refusal: { code: 'input.malformed', values: { at: 'actions.0' } } }],
  ])('%j is refused', async (actions, error) => {
    const answer = await ask('apply', { game: GAME, actions })
    expect(answer).toMatchObject({ ok: false, ...error })
    expect(answer.sentence).toMatch(/\.$/)
  })

  test('a game is recorded, verified as a file and as a string, and gone on with', async () => {
    const actions = await firstChoices(6)
    const { record, hash } = await ask('apply', { game: GAME, actions })
    const { string } = await ask('record', record)
    expect(string).toMatch(/^BC1\./)
    expect((await ask('record', string)).record).toEqual(record)
    for (const input of [record, string])
      expect(await ask('verify', input)).toMatchObject({ ok: true, hash, dealt: true })
    const [entry] = record.entries.slice(-1)
    const forged = { ...record, entries: [...record.entries.slice(0, -1), { ...entry, hash: '0'.repeat(16) }] }
    expect(await ask('verify', forged)).toMatchObject({ ok: false, refusal: { code: 'entry.hash' } })
    expect((await ask('new', string)).hash).toBe(hash)
  })

  test('its tree is counted choice by choice: of two contracts each seat keeps one', async () => {
    expect(await ask('perft', { game: GAME, depth: 2 })).toEqual({ ok: true, counts: [2, 4] })
  })

  test('random players play it to its end: a choice of each seat in nine rounds', async () => {
    for (const seats of [2, 3]) {
      const summary = await ask('selfplay', { game: { mode: 'market', seats }, games: 4, seed: 'castle' })
      const [choices, all] = [9 * seats, 36 * seats]
      expect(summary).toMatchObject({ ok: true, games: 4, decidedBy: { contracts: 4 } })
      expect(summary.actions).toEqual({ least: choices, median: choices, most: choices, sum: all })
      expect(summary.seats).toHaveLength(seats)
    }
    const refusal = { code: 'input.malformed', values: { at: 'players' } }
    expect(await ask('selfplay', { game: { mode: 'market' }, players: 'simple' })).toMatchObject({ ok: false, refusal })
  })

  test('is played in the terminal, by the numbers of the legal actions', async () => {
    const chunks: string[] = []
    const output = new Writable({
      write(chunk, _, next) {
        chunks.push(String(chunk))
        next()
      },
    })
    const lines = ['market', '2', 'help', ...Array.from({ length: 18 }, () => '1')]
    const input = Readable.from([lines.join('\n')], { objectMode: false })
    expect(await commandLine.play({ game: 'walls-market' }, input, output)).toBe(true)
    const out = chunks.join('')
    expect(out).toMatch(/^1 market\n/)
    expect(out).not.toContain('solo')
    expect(out).toContain('Type an action, or its number from the list:\n  list        what you may do')
    expect(out).toMatch(/Seat 1, what now\? \{"slot":\d+,"target":-1\} {2}\{"slot"/)
    expect(out).toMatch(/Over: 1\. Seat [12], [12]\. Seat [12]\. Decided by: contracts\./)
  })

  test('an unknown game, a game other than that of the input, and a feature that the game lacks are refused', async () => {
    const refusalOf = async (...request: Parameters<typeof ask>) => (await ask(...request)).refusal
    const known = [...GAME_IDS, 'walls-market'].join(', ')
    const none = { code: 'game.none', values: { game: 'chess', known } }
    expect(await ask('new', {}, 'chess')).toMatchObject({
      sentence: `There is no game “chess”. There are ${known}.`,
    })
    expect(await refusalOf('modes', {}, '')).toMatchObject({ code: 'game.none' })
    expect(await refusalOf('new', { game: 'chess' })).toEqual(none)
    expect(await refusalOf('apply', { game: { ...GAME, game: 'chess' }, actions: [] })).toEqual(none)
    const other = { code: 'header.game', values: { game: 'walls-market' } }
    const { record } = await ask('new', GAME)
    const { string } = await ask('record', record)
    for (const input of [GAME, record, string]) expect(await refusalOf('legal', input, 'blackstone')).toEqual(other)
    expect(await refusalOf('apply', { game: string, actions: [] }, 'blackstone')).toEqual(other)
    expect(await refusalOf('legal', POSITION, 'walls-market')).toEqual({
      code: 'header.game',
      values: { game: 'blackstone' },
    })
    expect(await refusalOf('new', { mode: 'solo', game: 'walls-market' })).toEqual({
      code: 'header.mode',
      values: { mode: 'solo' },
    })
    expect(await refusalOf('schema', {}, 'walls-market')).toEqual({ code: 'position.unknown' })
    expect(await refusalOf('new', { format: 'walls-market-position', mode: 'market' })).toEqual({
      code: 'position.unknown',
    })
  })
})

describe('beside it the first game', () => {
  test('is the default where nothing names another', async () => {
    expect(await ask('schema', {})).toMatchObject({ ok: true, schema: { title: 'A position of Blackstone Castle' } })
    expect(await ask('new', { mode: 'chess' })).toMatchObject({ ok: false, refusal: { code: 'header.mode' } })
    expect(await ask('new', {})).toMatchObject({
      ok: false,
      refusal: { code: 'input.malformed', values: { at: 'mode' } },
    })
  })

  test('is set up by its id alone, in the first of its modes', async () => {
    expect((await ask('new', {}, 'blackstone')).record.header).toMatchObject({
      game: 'blackstone',
      mode: 'kings-quest',
    })
  })

  test('is asked as before', async () => {
    const { refusal, rules } = await ask('apply', { game: POSITION, actions: ['N BS-KE'] })
    expect(refusal).toEqual({ code: 'slide.notNeighbour', ruling: 56 })
    expect(rules).toEqual(expect.arrayContaining([expect.stringContaining('share an edge')]))
    const spoilt = await ask('apply', { game: POSITION, actions: [{ kind: 'endWork' }] })
    expect(spoilt.refusal).toEqual({ code: 'input.malformed', values: { at: 'actions.0' } })
  })
})
