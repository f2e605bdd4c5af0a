import { expect, test } from 'vitest'
import { lockOf } from '../../src/kernel/cardLocks.ts'
import type { Opening } from '../../src/kernel/contract.ts'
import { applyEntry, makeEntry } from '../../src/kernel/entries.ts'
import { foldEntry } from '../../src/kernel/foldEntry.ts'
import { hashOf } from '../../src/kernel/hash64.ts'
import type { Entry, EntryBody } from '../../src/kernel/log.ts'
import { replayLog } from '../../src/kernel/replayLog.ts'
import { type Replay, startReplay } from '../../src/kernel/replayState.ts'
import { chanceFrom } from './seededNumbers.ts'
import { type Toy, type ToyAction, toy } from './toyGame.ts'
import { codeOf, header, type Played, playBody, seatBody, startPlayed, undoBody, unwrap } from './toyLog.ts'

const chance = chanceFrom(1)
const dealtGame = startPlayed(chance)
const playAction = (played: Played, seat: number, action: ToyAction) =>
  playBody(played, seatBody(played, seat, action), chance)
const codeFor = ({ replay }: Played, body: EntryBody<ToyAction>) => codeOf(foldEntry(replay, body))
const last = (played: Played): Entry<ToyAction> => played.entries.at(-1) as Entry<ToyAction>
const firstSlot = (played: Played, seat: number) => played.replay.state.courts[seat]?.hand[0] as number

test('a header of another protocol, game, version or mode does not start', () => {
  expect(codeOf(startReplay(toy, { ...header, protocol: 3 }))).toBe('header.protocol')
  expect(codeOf(startReplay(toy, { ...header, game: 'other' }))).toBe('header.game')
  expect(codeOf(startReplay(toy, { ...header, version: 2 }))).toBe('header.version')
  expect(codeOf(startReplay(toy, { ...header, mode: 'other' }))).toBe('header.mode')
  expect(codeOf(startReplay(toy, { ...header, options: { rounds: 5 } }))).toBe('option.wrong')
})

test('a deal is five answers: one seal and four openings to one seat each, which show nothing in public', () => {
  const bodies = dealtGame.entries.map(({ body }) => (body.kind === 'chance' ? body.answer : body))
  expect(bodies).toEqual([{ kind: 'seal', locks: Array(8).fill('') }, ...Array(4).fill({ kind: 'open', openings: [] })])
  expect(dealtGame.replay.state.courts.map(({ hand }) => hand)).toEqual([
    [0, 2],
    [1, 3],
  ])
})

test('a whole log replays to the same state, and a flaw is found at its entry', () => {
  const played = playAction(playAction(playAction(dealtGame, 0, { verb: 'mint' }), 0, { verb: 'roll' }), 0, {
    verb: 'pass',
  })
  const replayed = unwrap(replayLog(toy, header, JSON.parse(JSON.stringify(played.entries)), 'trusted'))
  expect(replayed.state).toEqual(played.replay.state)
  expect(replayed.counts).toEqual([3, 0])
  expect(replayed.seq).toBe(played.entries.length)

  const flawed = played.entries.map((entry) => (entry.seq === 6 ? { ...entry, hash: '0000000000000000' } : entry))
  expect(replayLog(toy, header, flawed, 'trusted')).toEqual({
    ok: false,
    error: { entry: 6, refusal: { code: 'entry.hash', values: { entry: 6 } } },
  })
  expect(replayLog(toy, header, played.entries.slice(1), 'trusted')).toMatchObject({ error: { entry: 0 } })
  expect(replayLog(toy, { ...header, mode: 'other' }, [], 'trusted')).toMatchObject({ error: { entry: -1 } })
})

test('an entry contains the hash of the state after it', () => {
  const { replay, entry } = unwrap(makeEntry(dealtGame.replay, seatBody(dealtGame, 0, { verb: 'mint' })))
  expect(entry.hash).toBe(hashOf(replay.state))
  expect(entry.hash).not.toBe(hashOf(dealtGame.replay.state))
  expect(entry.seq).toBe(5)
})

test('an entry must be the next one of its epoch or a later', () => {
  const entry = last(playAction(dealtGame, 0, { verb: 'mint' }))
  expect(codeOf(applyEntry(dealtGame.replay, entry))).toBe('taken')
  expect(codeOf(applyEntry(dealtGame.replay, { ...entry, seq: 4 }))).toBe('entry.seq')
  expect(codeOf(applyEntry(dealtGame.replay, { ...entry, seq: 6 }))).toBe('entry.seq')
  const later = unwrap(applyEntry(dealtGame.replay, { ...entry, epoch: 2 }))
  const next = unwrap(makeEntry(later, seatBody({ ...dealtGame, replay: later }, 0, { verb: 'mint' })))
  expect(next.entry.epoch).toBe(2)
  expect(codeOf(applyEntry(later, { ...next.entry, epoch: 1 }))).toBe('entry.epoch')
})

