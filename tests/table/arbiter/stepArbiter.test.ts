import { expect, test } from 'vitest'
import { type ArbiterEffect, type ArbiterState, createArbiterState } from '../../../src/table/arbiter/arbiterState.ts'
import { openGameLog } from '../../../src/table/arbiter/gameLog.ts'
import { type ArbiterEvent, stepArbiter } from '../../../src/table/arbiter/stepArbiter.ts'
import { seatsWithChoice } from '../../../src/table/arbiter/veiledChoices.ts'
import type { CommitMessage, MessageToPhone, Proposal } from '../../../src/table/proposalsAndCommits.ts'
import { type Toy, type ToyAction, toy } from '../../kernel/toyGame.ts'
import { header, unwrap } from '../../kernel/toyLog.ts'

/** Arbiter with phones that have joined: every dispatched event returns the effects that it asks for. */
const createSeatedArbiter = (phones: readonly (readonly number[])[] = [[0], [1], []]) => {
  let arbiterState: ArbiterState<Toy> = createArbiterState(unwrap(openGameLog(toy, header, { seed: 'secret' })))
  const dispatch = (event: ArbiterEvent): readonly ArbiterEffect[] => {
    const [next, effects] = stepArbiter(arbiterState, event)
    arbiterState = next
    return effects
  }
  phones.forEach((seats, phone) => {
    dispatch({ kind: 'join', phone, seats, have: 0 })
  })
  dispatch({ kind: 'begin' })
  dispatch({ kind: 'stored' })
  const propose = (phone: number, proposal: Proposal): readonly ArbiterEffect[] =>
    dispatch({ kind: 'propose', phone, proposal })
  return { dispatch, propose, arbiterState: () => arbiterState }
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

const kinds = (effects: readonly ArbiterEffect[]): readonly string[] =>
  effects.map((effect) => (effect.kind === 'send' ? `${effect.message.kind} to ${effect.phone}` : effect.kind))
const messages = (effects: readonly ArbiterEffect[]): readonly MessageToPhone[] =>
  effects.flatMap((effect) => (effect.kind === 'send' ? [effect.message] : []))
const commits = (effects: readonly ArbiterEffect[]): readonly CommitMessage[] =>
  messages(effects).filter((message) => message.kind === 'commit')
const codes = (effects: readonly ArbiterEffect[]): readonly string[] =>
  messages(effects).map((message) => (message.kind === 'refuse' ? message.refusal.code : message.kind))
const bodies = (effects: readonly ArbiterEffect[]): readonly string[] =>
  effects.flatMap((effect) => (effect.kind === 'store' ? effect.entries.map(({ body }) => body.kind) : []))

test('a move and the draws that it causes are one batch, sent to all phones once it is stored and not before', () => {
  const { propose, dispatch } = createSeatedArbiter()
  const proposed = propose(0, roll(0))
  expect(kinds(proposed)).toEqual(['store'])
  expect(bodies(proposed)).toEqual(['seat', 'chance'])
  const afterStore = dispatch({ kind: 'stored' })
  expect(kinds(afterStore)).toEqual(['commit to 0', 'commit to 1', 'commit to 2'])
  for (const { entries, saved } of commits(afterStore)) expect([entries.length, saved]).toEqual([2, true])
})

test('a private opening goes to the phone of its seat and to no other', () => {
  const { propose, dispatch } = createSeatedArbiter()
  propose(0, act(0, 0, { verb: 'draw' }))
  const afterStore = dispatch({ kind: 'stored' })
  expect(commits(afterStore).map(({ shown }) => shown.length)).toEqual([1, 0, 0])
  expect(commits(afterStore)[0]?.shown[0]).toMatchObject({ seats: [0], opening: { slot: 4 } })
})

test('a phone that joins late receives the entries that it lacks, with the openings of its own seats', () => {
  const { dispatch, arbiterState } = createSeatedArbiter([[0]])
  const effects = dispatch({ kind: 'join', phone: 7, seats: [1], have: 2 })
  expect(kinds(effects)).toEqual(['commit to 7'])
  const [commit] = commits(effects)
  expect(commit?.entries.map(({ seq }) => seq)).toEqual([2, 3, 4])
  expect(commit?.shown.map(({ opening }) => opening.slot)).toEqual([1, 3])
  expect(dispatch({ kind: 'join', phone: 8, seats: [], have: arbiterState().told })).toEqual([])
})

test('a phone that joins while a batch is being stored receives it together with all others', () => {
  const { propose, dispatch } = createSeatedArbiter([[0]])
  propose(0, mint(0))
  const [commit] = commits(dispatch({ kind: 'join', phone: 7, seats: [1], have: 4 }))
  expect(commit?.entries.map(({ seq }) => seq)).toEqual([4])
  expect(commits(dispatch({ kind: 'stored' })).map(({ entries }) => entries.map(({ seq }) => seq))).toEqual([[5], [5]])
})

test('a proposal that comes again is done once and answered with its commit', () => {
  const { propose, dispatch, arbiterState } = createSeatedArbiter()
  propose(0, mint(0))
  expect(propose(0, mint(0))).toEqual([])
  const afterStore = dispatch({ kind: 'stored' })
  expect(kinds(afterStore)).toEqual(['commit to 0', 'commit to 1', 'commit to 2', 'commit to 0'])
  const again = propose(0, mint(0))
  expect(kinds(again)).toEqual(['commit to 0'])
  expect(commits(again)[0]?.entries.map(({ seq }) => seq)).toEqual([5])
  expect(arbiterState().log.replay.state.courts[0]?.coins).toBe(2)
  propose(0, { kind: 'undo', seat: 0, count: 1 })
  dispatch({ kind: 'stored' })
  expect(commits(propose(0, { kind: 'undo', seat: 0, count: 1 }))[0]?.entries.map(({ seq }) => seq)).toEqual([6])
  expect(arbiterState().log.loggedEntries).toHaveLength(7)
})

test('proposals that come while a batch is being stored wait, and are judged in their order', () => {
  const { propose, dispatch } = createSeatedArbiter()
  propose(0, mint(0))
  expect(propose(0, mint(5))).toEqual([])
  expect(propose(0, pass(0, 1))).toEqual([])
  expect(propose(1, pass(1, 0))).toEqual([])
  const first = dispatch({ kind: 'stored' })
  expect(kinds(first).slice(3)).toEqual(['refuse to 0', 'store'])
  expect(bodies(first)).toEqual(['seat'])
  expect(kinds(dispatch({ kind: 'stored' })).slice(3)).toEqual(['store'])
})

test('a phone proposes only for its own seats', () => {
  const { propose } = createSeatedArbiter()
  expect(codes(propose(1, mint(0)))).toEqual(['proposal.seat'])
  expect(codes(propose(2, mint(0)))).toEqual(['proposal.seat'])
  expect(codes(propose(9, mint(0)))).toEqual(['proposal.seat'])
  expect(codes(propose(0, mint(0, -1)))).toEqual(['proposal.seat'])
})

test('a refused proposal changes nothing, and the refusal names it', () => {
  const { propose, arbiterState } = createSeatedArbiter()
  const before = arbiterState()
  expect(messages(propose(0, mint(1)))).toEqual([
    { kind: 'refuse', seat: 0, count: 1, refusal: { code: 'proposal.count' } },
  ])
  expect(codes(propose(0, act(0, 0, { verb: 'cheat' })))).toEqual(['action.malformed'])
  expect(codes(propose(0, bid(0, 0, 0)))).toEqual(['action.illegal'])
  expect(codes(propose(1, mint(0, 1)))).toEqual(['turn.seat'])
  expect(codes(propose(0, { kind: 'undo', seat: 0, count: 0 }))).toEqual(['undo.none'])
  expect(arbiterState()).toEqual(before)
})

test('the log contains the action as the game parsed it, not the object that was sent', () => {
  const { propose, arbiterState } = createSeatedArbiter()
  propose(0, act(0, 0, { verb: 'mint', note: 'x'.repeat(500) }))
  expect(arbiterState().log.loggedEntries.at(-1)?.entry.body).toEqual({
    kind: 'seat',
    seat: 0,
    count: 0,
    action: { verb: 'mint' },
    openings: [],
  })
})

test('a card cannot be played as another', () => {
  const { propose, arbiterState } = createSeatedArbiter()
  const { slot, value, salt } = arbiterState().log.dealer.dealt.get(0) ?? {
    slot: 0,
    value: { face: 0, side: 0 },
    salt: '',
  }
  const forged = { slot, value: { ...value, face: (value.face % 8) + 1 }, salt }
  expect(codes(propose(0, act(0, 0, { verb: 'play', slot: 0 }, [forged])))).toEqual(['opening.lock'])
  expect(kinds(propose(0, act(0, 0, { verb: 'play', slot: 0 }, [{ slot, value, salt }])))).toEqual(['store'])
})

test('a game ends by agreement only from a phone that plays all seats', () => {
  const end: Proposal = { kind: 'end', seat: 0, count: 0, how: 'agreement' }
  expect(codes(createSeatedArbiter().propose(0, end))).toEqual(['end.consent'])
  const together = createSeatedArbiter([[0, 1]])
  expect(bodies(together.propose(0, end))).toEqual(['end'])
  together.dispatch({ kind: 'stored' })
  expect(codes(together.propose(0, end))).toEqual(['turn.over'])
})

test('[B155] no phone concedes for a seat of another while the others play on', () => {
  const leave = (seat: number): Proposal => ({ kind: 'end', seat, count: 0, how: 'leave' })
  const { propose, arbiterState } = createSeatedArbiter()
  for (const [phone, seat] of [
    [0, 1],
    [1, 0],
    [1, 2],
    [7, 0],
  ] as const)
    expect(codes(propose(phone, leave(seat))), `phone ${phone} for seat ${seat}`).toEqual(['proposal.seat'])
  expect(arbiterState().log.loggedEntries.filter(({ entry }) => entry.body.kind === 'end')).toEqual([])
  expect(bodies(propose(1, leave(1)))).toEqual(['end'])
})

test('[B155] a phone concedes for its own seats, and waiting choices are refused', () => {
  const concede = (seat: number): Proposal => ({ kind: 'end', seat, count: 0, how: 'concede' })
  const { propose, dispatch, arbiterState } = createSeatedArbiter()
  expect(codes(propose(0, concede(1)))).toEqual(['proposal.seat'])
  expect(bodies(propose(1, concede(1)))).toEqual(['end'])
  expect(arbiterState().log.loggedEntries.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'concede', seat: 1 })
  dispatch({ kind: 'stored' })
  expect(codes(propose(1, concede(1)))).toEqual(['turn.over'])
  const veiled = createBiddingArbiter()
  veiled.propose(0, bid(0, 1, 1))
  expect(codes(veiled.propose(1, concede(1)))).toEqual(['proposal.overtaken'])
})

