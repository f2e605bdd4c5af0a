import { beforeEach, expect, test } from 'vitest'
import { type ArbiterEvent, step } from '../../src/table/arbiter.ts'
import { openBook } from '../../src/table/book.ts'
import { type Docket, emptyTable } from '../../src/table/docket.ts'
import { type Follower, seatFollower } from '../../src/table/follower.ts'
import type { Commit, ToPhone } from '../../src/table/messages.ts'
import { propose, type Wish } from '../../src/table/propose.ts'
import { receive } from '../../src/table/receive.ts'
import { type Toy, type ToyAction, toy } from '../kernel/toy.ts'
import { codeOf, header, sure } from '../kernel/trusted.ts'

let docket: Docket<Toy>
let ann: Follower<Toy>

const take = (event: ArbiterEvent): readonly ToPhone[] => {
  const [next, effects] = step(docket, event)
  docket = next
  return effects.flatMap((effect) => (effect.kind === 'send' && effect.phone === 0 ? [effect.message] : []))
}
const hear = (messages: readonly ToPhone[]) => {
  const all = messages.map((message) => {
    const [next, news] = receive(ann, message)
    ann = next
    return news
  })
  return {
    events: all.flatMap(({ events }) => events),
    done: all.flatMap(({ done }) => done),
    refused: all.flatMap(({ refused }) => refused),
  }
}
/** Echoes a wish of Ann's and gives the proposal, which is not sent yet. */
const wish = (wanted: Wish<ToyAction>) => {
  const proposed = sure(propose(ann, 0, wanted))
  ann = proposed.follower
  return proposed
}
const act = (action: ToyAction) => wish({ kind: 'act', action })
const send = (proposal: ReturnType<typeof wish>['proposal']) => take({ kind: 'propose', phone: 0, proposal })
const commitOf = (proposal: ReturnType<typeof wish>['proposal']): Commit => {
  send(proposal)
  const [commit] = take({ kind: 'stored' })
  if (commit?.kind !== 'commit') throw new Error('no commit')
  return commit
}
const codeFor = (wanted: Wish<ToyAction>, seat = 0) => codeOf(propose(ann, seat, wanted))
const mint = { kind: 'act', action: { verb: 'mint' } } as const

beforeEach(() => {
  docket = emptyTable(sure(openBook(toy, header, { seed: 'secret' })))
  ann = seatFollower([0], docket.book.replay, [], [])
  take({ kind: 'join', phone: 0, seats: [0], have: 0 })
  take({ kind: 'begin' })
  hear(take({ kind: 'stored' }))
})

test('an echo tells its events, and the commit does not tell them again', () => {
  const { events, proposal } = act({ verb: 'roll' })
  expect(events).toEqual([{ kind: 'seat', seat: 0 }])
  expect(ann.replay.seq).toBe(5)
  const news = hear([commitOf(proposal)])
  expect(news.events).toEqual([{ kind: 'chance' }])
  expect(news.done).toEqual([proposal])
  expect(ann.echo).toBe(ann.replay)
})

test('a commit that comes again changes nothing', () => {
  const commit = commitOf(act({ verb: 'draw' }).proposal)
  hear([commit])
  const before = ann
  expect(hear([commit])).toEqual({ events: [], done: [], refused: [] })
  expect(ann.replay).toBe(before.replay)
  expect(ann.vaults).toEqual(before.vaults)
  expect(ann.flaw).toBeNull()
})

test('a refused deed takes its echo with it, and what stood on it is refused in turn', () => {
  const first = act({ verb: 'pass' }).proposal
  const second = wish({ kind: 'undo' }).proposal
  const third = act({ verb: 'mint' }).proposal
  hear([{ kind: 'refuse', seat: 0, count: 0, refusal: { code: 'test' } }])
  expect(ann.pending).toEqual([second, third])
  expect(ann.echo.state).toEqual(ann.replay.state)
  expect(codeFor(mint)).toBe('table.wait')
  expect(hear(send(second)).refused).toEqual([[second, { code: 'proposal.count' }]])
  expect(codeFor(mint)).toBe('table.wait')
  expect(hear(send(third)).refused).toEqual([[third, { code: 'proposal.count' }]])
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

test('[155] of two seats that concede at once the first does, and the other hears that the game is over', () => {
  const { proposal } = wish({ kind: 'end', how: 'concede' })
  take({ kind: 'join', phone: 1, seats: [1], have: 5 })
  take({ kind: 'propose', phone: 1, proposal: { kind: 'end', seat: 1, count: 0, how: 'concede' } })
  expect(send(proposal)).toEqual([])
  const news = hear(take({ kind: 'stored' }))
  expect(news.done).toEqual([])
  expect(news.refused).toEqual([[proposal, { code: 'turn.over' }]])
  expect(ann.replay.turn).toMatchObject({ outcome: { ranks: [1, 2] } })
})

test('only what was shown to a seat is in its vault, and an undo takes nothing out', () => {
  expect([...(ann.vaults.get(0)?.keys() ?? [])]).toEqual([0, 2])
  hear([commitOf(act({ verb: 'play', slot: 0 }).proposal)])
  hear([commitOf(wish({ kind: 'undo' }).proposal)])
  expect([...(ann.vaults.get(0)?.keys() ?? [])]).toEqual([0, 2])
  expect(codeFor({ kind: 'act', action: { verb: 'play', slot: 0 } })).toBe('taken')
  expect(codeFor({ kind: 'act', action: { verb: 'play', slot: 1 } })).toBe('opening.unknown')
})

const tampered: readonly (readonly [string, string, (commit: Commit) => Commit])[] = [
  ['a wrong hash', 'entry.hash', (commit) => withLast(commit, { hash: '0123456789abcdef' })],
  ['a gap', 'entry.seq', (commit) => ({ ...commit, entries: commit.entries.slice(1) })],
  ['an entry of an old epoch', 'entry.epoch', (commit) => withLast(commit, { epoch: -1 })],
  ['a forged private opening', 'opening.lock', (commit) => withShown(commit, { face: 99, side: 0 })],
]
const withLast = (commit: Commit, change: object): Commit => ({
  ...commit,
  entries: commit.entries.map((entry, index) =>
    index === commit.entries.length - 1 ? { ...entry, ...change } : entry,
  ),
})
const withShown = (commit: Commit, value: { face: number; side: number }): Commit => ({
  ...commit,
  shown: commit.shown.map(({ seats, opening }) => ({ seats, opening: { ...opening, value } })),
})

test.each(tampered)('%s is noticed, and this phone then takes no more input', (_, code, tamper) => {
  const { proposal } = act({ verb: 'draw' })
  const commit = commitOf(proposal)
  const news = hear([tamper(commit)])
  expect(ann.flaw?.refusal.code).toBe(code)
  expect(ann.flaw?.entry).toBe(6)
  expect([...news.done, ...news.refused.map(([refused]) => refused)]).toEqual([proposal])
  expect([...(ann.vaults.get(0)?.keys() ?? [])]).toEqual([0, 2])
  expect(codeFor(mint)).toBe('table.differs')
  const before = ann
  hear([commit])
  expect(ann).toBe(before)
})
