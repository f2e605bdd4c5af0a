/** Playouts, trees and bots in a game in which all choose at once, in secret. */
import { expect, test } from 'vitest'
import type { SearchGuide } from '../../src/bots/guide.ts'
import type { InformationSet } from '../../src/bots/informationSet.ts'
import { planTurn, type SearchBudget } from '../../src/bots/planTurn.ts'
import { sampleWorld } from '../../src/bots/sampleWorld.ts'
import type { Seat, Shape } from '../../src/kernel/contract.ts'
import { countActionSequences } from '../../src/kernel/countActionSequences.ts'
import { hashOf } from '../../src/kernel/hash64.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction, startPlayout } from '../../src/kernel/playout.ts'
import { EMPTY_VAULT, openingsOf } from '../../src/kernel/vault.ts'
import { chanceFrom, numbersFrom } from '../kernel/seededNumbers.ts'
import { FACES, type Toy, toy } from '../kernel/toyGame.ts'
import { header, unwrap } from '../kernel/toyLog.ts'
import { type Action, type Walls, wallsMarket } from './walls-market.ts'
import { wallsMarketGuide } from './walls-market-guide.ts'

const startMarket = (seats: number, seed: number): Playout<Walls> =>
  startPlayout(wallsMarket, unwrap(wallsMarket.setup({ mode: 'market', options: {}, seats })), seats, chanceFrom(seed))

const randomAction = (playout: Playout<Walls>, below: (bound: number) => number): Action => {
  const legal = legalActionsIn(playout)
  return legal[below(legal.length)] as Action
}

/** Plays this many random choices, or to the end of the game. */
const playRandomly = (from: Playout<Walls>, choices: number, seed: number): Playout<Walls> => {
  const below = numbersFrom(seed)
  let playout = from
  for (let made = 0; made < choices && nextAwaitedSeat(playout) !== null; made++)
    playout = playAction(playout, randomAction(playout, below))
  return playout
}

test.each([2, 3, 4])('%i seats choose one after another, and the game comes to its end', (seats) => {
  const end = playRandomly(startMarket(seats, seats), 100, seats)
  expect(wallsMarket.turn(end.state).kind).toBe('over')
  expect(end.state.round).toBe(9)
  expect(end.choices).toEqual([])
})

test('nobody sees what others have chosen: the state is the same until the last choice, and so is what may be chosen', () => {
  const before = playRandomly(startMarket(3, 1), 12, 1)
  expect(nextAwaitedSeat(before)).toBe(0)
  const hash = hashOf(before.state)
  const ownLegal = [0, 1, 2].map((seat) => legalActionsIn(before, seat))
  let playout = before
  for (const seat of [0, 1]) {
    playout = playAction(playout, ownLegal[seat]?.[0] as Action)
    expect([hashOf(playout.state), playout.seq, nextAwaitedSeat(playout)]).toEqual([hash, before.seq, seat + 1])
    expect(legalActionsIn(playout)).toEqual(ownLegal[seat + 1])
  }
  expect(playout.choices.map(([seat]) => seat)).toEqual([0, 1])
  const after = playAction(playout, ownLegal[2]?.[0] as Action)
  expect([after.choices, after.state.round]).toEqual([[], before.state.round + 1])
  expect(hashOf(before.state)).toBe(hash)
})

test('in whatever order seats choose, the result is one joint move, as the rules apply it', () => {
  const before = playRandomly(startMarket(3, 2), 12, 2)
  const chosen = [0, 1, 2].map((seat) => [seat, legalActionsIn(before, seat).at(-1) as Action] as const)
  const playInOrder = (order: readonly Seat[]) =>
    order.reduce((on, seat) => playAction(on, chosen[seat]?.[1] as Action, seat), before)
  const hashes = [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ].map((order) => hashOf(playInOrder(order).state))
  expect(new Set(hashes).size).toBe(1)
  const actions = chosen.map(([seat, action]) => {
    const slots = wallsMarket.openings(before.state, seat, action)
    return [seat, action, openingsOf(before.vaults[seat] ?? EMPTY_VAULT, slots) ?? []] as const
  })
  const applied = unwrap(wallsMarket.apply(before.state, { kind: 'joint', actions }))
  expect(playInOrder([0, 1, 2]).state.players.map(({ at, done }) => [at, done])).toEqual(
    applied.state.players.map(({ at, done }) => [at, done]),
  )
})

test('a tree counts each choice of each seat, and goes on after the joint move', () => {
  // Two contracts each in round 0; then 3 cards in hand, each of which may be played for nothing or at one of its
  // targets.
  const playout = startMarket(2, 3)
  expect(countActionSequences(playout, 2)).toEqual([2, 4])
  const after = playAction(
    playAction(playout, legalActionsIn(playout)[0] as Action),
    legalActionsIn(playout, 1)[0] as Action,
  )
  const [mine, theirs] = [legalActionsIn(after, 0).length, legalActionsIn(after, 1).length]
  expect(mine).toBeGreaterThan(3)
  expect(countActionSequences(after, 2)).toEqual([mine, mine * theirs])
  // What may be chosen in round 1 does not depend on the contract that was kept.
  expect(countActionSequences(playout, 4)).toEqual([2, 4, 4 * mine, 4 * mine * theirs])
})