const createBiddingArbiter = () => {
  const table = createSeatedArbiter()
  for (const seat of [0, 1]) {
    table.propose(seat, pass(seat, 0))
    table.dispatch({ kind: 'stored' })
  }
  return table
}

test('veiled choices are sent to nobody until all have chosen', () => {
  const { propose, arbiterState } = createBiddingArbiter()
  expect(propose(1, bid(1, 1, 1))).toEqual([])
  expect(propose(1, bid(1, 1, 1))).toEqual([])
  expect(arbiterState().choices).toHaveLength(1)
  expect(arbiterState().log.loggedEntries).toHaveLength(7)
  const joint = propose(0, bid(0, 1, 0))
  expect(bodies(joint)).toEqual(['joint', 'chance'])
  expect(arbiterState().log.loggedEntries[7]?.entry.body).toMatchObject({
    actions: [
      [0, { coins: 0 }, []],
      [1, { coins: 1 }, []],
    ],
  })
})

test('a later choice of a seat replaces its earlier one, but only until the last seat has chosen', () => {
  const { propose, arbiterState } = createBiddingArbiter()
  expect(propose(1, bid(1, 1, 1))).toEqual([])
  expect(propose(1, bid(1, 1, 0))).toEqual([])
  expect(arbiterState().choices).toHaveLength(1)
  expect(codes(propose(1, bid(1, 1, 2)))).toEqual(['action.illegal'])
  expect(bodies(propose(0, bid(0, 1, 0)))).toEqual(['joint'])
  const { body } = arbiterState().log.loggedEntries[7]?.entry ?? {}
  expect(body).toMatchObject({
    kind: 'joint',
    actions: [
      [0, { coins: 0 }, []],
      [1, { coins: 0 }, []],
    ],
  })
  // This choice comes too late and is answered with the joint entry.
  propose(1, bid(1, 1, 1))
  expect(arbiterState().log.loggedEntries[7]?.entry.body).toEqual(body)
})