test('an action that the game cannot read is refused, and unknown fields are dropped', () => {
  const entry = last(playAction(dealtGame, 0, { verb: 'mint' }))
  const withAction = (action: object) =>
    applyEntry(dealtGame.replay, { ...entry, body: { ...entry.body, action } as EntryBody })
  expect(codeOf(withAction({ verb: 'cheat' }))).toBe('action.malformed')
  expect(codeOf(withAction({ verb: 'mint', extra: 1 }))).toBe('taken')
})

test('only an awaited seat acts, once for each count', () => {
  const mint = seatBody(dealtGame, 0, { verb: 'mint' })
  expect(codeFor(dealtGame, mint)).toBe('taken')
  expect(codeFor(dealtGame, { ...mint, count: 1 } as EntryBody<ToyAction>)).toBe('entry.count')
  expect(codeFor(dealtGame, seatBody(dealtGame, 1, { verb: 'mint' }))).toBe('turn.seat')
  expect(codeFor(dealtGame, seatBody(dealtGame, 7, { verb: 'mint' }))).toBe('turn.seat')
  expect(codeFor(dealtGame, seatBody(dealtGame, 0, { verb: 'bid', coins: 0 }))).toBe('action.illegal')
  expect(codeFor(dealtGame, { kind: 'joint', actions: [[0, { verb: 'bid', coins: 0 }, []]] })).toBe('turn.joint')
  expect(codeFor(dealtGame, { kind: 'chance', answer: { kind: 'dice', values: [1, 1] } })).toBe('answer.unasked')
})

test('a move opens exactly the slots of its action', () => {
  const body = seatBody(dealtGame, 0, { verb: 'play', slot: firstSlot(dealtGame, 0) }) as Extract<
    EntryBody<ToyAction>,
    { kind: 'seat' }
  >
  const other = dealtGame.dealt.get(firstSlot(dealtGame, 1)) as Opening
  expect(codeFor(dealtGame, body)).toBe('taken')
  expect(codeFor(dealtGame, { ...body, openings: [] })).toBe('opening.slots')
  expect(codeFor(dealtGame, { ...body, openings: [other] })).toBe('opening.slots')
  expect(codeFor(dealtGame, { ...body, openings: [...body.openings, other] })).toBe('opening.slots')
})

test('veiled choices are one joint move of all awaited seats, which no undo passes', () => {
  let played = dealtGame
  for (const seat of [0, 1]) played = playAction(played, seat, { verb: 'pass' })
  expect(played.replay.turn).toEqual({ kind: 'seats', seats: [0, 1], veiled: true })
  const bid = (coins: number) => ({ verb: 'bid' as const, coins })
  expect(codeFor(played, seatBody(played, 0, bid(1)))).toBe('turn.veiled')
  expect(codeFor(played, { kind: 'joint', actions: [[0, bid(1), []]] })).toBe('turn.joint')
  expect(
    codeFor(played, {
      kind: 'joint',
      actions: [
        [1, bid(0), []],
        [0, bid(1), []],
      ],
    }),
  ).toBe('turn.joint')
  expect(
    codeFor(played, {
      kind: 'joint',
      actions: [
        [0, bid(2), []],
        [1, bid(0), []],
      ],
    }),
  ).toBe('action.illegal')
  const next = playBody(
    played,
    {
      kind: 'joint',
      actions: [
        [0, bid(1), []],
        [1, bid(0), []],
      ],
    },
    chance,
  )
  expect(next.replay.counts).toEqual([2, 2])
  expect(next.replay.state.courts.map(({ coins, hand }) => [coins, hand.length])).toEqual([
    [0, 3],
    [1, 2],
  ])
  expect(codeFor(next, undoBody(next, 1))).toBe('undo.reveal')
  const even = [
    [0, bid(1), []],
    [1, bid(1), []],
  ] as const
  const drawn = playBody(played, { kind: 'joint', actions: even }, chance)
  expect(drawn.entries.at(-1)?.body.kind).toBe('joint')
  expect(codeFor(drawn, undoBody(drawn, 1))).toBe('undo.reveal')
})

