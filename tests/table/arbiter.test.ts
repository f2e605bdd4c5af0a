import { expect, test } from 'vitest'
import { type ArbiterEvent, step } from '../../src/table/arbiter.ts'
import { openBook } from '../../src/table/book.ts'
import { type Docket, type Effect, emptyTable } from '../../src/table/docket.ts'
import type { Commit, Proposal, ToPhone } from '../../src/table/messages.ts'
import { type Toy, type ToyAction, toy } from '../kernel/toy.ts'
import { header, sure } from '../kernel/trusted.ts'

/** An arbiter under the hand: every event gives the effects that it asked for. */
const seated = (phones: readonly (readonly number[])[] = [[0], [1], []]) => {
  let docket: Docket<Toy> = emptyTable(sure(openBook(toy, header, { seed: 'secret' })))
  const take = (event: ArbiterEvent): readonly Effect[] => {
    const [next, effects] = step(docket, event)
    docket = next
    return effects
  }
  phones.forEach((seats, phone) => {
    take({ kind: 'join', phone, seats, have: 0 })
  })
  take({ kind: 'begin' })
  take({ kind: 'stored' })
  const propose = (phone: number, proposal: Proposal): readonly Effect[] => take({ kind: 'propose', phone, proposal })
  return { take, propose, docket: () => docket }
}
const act = (
  seat: number,
  count: number,
  action: object,
  openings: Extract<Proposal, { kind: 'seat' }>['openings'] = [],
): Proposal => ({
  ...{ kind: 'seat', seat, count, action, openings },
})
const mint = (count: number, seat = 0) => act(seat, count, { verb: 'mint' } satisfies ToyAction)
const roll = (count: number) => act(0, count, { verb: 'roll' } satisfies ToyAction)
const pass = (seat: number, count: number) => act(seat, count, { verb: 'pass' } satisfies ToyAction)
const bid = (seat: number, count: number, coins: number) => act(seat, count, { verb: 'bid', coins } satisfies ToyAction)

const kinds = (effects: readonly Effect[]): readonly string[] =>
  effects.map((effect) => (effect.kind === 'send' ? `${effect.message.kind} to ${effect.phone}` : effect.kind))
const messages = (effects: readonly Effect[]): readonly ToPhone[] =>
  effects.flatMap((effect) => (effect.kind === 'send' ? [effect.message] : []))
const commits = (effects: readonly Effect[]): readonly Commit[] =>
  messages(effects).filter((message) => message.kind === 'commit')
const codes = (effects: readonly Effect[]): readonly string[] =>
  messages(effects).map((message) => (message.kind === 'refuse' ? message.refusal.code : message.kind))
const bodies = (effects: readonly Effect[]): readonly string[] =>
  effects.flatMap((effect) => (effect.kind === 'store' ? effect.entries.map(({ body }) => body.kind) : []))

test('a deed and the draws that it causes are one batch, told to all when it is stored and not before', () => {
  const { propose, take } = seated()
  const asked = propose(0, roll(0))
  expect(kinds(asked)).toEqual(['store'])
  expect(bodies(asked)).toEqual(['seat', 'chance'])
  const told = take({ kind: 'stored' })
  expect(kinds(told)).toEqual(['commit to 0', 'commit to 1', 'commit to 2'])
  for (const { entries, saved } of commits(told)) expect([entries.length, saved]).toEqual([2, true])
})

test('a private opening goes to the phone of its seat and to no other', () => {
  const { propose, take } = seated()
  propose(0, act(0, 0, { verb: 'draw' }))
  const told = take({ kind: 'stored' })
  expect(commits(told).map(({ shown }) => shown.length)).toEqual([1, 0, 0])
  expect(commits(told)[0]?.shown[0]).toMatchObject({ seats: [0], opening: { slot: 4 } })
})

test('a phone that joins late is told what it lacks, with the openings of its own seats', () => {
  const { take, docket } = seated([[0]])
  const effects = take({ kind: 'join', phone: 7, seats: [1], have: 2 })
  expect(kinds(effects)).toEqual(['commit to 7'])
  const [commit] = commits(effects)
  expect(commit?.entries.map(({ seq }) => seq)).toEqual([2, 3, 4])
  expect(commit?.shown.map(({ opening }) => opening.slot)).toEqual([1, 3])
  expect(take({ kind: 'join', phone: 8, seats: [], have: docket().told })).toEqual([])
})

