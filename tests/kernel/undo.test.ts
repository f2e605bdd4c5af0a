import { expect, test } from 'vitest'
import { foldEntry } from '../../src/kernel/foldEntry.ts'
import { replayLog } from '../../src/kernel/replayLog.ts'
import { whyNoRedo, whyNoUndo } from '../../src/kernel/undo.ts'
import { chanceFrom } from './seededNumbers.ts'
import { type ToyAction, toy } from './toyGame.ts'
import { codeOf, header, type Played, playBody, seatBody, startPlayed, undoBody, unwrap } from './toyLog.ts'

const chance = chanceFrom(2)
const dealtGame = startPlayed(chance)
const playAction = (played: Played, seat: number, action: ToyAction) =>
  playBody(played, seatBody(played, seat, action), chance)
const undo = (played: Played, seat: number) => playBody(played, undoBody(played, seat), chance)
const redo = (played: Played, seat: number) => playBody(played, undoBody(played, seat, 'redo'), chance)
const codeFor = (played: Played, seat: number, kind: 'undo' | 'redo') =>
  codeOf(foldEntry(played.replay, undoBody(played, seat, kind)))

test('an undo takes back the last effective move, again and again, and a redo puts it back', () => {
  const once = playAction(dealtGame, 0, { verb: 'mint' })
  const twice = playAction(once, 0, { verb: 'mint' })
  const back = undo(twice, 0)
  expect(back.replay.state).toEqual(once.replay.state)
  const start = undo(back, 0)
  expect(start.replay.state).toEqual(dealtGame.replay.state)
  expect(codeFor(start, 0, 'undo')).toBe('undo.none')
  expect(redo(start, 0).replay.state).toEqual(once.replay.state)
  const again = redo(redo(start, 0), 0)
  expect(again.replay.state).toEqual(twice.replay.state)
  expect(again.replay.events).toEqual([{ kind: 'seat', seat: 0 }])
  expect(codeFor(again, 0, 'redo')).toBe('redo.none')
  expect(undo(again, 0).replay.state).toEqual(once.replay.state)
})

test('nothing is erased: undo and redo are entries, count as such, and replay', () => {
  const played = redo(undo(playAction(dealtGame, 0, { verb: 'mint' }), 0), 0)
  expect(played.entries.map(({ body }) => body.kind).slice(5)).toEqual(['seat', 'undo', 'redo'])
  expect(played.replay.counts).toEqual([3, 0])
  expect(unwrap(replayLog(toy, header, played.entries, 'trusted')).state).toEqual(played.replay.state)
  expect(codeOf(foldEntry(played.replay, { kind: 'undo', seat: 0, count: 2 }))).toBe('entry.count')
})

test('a new move ends redo', () => {
  const played = playAction(undo(playAction(dealtGame, 0, { verb: 'mint' }), 0), 0, { verb: 'mint' })
  expect(codeFor(played, 0, 'redo')).toBe('redo.none')
})

test('no undo passes a card that was drawn or a throw of dice', () => {
  for (const verb of ['draw', 'roll'] as const) {
    const played = playAction(playAction(dealtGame, 0, { verb: 'mint' }), 0, { verb })
    expect(codeFor(played, 0, 'undo')).toBe('undo.reveal')
    const on = playAction(played, 0, { verb: 'mint' })
    expect(undo(on, 0).replay.state).toEqual(played.replay.state)
    expect(codeFor(undo(on, 0), 0, 'undo')).toBe('undo.reveal')
  }
})

test('a move can no longer be taken back while its draw is due', () => {
  const rolling = unwrap(foldEntry(dealtGame.replay, seatBody(dealtGame, 0, { verb: 'roll' })))
  expect(whyNoUndo(rolling, 0)).toEqual({ code: 'undo.reveal' })
})

test('a card played from the hand can be taken back; those who saw it still know it', () => {
  const slot = dealtGame.replay.state.courts[0]?.hand[0] as number
  const played = playAction(dealtGame, 0, { verb: 'play', slot })
  const back = undo(played, 0)
  expect(back.replay.state).toEqual(dealtGame.replay.state)
  expect(back.replay.locks).toBe(dealtGame.replay.locks)
  expect(back.dealt.get(slot)).toEqual(dealtGame.dealt.get(slot))
})

test('a seat takes back its own move only, also after its turn is over, until another has acted', () => {
  const passed = playAction(dealtGame, 0, { verb: 'pass' })
  expect(whyNoUndo(passed.replay, 1)).toEqual({ code: 'undo.other' })
  expect(whyNoUndo(passed.replay, 0)).toBeNull()
  const answered = playAction(passed, 1, { verb: 'mint' })
  expect(codeFor(answered, 0, 'undo')).toBe('undo.other')
  const back = undo(passed, 0)
  expect(whyNoRedo(back.replay, 1)).toEqual({ code: 'redo.other' })
  expect(whyNoRedo(back.replay, 0)).toBeNull()
})

test('the last move of a game can be taken back while nothing was revealed', () => {
  let played = startPlayed(chance, { rounds: 4 })
  played = playAction(played, 0, { verb: 'pass' })
  const bids = [
    [0, { verb: 'bid', coins: 0 }, []],
    [1, { verb: 'bid', coins: 0 }, []],
  ] as const
  played = playBody(played, { kind: 'joint', actions: bids }, chance)
  for (const seat of [1, 0, 1]) played = playAction(played, seat, { verb: 'pass' })
  expect(played.replay.turn.kind).toBe('over')
  expect(undo(played, 1).replay.turn).toEqual({ kind: 'seats', seats: [1] })
})