test('an answer must fit its draw', () => {
  const seal = unwrap(startReplay(toy, header, 'trusted'))
  expect(codeOf(foldEntry(seal, { kind: 'chance', answer: { kind: 'seal', locks: [''] } }))).toBe('answer.locks')
  expect(codeOf(foldEntry(seal, { kind: 'chance', answer: { kind: 'reseal', locks: [''] } }))).toBe('answer.kind')
  expect(codeOf(foldEntry(seal, seatBody({ replay: seal, dealt: new Map(), entries: [] }, 0, { verb: 'mint' })))).toBe(
    'turn.chance',
  )
  const rolling = unwrap(foldEntry(dealtGame.replay, seatBody(dealtGame, 0, { verb: 'roll' })))
  const throws = (values: readonly number[]) =>
    codeOf(foldEntry(rolling, { kind: 'chance', answer: { kind: 'dice', values } }))
  expect(
    [
      [6, 4],
      [1, 1],
    ].map(throws),
  ).toEqual(['taken', 'taken'])
  const wrong = [[7, 1], [1, 5], [0, 1], [1.5, 1], [1], [1, 1, 1]]
  expect(wrong.map(throws)).toEqual(Array(6).fill('answer.dice'))
  const drawing = unwrap(foldEntry(dealtGame.replay, seatBody(dealtGame, 0, { verb: 'draw' })))
  const openings = [dealtGame.dealt.get(4) as Opening]
  expect(codeOf(foldEntry(drawing, { kind: 'chance', answer: { kind: 'open', openings } }))).toBe('opening.slots')
  expect(codeOf(foldEntry(drawing, { kind: 'chance', answer: { kind: 'open', openings: [] } }))).toBe('taken')
})

test('agreement ends a game at once, and nothing follows the end', () => {
  const ended = playBody(dealtGame, { kind: 'end', how: 'agreement' }, chance)
  expect(ended.replay.turn).toEqual({ kind: 'over', outcome: { ranks: [1, 1], decidedBy: 'points' } })
  expect(codeFor(ended, { kind: 'end', how: 'agreement' })).toBe('turn.over')
  expect(codeFor(ended, seatBody(ended, 0, { verb: 'mint' }))).toBe('turn.over')
  expect(codeFor(ended, undoBody(ended, 0))).toBe('undo.reveal')
})

test('[B155] a seat concedes, also out of turn, and no undo reaches behind it', () => {
  const minted = playAction(dealtGame, 0, { verb: 'mint' })
  const ended = playBody(minted, { kind: 'end', how: 'concede', seat: 1 }, chance)
  expect(ended.replay.turn).toEqual({ kind: 'over', outcome: { ranks: [1, 2], decidedBy: 'concession' } })
  expect(ended.replay.counts).toEqual([1, 0])
  expect(codeFor(ended, undoBody(ended, 0))).toBe('undo.reveal')
  expect(codeFor(ended, { kind: 'end', how: 'concede', seat: 0 })).toBe('turn.over')
  const replayed = unwrap(replayLog(toy, header, JSON.parse(JSON.stringify(ended.entries)), 'trusted'))
  expect(replayed.state).toEqual(ended.replay.state)
})

test('[B155] who is not at the table cannot concede, and nobody can while a draw is due', () => {
  for (const seat of [2, -1, 0.5]) expect(codeFor(dealtGame, { kind: 'end', how: 'concede', seat })).toBe('end.seat')
  const rolling = unwrap(foldEntry(dealtGame.replay, seatBody(dealtGame, 0, { verb: 'roll' })))
  expect(codeOf(foldEntry(rolling, { kind: 'end', how: 'concede', seat: 0 }))).toBe('turn.chance')
})

test('where slots are locked, the replay lists the locks and checks every opening against its lock', () => {
  const salt = 'AAECAwQFBgcICQoLDA0ODw'
  const openings = [5, 2, 8, 1, 7, 3, 4, 6].map((face, slot) => ({ slot, value: { face, side: slot % 2 }, salt }))
  const locks = openings.map((opening) => lockOf(header.id, opening))
  const start = unwrap(startReplay(toy, header))
  const seal = (made: readonly string[]) => foldEntry(start, { kind: 'chance', answer: { kind: 'seal', locks: made } })
  expect(codeOf(seal(Array(8).fill('')))).toBe('answer.locks')
  let replay: Replay<Toy> = unwrap(seal(locks))
  expect([...replay.locks]).toEqual(locks.map((lock, slot) => [slot, lock]))
  for (let open = 0; open < 4; open++) {
    replay = unwrap(foldEntry(replay, { kind: 'chance', answer: { kind: 'open', openings: [] } }))
  }
  const playing = (opening: Opening): EntryBody<ToyAction> => ({
    kind: 'seat',
    seat: 0,
    count: 0,
    action: { verb: 'play', slot: 0 },
    openings: [opening],
  })
  const [first] = openings as [Opening]
  expect(codeOf(foldEntry(replay, playing({ ...first, value: { face: 8, side: 0 } })))).toBe('opening.lock')
  expect(unwrap(foldEntry(replay, playing(first))).state.courts[0]?.points).toBe(5)
})