test('a phone that joins while a batch is being stored is told of it with all others', () => {
  const { propose, take } = seated([[0]])
  propose(0, mint(0))
  const [commit] = commits(take({ kind: 'join', phone: 7, seats: [1], have: 4 }))
  expect(commit?.entries.map(({ seq }) => seq)).toEqual([4])
  expect(commits(take({ kind: 'stored' })).map(({ entries }) => entries.map(({ seq }) => seq))).toEqual([[5], [5]])
})

test('a proposal that comes again is done once and answered with its commit', () => {
  const { propose, take, docket } = seated()
  propose(0, mint(0))
  expect(propose(0, mint(0))).toEqual([])
  const told = take({ kind: 'stored' })
  expect(kinds(told)).toEqual(['commit to 0', 'commit to 1', 'commit to 2', 'commit to 0'])
  const again = propose(0, mint(0))
  expect(kinds(again)).toEqual(['commit to 0'])
  expect(commits(again)[0]?.entries.map(({ seq }) => seq)).toEqual([5])
  expect(docket().book.replay.state.courts[0]?.coins).toBe(2)
  propose(0, { kind: 'undo', seat: 0, count: 1 })
  take({ kind: 'stored' })
  expect(commits(propose(0, { kind: 'undo', seat: 0, count: 1 }))[0]?.entries.map(({ seq }) => seq)).toEqual([6])
  expect(docket().book.lines).toHaveLength(7)
})

test('proposals that come while a batch is being stored wait, and are judged in their order', () => {
  const { propose, take } = seated()
  propose(0, mint(0))
  expect(propose(0, mint(5))).toEqual([])
  expect(propose(0, pass(0, 1))).toEqual([])
  expect(propose(1, pass(1, 0))).toEqual([])
  const first = take({ kind: 'stored' })
  expect(kinds(first).slice(3)).toEqual(['refuse to 0', 'store'])
  expect(bodies(first)).toEqual(['seat'])
  expect(kinds(take({ kind: 'stored' })).slice(3)).toEqual(['store'])
})

test('a phone speaks only for its own seats', () => {
  const { propose } = seated()
  expect(codes(propose(1, mint(0)))).toEqual(['proposal.seat'])
  expect(codes(propose(2, mint(0)))).toEqual(['proposal.seat'])
  expect(codes(propose(9, mint(0)))).toEqual(['proposal.seat'])
  expect(codes(propose(0, mint(0, -1)))).toEqual(['proposal.seat'])
})

test('what is refused changes nothing, and the refusal names its proposal', () => {
  const { propose, docket } = seated()
  const before = docket()
  expect(messages(propose(0, mint(1)))).toEqual([
    { kind: 'refuse', seat: 0, count: 1, refusal: { code: 'proposal.count' } },
  ])
  expect(codes(propose(0, act(0, 0, { verb: 'cheat' })))).toEqual(['action.malformed'])
  expect(codes(propose(0, bid(0, 0, 0)))).toEqual(['action.illegal'])
  expect(codes(propose(1, mint(0, 1)))).toEqual(['turn.seat'])
  expect(codes(propose(0, { kind: 'undo', seat: 0, count: 0 }))).toEqual(['undo.none'])
  expect(docket()).toEqual(before)
})

test('the log holds the action that the game read, not the object that came', () => {
  const { propose, docket } = seated()
  propose(0, act(0, 0, { verb: 'mint', note: 'x'.repeat(500) }))
  expect(docket().book.lines.at(-1)?.entry.body).toEqual({
    kind: 'seat',
    seat: 0,
    count: 0,
    action: { verb: 'mint' },
    openings: [],
  })
})

test('a card cannot be played as another', () => {
  const { propose, docket } = seated()
  const { slot, value, salt } = docket().book.dealer.dealt.get(0) ?? { slot: 0, value: { face: 0, side: 0 }, salt: '' }
  const forged = { slot, value: { ...value, face: (value.face % 8) + 1 }, salt }
  expect(codes(propose(0, act(0, 0, { verb: 'play', slot: 0 }, [forged])))).toEqual(['opening.lock'])
  expect(kinds(propose(0, act(0, 0, { verb: 'play', slot: 0 }, [{ slot, value, salt }])))).toEqual(['store'])
})

