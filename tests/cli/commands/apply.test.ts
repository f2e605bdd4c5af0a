/** The command apply: actions are performed one after the other, or refused with their ruling. */
import { describe, expect, test } from 'vitest'
import { applyCommand } from '../../../src/cli/commands/apply.ts'
import { ask } from '../cli.ts'
import { POSITION } from '../documents.ts'

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