const BUDGET: SearchBudget = {
  ...{
    beam: { width: 2, nodes: 300 },
    plans: 2,
    worlds: 2,
    rolloutBeam: { width: 1, nodes: 100 },
    rolloutTurns: 1,
    nodesPerTurn: 2_000,
  },
}

const planOf = <G extends Shape>(informationSet: InformationSet<G>, seed: number): readonly G['action'][] => {
  const search = planTurn(informationSet, BUDGET, numbersFrom(seed))
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value.actions
}

/** Plans a choice for this seat from the cards shown to it. */
const planChoice = ({ state, vaults }: Playout<Walls>, seat: Seat, seed: number): readonly Action[] =>
  planOf({ game: wallsMarket, guide: wallsMarketGuide, state, seat, vault: vaults[seat] ?? EMPTY_VAULT }, seed)

test('a bot imagines what the others choose, so that its own choice is the last, whichever seat it has', () => {
  const playout = playRandomly(startMarket(3, 4), 12, 4)
  for (const seat of [0, 1, 2]) {
    const vault = playout.vaults[seat] ?? EMPTY_VAULT
    const world = sampleWorld(
      { game: wallsMarket, guide: wallsMarketGuide, state: playout.state, seat, vault },
      numbersFrom(5),
    )
    expect(nextAwaitedSeat(world)).toBe(seat)
    expect(world.choices.map(([other]) => other)).toEqual([0, 1, 2].filter((other) => other !== seat))
    expect(playAction(world, legalActionsIn(world)[0] as Action).state.round).toBe(playout.state.round + 1)
  }
})

test('a bot plans one choice and no more, the same whatever the others have chosen', () => {
  const before = playRandomly(startMarket(3, 6), 12, 6)
  for (const seat of [1, 2]) {
    const chosen = [0, 1]
      .filter((other) => other < seat)
      .reduce((on, other) => playAction(on, legalActionsIn(on, other).at(-1) as Action, other), before)
    const actions = planChoice(before, seat, 7)
    expect(actions).toHaveLength(1)
    expect(legalActionsIn(chosen)).toContainEqual(actions[0])
    expect(planChoice(chosen, seat, 7)).toEqual(actions)
  }
})

test('bots play each other to the end, and against choices at random they come first', () => {
  const ranks = [0, 1, 2].flatMap((bot) => {
    const below = numbersFrom(bot)
    let playout = startMarket(3, 10 + bot)
    for (
      let seat = nextAwaitedSeat(playout), made = 0;
      seat !== null && made < 100;
      seat = nextAwaitedSeat(playout), made++
    ) {
      const [action] = seat === bot ? planChoice(playout, seat, playout.seq) : [randomAction(playout, below)]
      playout = playAction(playout, action as Action)
    }
    const turn = wallsMarket.turn(playout.state)
    return turn.kind === 'over' ? [turn.outcome.ranks[bot]] : []
  })
  expect(ranks).toEqual([1, 1, 1])
})

test('a playout also passes a bid in the middle of a game of turns', () => {
  let playout = startPlayout<Toy>(
    toy,
    unwrap(toy.setup({ mode: 'plain', options: header.options, seats: 2 })),
    2,
    chanceFrom(1),
  )
  const below = numbersFrom(1)
  let bids = 0
  for (let made = 0; nextAwaitedSeat(playout) !== null && made < 200; made++) {
    const legal = legalActionsIn(playout)
    bids += playout.choices.length
    playout = playAction(
      playout,
      (legal.find(({ verb }) => verb === 'pass') ?? legal[below(legal.length)]) as Toy['action'],
    )
  }
  expect([nextAwaitedSeat(playout), bids > 0]).toEqual([null, true])
})

test('the choices of others reveal something, though no card is turned: a plan ends with the own choice', () => {
  const { state, vaults } = startPlayout<Toy>(
    toy,
    unwrap(toy.setup({ mode: 'plain', options: header.options, seats: 2 })),
    2,
    chanceFrom(2),
  )
  // Nobody has a coin to bid, so nobody draws, and the seat whose turn it is goes on.
  const broke = { ...state, bidding: true, courts: state.courts.map((court) => ({ ...court, coins: 0 })) }
  const guide: SearchGuide<Toy> = {
    unknown: ({ state: { deck, courts }, knownCard }) => {
      const slots = [...deck, ...courts.flatMap(({ hand }) => hand)].filter((slot) => knownCard(slot) === undefined)
      return [{ slots, faces: FACES, sides: 2 }]
    },
    held: ({ courts }) => courts.map(({ hand }) => hand),
    turn: ({ rounds }) => rounds,
    onTurn: ({ active }) => active,
    evaluate: ({ state, seat }) => state.courts[seat ?? 0]?.coins ?? 0,
    ...{ usesRollouts: () => false, costFactor: () => 1, ahead: () => 0, sensible: (_, legal) => legal },
    ...{ preference: () => 0, attention: () => 0 },
  }
  const informationSet = { game: toy, guide, state: broke, seat: 0, vault: vaults[0] ?? EMPTY_VAULT }
  expect(planOf(informationSet, 3)).toEqual([{ verb: 'bid', coins: 0 }])
})