test('a game ends by agreement only from a phone that speaks for all', () => {
  const end: Proposal = { kind: 'end', seat: 0, count: 0, how: 'agreement' }
  expect(codes(seated().propose(0, end))).toEqual(['end.consent'])
  const together = seated([[0, 1]])
  expect(bodies(together.propose(0, end))).toEqual(['end'])
  together.take({ kind: 'stored' })
  expect(codes(together.propose(0, end))).toEqual(['turn.over'])
})

test('[155] a phone concedes for its own seats, and held choices are handed back', () => {
  const concede = (seat: number): Proposal => ({ kind: 'end', seat, count: 0, how: 'concede' })
  const { propose, take, docket } = seated()
  expect(codes(propose(0, concede(1)))).toEqual(['proposal.seat'])
  expect(bodies(propose(1, concede(1)))).toEqual(['end'])
  expect(docket().book.lines.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'concede', seat: 1 })
  take({ kind: 'stored' })
  expect(codes(propose(1, concede(1)))).toEqual(['turn.over'])
  const veiled = bidding()
  veiled.propose(0, bid(0, 1, 1))
  expect(codes(veiled.propose(1, concede(1)))).toEqual(['proposal.overtaken'])
})

const bidding = () => {
  const table = seated()
  for (const seat of [0, 1]) {
    table.propose(seat, pass(seat, 0))
    table.take({ kind: 'stored' })
  }
  return table
}

test('veiled choices are told to nobody until all have chosen', () => {
  const { propose, docket } = bidding()
  expect(propose(1, bid(1, 1, 1))).toEqual([])
  expect(propose(1, bid(1, 1, 0))).toEqual([])
  expect(docket().choices).toHaveLength(1)
  expect(docket().book.lines).toHaveLength(7)
  const joint = propose(0, bid(0, 1, 0))
  expect(bodies(joint)).toEqual(['joint', 'chance'])
  expect(docket().book.lines[7]?.entry.body).toMatchObject({
    actions: [
      [0, { coins: 0 }, []],
      [1, { coins: 1 }, []],
    ],
  })
})

test('a veiled choice that comes again after the joint deed is answered with it', () => {
  const { propose, take } = bidding()
  propose(1, bid(1, 1, 1))
  propose(0, bid(0, 1, 0))
  take({ kind: 'stored' })
  const again = propose(1, bid(1, 1, 1))
  expect(commits(again)[0]?.entries.map(({ body }) => body.kind)).toEqual(['joint', 'chance'])
})

test('a veiled choice that is not legal is refused at once, so that it spoils no joint deed', () => {
  const { propose } = bidding()
  expect(codes(propose(0, bid(0, 1, 2)))).toEqual(['action.illegal'])
  expect(codes(propose(0, mint(1)))).toEqual(['action.illegal'])
})

test('an undo hands held choices back', () => {
  const { propose, take } = bidding()
  propose(0, bid(0, 1, 1))
  const undone = propose(1, { kind: 'undo', seat: 1, count: 1 })
  expect(kinds(undone)).toEqual(['refuse to 0', 'store'])
  expect(codes(undone)).toEqual(['proposal.overtaken'])
  take({ kind: 'stored' })
  expect(bodies(propose(1, pass(1, 2)))).toEqual(['seat'])
})

test('a batch that could not be stored is told as unsaved, and the next one stores it too', () => {
  const { propose, take } = seated()
  propose(0, mint(0))
  const told = take({ kind: 'notStored' })
  expect(commits(told).map(({ saved }) => saved)).toEqual([false, false, false])
  const next = propose(0, roll(1))
  expect(bodies(next)).toEqual(['seat', 'seat', 'chance'])
  const mended = commits(take({ kind: 'stored' }))
  expect(mended.map(({ saved, entries }) => [saved, entries.length])).toEqual([
    [true, 2],
    [true, 2],
    [true, 2],
  ])
  expect(take({ kind: 'retry' })).toEqual([])
})

test('a retry asks for what is missing, and not while storage is at work', () => {
  const { propose, take } = seated()
  propose(0, mint(0))
  expect(take({ kind: 'retry' })).toEqual([])
  take({ kind: 'notStored' })
  expect(bodies(take({ kind: 'retry' }))).toEqual(['seat'])
  expect(commits(take({ kind: 'stored' })).map(({ saved, entries }) => [saved, entries.length])).toEqual(
    Array(3).fill([true, 0]),
  )
})