test('the seats that have chosen are known until the joint move is sent, also while it is being stored', () => {
  const { propose, dispatch, arbiterState } = createBiddingArbiter()
  propose(1, bid(1, 1, 1))
  expect(seatsWithChoice(arbiterState())).toEqual([1])
  propose(0, bid(0, 1, 0))
  expect(arbiterState().choices).toEqual([])
  expect(seatsWithChoice(arbiterState())).toEqual([0, 1])
  dispatch({ kind: 'stored' })
  expect(seatsWithChoice(arbiterState())).toEqual([])
})

test('a choice that another phone makes for the same seat counts, and the earlier one is refused on its phone', () => {
  const { propose, dispatch, arbiterState } = createBiddingArbiter()
  propose(0, bid(0, 1, 0))
  dispatch({ kind: 'join', phone: 2, seats: [0], have: 7 })
  const afterStore = propose(2, bid(0, 1, 1))
  expect([kinds(afterStore), codes(afterStore)]).toEqual([['refuse to 0'], ['proposal.overtaken']])
  expect(arbiterState().choices.map(({ phone, proposal }) => [phone, proposal])).toEqual([[2, bid(0, 1, 1)]])
})

test('a veiled choice that comes again after the joint move is answered with it', () => {
  const { propose, dispatch } = createBiddingArbiter()
  propose(1, bid(1, 1, 1))
  propose(0, bid(0, 1, 0))
  dispatch({ kind: 'stored' })
  const again = propose(1, bid(1, 1, 1))
  expect(commits(again)[0]?.entries.map(({ body }) => body.kind)).toEqual(['joint', 'chance'])
})

