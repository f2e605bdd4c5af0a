import { describe, expect, test } from 'vitest'
import { applyCommand } from '../../src/cli/commands/apply.ts'
import { newGameCommand } from '../../src/cli/commands/new.ts'
import { COMMANDS } from '../../src/cli/commands.ts'
import { game } from '../../src/games/blackstone/game.ts'
import { ask, lineFor, run, shell } from './cli.ts'
import { POSITION, PUZZLE } from './documents.ts'

describe('npm run -s cli', () => {
  test('prints one line of JSON and nothing of its build', () => {
    const { code, out, err } = shell('npm run -s cli -- modes < /dev/null')
    expect(err.split('\n').filter((line) => !line.startsWith('npm warn') && line !== '')).toEqual([])
    expect(out.trimEnd().split('\n')).toHaveLength(1)
    expect(JSON.parse(out).ok).toBe(true)
    expect(code).toBe(0)
  })

  test.each([
    ['a command that there is not', ['chess'], '{}'],
    ['a name that every object has', ['constructor'], '{}'],
    ['no JSON', ['new'], '{"mode":'],
    ['an empty object', ['apply'], ''],
  ])('%s: a refusal on standard output and exit code 1', (_, args, input) => {
    const { code, out, err } = run(args, input)
    expect(JSON.parse(out)).toMatchObject({ ok: false, refusal: { code: expect.any(String) } })
    expect({ code, err }).toEqual({ code: 1, err: '' })
  })

  test.each([
    ['new', PUZZLE],
    ['perft', { game: POSITION, depth: 1 }],
  ])('%s: a process of its own prints the same line as this process, with exit code 0', async (name, input) => {
    const text = JSON.stringify(input)
    const line = await lineFor(name, new TextEncoder().encode(text))
    expect(run([name], text)).toEqual({ code: 0, out: `${line}\n`, err: '' })
  })
})

test('modes lists seats and options', async () => {
  const answer = await ask('modes', {})
  expect(answer.modes.filter((mode) => !('game' in mode)).map(({ id }) => id)).toEqual([...game.modes.keys()])
  const kings = answer.modes.find(({ id }) => id === 'kings-quest')
  expect(kings).toMatchObject({ seats: { min: 2, max: 4 }, together: false })
  expect(kings?.options[0]).toEqual({ id: 'points', values: [21, 10, 15, 30], default: 21 })
})

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

describe('legal', () => {
  test('lists the legal actions of the awaited seat, its own hidden cards by name', async () => {
    const { seat, actions } = await ask('legal', {
      position: { ...POSITION, courts: [{ wizards: 1, pile: 0 }, { pile: 1 }] },
    })
    expect(seat).toBe(0)
    // No Knight: no slide, no retain. One Wizard: a swap, three flips, three decks.
    expect(actions).toEqual(['W LO~AO', 'W BS^', 'W LO^', 'W AO^', 'W+G', 'W+P', 'W+M', 'G01 BS LO', '.'])
  })

  test('is empty when the game is over', async () => {
    const { record } = await ask('apply', { game: POSITION, actions: ['agree'] })
    expect(await ask('legal', record)).toMatchObject({ ok: true, seat: null, actions: [] })
  })
})

test.each([[[]], [['help']], [['--help']], [['-h']]])('%j prints the help, and nothing is wrong', (args) => {
  const { code, out } = run(args, '')
  expect(code).toBe(0)
  for (const name of [...COMMANDS.keys(), 'play']) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  for (const id of ['blackstone', 'castlescape', 'lamps-below']) expect(out).toContain(id)
})

