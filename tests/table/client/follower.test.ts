import { beforeEach, expect, test } from 'vitest'
import { type ArbiterState, createArbiterState } from '../../../src/table/arbiter/arbiterState.ts'
import { openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { type ArbiterEvent, stepArbiter } from '../../../src/table/arbiter/stepArbiter.ts'
import { createFollower, type Follower } from '../../../src/table/client/follower.ts'
import { type PlayerIntent, proposeIntent } from '../../../src/table/client/proposeIntent.ts'
import { receiveMessage } from '../../../src/table/client/receiveMessage.ts'
import type { CommitMessage, MessageToPhone } from '../../../src/table/proposalsAndCommits.ts'
import { type Toy, type ToyAction, toy } from '../../kernel/toyGame.ts'
import { codeOf, header, unwrap } from '../../kernel/toyLog.ts'

let arbiterState: ArbiterState<Toy>
let ann: Follower<Toy>

const dispatch = (event: ArbiterEvent): readonly MessageToPhone[] => {
  const [next, effects] = stepArbiter(arbiterState, event)
  arbiterState = next
  return effects.flatMap((effect) => (effect.kind === 'send' && effect.phone === 0 ? [effect.message] : []))
}
const receiveAll = (messages: readonly MessageToPhone[]) => {
  const updates = messages.map((message) => {
    const [next, update] = receiveMessage(ann, message)
    ann = next
    return update
  })
  return {
    events: updates.flatMap(({ events }) => events),
    done: updates.flatMap(({ done }) => done),
    refused: updates.flatMap(({ refused }) => refused),
  }
}
/** Echoes a wish of Ann's and returns its proposal, which is not sent yet. */
const proposeWish = (wanted: PlayerIntent<ToyAction>) => {
  const proposed = unwrap(proposeIntent(ann, 0, wanted))
  ann = proposed.follower
  return proposed
}
const act = (action: ToyAction) => proposeWish({ kind: 'act', action })
const send = (proposal: ReturnType<typeof proposeWish>['proposal']) => dispatch({ kind: 'propose', phone: 0, proposal })
const commitOf = (proposal: ReturnType<typeof proposeWish>['proposal']): CommitMessage => {
  send(proposal)
  const [commit] = dispatch({ kind: 'stored' })
  if (commit?.kind !== 'commit') throw new Error('no commit')
  return commit
}
const codeFor = (wanted: PlayerIntent<ToyAction>, seat = 0) => codeOf(proposeIntent(ann, seat, wanted))
const mint = { kind: 'act', action: { verb: 'mint' } } as const

beforeEach(() => {
  arbiterState = createArbiterState(unwrap(openGameLog(toy, header, { seed: 'secret' })))
  ann = createFollower([0], arbiterState.log.replay, [], [])
  dispatch({ kind: 'join', phone: 0, seats: [0], have: 0 })
  dispatch({ kind: 'begin' })
  receiveAll(dispatch({ kind: 'stored' }))
})

test('an echo reports its events, and the commit does not report them again', () => {
  const { events, proposal } = act({ verb: 'roll' })
  expect(events).toEqual([{ kind: 'seat', seat: 0 }])
  expect(ann.replay.seq).toBe(5)
  const update = receiveAll([commitOf(proposal)])
  expect(update.events).toEqual([{ kind: 'chance' }])
  expect(update.done).toEqual([proposal])
  expect(ann.echo).toBe(ann.replay)
})

test('a commit that comes again changes nothing', () => {
  const commit = commitOf(act({ verb: 'draw' }).proposal)
  receiveAll([commit])
  const before = ann
  expect(receiveAll([commit])).toEqual({ events: [], done: [], refused: [] })
  expect(ann.replay).toBe(before.replay)
  expect(ann.vaults).toEqual(before.vaults)
  expect(ann.flaw).toBeNull()
})

test('a refused move loses its echo, and the moves that build on it are refused in turn', () => {
  const first = act({ verb: 'pass' }).proposal
  const second = proposeWish({ kind: 'undo' }).proposal
  const third = act({ verb: 'mint' }).proposal
  receiveAll([{ kind: 'refuse', seat: 0, count: 0, refusal: { code: 'test' } }])
  expect(ann.pending).toEqual([second, third])
  expect(ann.echo.state).toEqual(ann.replay.state)
  expect(codeFor(mint)).toBe('table.wait')
  expect(receiveAll(send(second)).refused).toEqual([[second, { code: 'proposal.count' }]])
  expect(codeFor(mint)).toBe('table.wait')
  expect(receiveAll(send(third)).refused).toEqual([[third, { code: 'proposal.count' }]])
  expect(codeFor(mint)).toBe('taken')
  expect(first.count).toBe(0)
})

test('a phone proposes for its own seats only', () => {
  expect(codeFor(mint, 1)).toBe('proposal.seat')
})

test('nothing is proposed while a draw is due', () => {
  act({ verb: 'roll' })
  expect(codeFor(mint)).toBe('turn.chance')
  expect(codeFor({ kind: 'undo' })).toBe('undo.reveal')
  expect(codeFor({ kind: 'end', how: 'agreement' })).toBe('turn.chance')
})

test('[B155] of two seats that concede at once the first does, and the other is refused because the game is over', () => {
  const { proposal } = proposeWish({ kind: 'end', how: 'concede' })
  dispatch({ kind: 'join', phone: 1, seats: [1], have: 5 })
  dispatch({ kind: 'propose', phone: 1, proposal: { kind: 'end', seat: 1, count: 0, how: 'concede' } })
  expect(send(proposal)).toEqual([])
  const update = receiveAll(dispatch({ kind: 'stored' }))
  expect(update.done).toEqual([])
  expect(update.refused).toEqual([[proposal, { code: 'turn.over' }]])
  expect(ann.replay.turn).toMatchObject({ outcome: { ranks: [1, 2] } })
})

test('a vault contains only the cards shown to its seat, and an undo removes none', () => {
  expect([...(ann.vaults.get(0)?.keys() ?? [])]).toEqual([0, 2])
  receiveAll([commitOf(act({ verb: 'play', slot: 0 }).proposal)])
  receiveAll([commitOf(proposeWish({ kind: 'undo' }).proposal)])
  expect([...(ann.vaults.get(0)?.keys() ?? [])]).toEqual([0, 2])
  expect(codeFor({ kind: 'act', action: { verb: 'play', slot: 0 } })).toBe('taken')
  expect(codeFor({ kind: 'act', action: { verb: 'play', slot: 1 } })).toBe('opening.unknown')
})

const tampered: readonly (readonly [string, string, (commit: CommitMessage) => CommitMessage])[] = [
  ['a wrong hash', 'entry.hash', (commit) => withLast(commit, { hash: '0123456789abcdef' })],
  ['a gap', 'entry.seq', (commit) => ({ ...commit, entries: commit.entries.slice(1) })],
  ['an entry of an old epoch', 'entry.epoch', (commit) => withLast(commit, { epoch: -1 })],
  ['a forged private opening', 'opening.lock', (commit) => withShown(commit, { face: 99, side: 0 })],
]
const withLast = (commit: CommitMessage, change: object): CommitMessage => ({
  ...commit,
  entries: commit.entries.map((entry, index) =>
    index === commit.entries.length - 1 ? { ...entry, ...change } : entry,
  ),
})
const withShown = (commit: CommitMessage, value: { face: number; side: number }): CommitMessage => ({
  ...commit,
  shown: commit.shown.map(({ seats, opening }) => ({ seats, opening: { ...opening, value } })),
})

test.each(tampered)('%s is noticed, and this phone then accepts no more input', (_, code, tamper) => {
  const { proposal } = act({ verb: 'draw' })
  const commit = commitOf(proposal)
  const update = receiveAll([tamper(commit)])
  expect(ann.flaw?.refusal.code).toBe(code)
  expect(ann.flaw?.entry).toBe(6)
  expect([...update.done, ...update.refused.map(([refused]) => refused)]).toEqual([proposal])
  expect([...(ann.vaults.get(0)?.keys() ?? [])]).toEqual([0, 2])
  expect(codeFor(mint)).toBe('table.differs')
  const before = ann
  receiveAll([commit])
  expect(ann).toBe(before)
})

test('a choice that should replace another but comes too late is refused, and the events of the log are reported', () => {
  const passed = commitOf(act({ verb: 'pass' }).proposal)
  receiveAll([passed])
  dispatch({ kind: 'join', phone: 1, seats: [1], have: 0 })
  dispatch({
    kind: 'propose',
    phone: 1,
    proposal: { kind: 'seat', seat: 1, count: 0, action: { verb: 'pass' }, openings: [] },
  })
  receiveAll(dispatch({ kind: 'stored' }))
  const choice = (coins: number) => act({ verb: 'bid', coins }).proposal
  send(choice(0))
  const late = choice(1)
  expect(ann.pending).toEqual([late])
  const other = { kind: 'seat', seat: 1, count: 1, action: { verb: 'bid', coins: 0 }, openings: [] } as const
  dispatch({ kind: 'propose', phone: 1, proposal: other })
  const { done, refused, events } = receiveAll(dispatch({ kind: 'stored' }))
  expect([done, refused]).toEqual([[], [[late, { code: 'proposal.overtaken' }]]])
  expect(events).toEqual([{ kind: 'joint' }])
  expect(ann.pending).toEqual([])
})