test('an illegal veiled choice is refused at once, so that it spoils no joint move', () => {
  const { propose } = createBiddingArbiter()
  expect(codes(propose(0, bid(0, 1, 2)))).toEqual(['action.illegal'])
  expect(codes(propose(0, mint(1)))).toEqual(['action.illegal'])
})

test('an undo refuses the waiting choices', () => {
  const { propose, dispatch } = createBiddingArbiter()
  propose(0, bid(0, 1, 1))
  const undone = propose(1, { kind: 'undo', seat: 1, count: 1 })
  expect(kinds(undone)).toEqual(['refuse to 0', 'store'])
  expect(codes(undone)).toEqual(['proposal.overtaken'])
  dispatch({ kind: 'stored' })
  expect(bodies(propose(1, pass(1, 2)))).toEqual(['seat'])
})

test('a batch that could not be stored is sent as unsaved, and the next one stores it too', () => {
  const { propose, dispatch } = createSeatedArbiter()
  propose(0, mint(0))
  const afterStore = dispatch({ kind: 'notStored' })
  expect(commits(afterStore).map(({ saved }) => saved)).toEqual([false, false, false])
  const next = propose(0, roll(1))
  expect(bodies(next)).toEqual(['seat', 'seat', 'chance'])
  const mended = commits(dispatch({ kind: 'stored' }))
  expect(mended.map(({ saved, entries }) => [saved, entries.length])).toEqual([
    [true, 2],
    [true, 2],
    [true, 2],
  ])
  expect(dispatch({ kind: 'retry' })).toEqual([])
})

test('a retry stores the missing entries, but not while storage is at work', () => {
  const { propose, dispatch } = createSeatedArbiter()
  propose(0, mint(0))
  expect(dispatch({ kind: 'retry' })).toEqual([])
  dispatch({ kind: 'notStored' })
  expect(bodies(dispatch({ kind: 'retry' }))).toEqual(['seat'])
  expect(commits(dispatch({ kind: 'stored' })).map(({ saved, entries }) => [saved, entries.length])).toEqual(
    Array(3).fill([true, 0]),
  )
})