describe('apply', () => {
  test('performs the actions one after the other and describes the events', async () => {
    const { ok, events, position, turn, record } = await ask('apply', {
      game: POSITION,
      actions: ['N AO-CO', 'G01 BS LO', '.'],
    })
    expect(ok).toBe(true)
    const texts = events.map(({ text }) => text)
    expect(texts.slice(0, 2)).toEqual(['slides Mc/Ds AO-CO', 'completes G01 with BS and LO'])
    expect(texts).toContain('is to play, round 1')
    expect(events[0]).toMatchObject({ kind: 'slid', seat: 0, from: 12, to: 13 })
    // Both used vassals are replaced from Ann's pile, BS first (ruling 55); the document set the card on top.
    expect(position.board).toMatchObject({ CO: 'Mc/Ds', BS: 'Lc/Pe' })
    expect(position.discard).toEqual(['Ls/De', 'Py/Ms'])
    expect(position.courts?.[0]).toMatchObject({ knights: 1, hand: [], completed: { knight: ['G01'] } })
    expect(turn).toEqual({ kind: 'seats', seats: [1] })
    expect((await ask('verify', record)).ok).toBe(true)
  })

  test('goes on from a record, where undo is an entry like others', async () => {
    const begun = await ask('apply', { game: POSITION, actions: ['N AO-CO'] })
    const back = await ask('apply', { game: begun.record, actions: ['undo'] })
    expect(back.position.board).toEqual(POSITION.board)
    expect(back.record.entries).toHaveLength(begun.record.entries.length + 1)
    const again = await ask('apply', { game: back.record, actions: ['redo'] })
    expect(again.hash).toBe(begun.hash)
  })

  test('goes on from a position that it gave, with the same cards hidden', async () => {
    const { position } = await ask('apply', { game: POSITION, actions: ['N AO-CO'] })
    const one = await ask('apply', { game: position, actions: ['W+G', 'NN+P'] })
    const other = await ask('apply', { game: position, actions: ['W+G', 'NN+P'] })
    expect(one.refusal).toEqual({ code: 'need.knights', values: { count: 2, have: 1 } })
    expect(other).toEqual(one)
    const drawn = (await ask('apply', { game: position, actions: ['W+G'] })).position
    expect(drawn.hidden?.hands?.[0]).toEqual(['G01', position.hidden?.decks?.guild?.[0]])
  })

  test.each([
    ['concede 1', [2, 1]],
    // Out of turn: Ann is awaited.
    ['concede 2', [1, 2]],
  ])('[B155] %s ends the game, and stands in the record', async (text, ranks) => {
    const { turn, events, record } = await ask('apply', { game: POSITION, actions: ['N AO-CO', text] })
    expect(turn).toEqual({ kind: 'over', outcome: { ranks, decidedBy: 'concession' } })
    expect(events.at(-1)).toEqual({ kind: 'over', text: 'the game is over' })
    const seat = ranks.indexOf(2)
    expect(record.entries.at(-1)?.body).toEqual({ kind: 'end', how: 'concede', seat })
    expect((await ask('verify', record)).ok).toBe(true)
  })

  test('[B155] leave 1 lets the others play on, and whoever left comes last', async () => {
    const third = { knights: 0, wizards: 0, pile: 2 }
    const three = { ...POSITION, seats: ['Ann', 'Ben', 'Cy'], courts: [...POSITION.courts, third] }
    const { turn, events, record } = await ask('apply', { game: three, actions: ['leave 1'] })
    expect(turn).toEqual({ kind: 'seats', seats: [0] })
    expect(events).toEqual([{ kind: 'conceded', seat: 0, text: 'concedes and comes last; the others play on' }])
    expect(record).toMatchObject({ version: 3 })
    expect((await ask('verify', record)).ok).toBe(true)
    const ended = await ask('apply', { game: record, actions: ['agree'] })
    expect(ended.turn).toMatchObject({ kind: 'over', outcome: { ranks: [3, 1, 2] } })
  })

  test.each([
    [['N AO-LO'], { refusal: { code: 'slide.occupied', ruling: 56 }, action: 0 }],
    [['N AO-CO', 'N BS-KE'], { refusal: { code: 'slide.notNeighbour', ruling: 56 }, action: 1 }],
    [['G01 BS AO'], { refusal: { code: 'complete.rightNotMet', ruling: 48 }, action: 0 }],
    [['G01 BS LO', 'W BS^'], { refusal: { code: 'space.marked', ruling: 45 }, action: 1 }],
    [['x G02'], { refusal: { code: 'action.noCard', values: { what: 'G02' } }, action: 0 }],
    [['castle'], { refusal: { code: 'action.malformed', values: { what: 'castle' } }, action: 0 }],
    [['undo'], { refusal: { code: 'undo.none' }, action: 0 }],
    [['agree', '.'], { refusal: { code: 'turn.over' }, action: 1 }],
    [['concede 3'], { refusal: { code: 'seat.unknown', values: { seat: 3 } }, action: 0 }],
    [['concede 0'], { refusal: { code: 'seat.unknown', values: { seat: 0 } }, action: 0 }],
    [['concede'], { refusal: { code: 'action.malformed', values: { what: 'concede' } }, action: 0 }],
    [['leave 1'], { refusal: { code: 'leave.alone', ruling: 155 }, action: 0 }],
    [['concede 1', 'concede 2'], { refusal: { code: 'turn.over' }, action: 1 }],
  ])('%j is refused, with its ruling', async (actions, error) => {
    expect(await applyCommand({ game: POSITION, actions })).toEqual({ ok: false, error })
  })
})
