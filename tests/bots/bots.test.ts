import { describe, expect, test } from 'vitest'
import { sampleWorld } from '../../src/bots/informationSet.ts'
import { type BotRequest, type BotResponse, createRequestHandler } from '../../src/bots/requestHandler.ts'
import { type BlackstoneTypes, game } from '../../src/games/blackstone/game.ts'
import { createGuide } from '../../src/games/blackstone/insight/heuristic/createGuide.ts'
import { totalPointsOf } from '../../src/games/blackstone/rules/court/courtValues.ts'
import type { View } from '../../src/kernel/contract.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction } from '../../src/kernel/playout.ts'
import { seatView } from '../../src/kernel/vault.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { informationSetOf, planActions, playRandomly, startGame } from './playouts.ts'

const TABLES = [...game.modes.values()].map(({ id, seats }) => [id, seats.min] as const)
const sorted = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)

describe('sampling a world', () => {
  test.each(TABLES)('in %s every hidden card is where it may be, and known cards stay', (mode, seats) => {
    const playout = playRandomly(startGame(mode, seats, 1), 40, 2)
    const seat = nextAwaitedSeat(playout) ?? 0
    const informationSet = informationSetOf(playout, seat)
    const world = sampleWorld(informationSet, numbersFrom(3))
    for (const [slot, { value }] of informationSet.vault) expect(world.dealt.get(slot)?.value).toEqual(value)
    const groups = informationSet.guide.unknown(seatView(playout.state, seat, informationSet.vault))
    expect(groups.length).toBeGreaterThan(0)
    for (const { slots, faces } of groups) {
      const real = slots.map((slot) => playout.dealt.get(slot)?.value.face ?? -1)
      // The real cards are among those that may be there; where the whole box is in play, they are exactly those.
      if (slots.length === faces.length) expect(sorted(real)).toEqual(sorted(faces))
      for (const slot of slots) expect(faces).toContain(world.dealt.get(slot)?.value.face)
      expect(new Set(slots).size).toBe(slots.length)
    }
  })

  test('cards that were seen before decks and vassals were reshuffled may be anywhere', () => {
    // Random play is long enough that every deck was used up at least once.
    let playout = startGame('kings-quest', 2, 3, { maxRounds: 0 })
    for (let part = 0; part < 6; part++) {
      playout = playRandomly(playout, 500, part)
      const seat = nextAwaitedSeat(playout)
      if (seat === null) break
      const informationSet = informationSetOf(playout, seat)
      for (const { slots, faces } of informationSet.guide.unknown(seatView(playout.state, seat, informationSet.vault)))
        expect(sorted(slots.map((slot) => playout.dealt.get(slot)?.value.face ?? -1))).toEqual(
          sorted(faces).slice(0, slots.length),
        )
    }
    expect(playout.state.decks.guild.draw.every((slot) => slot > 200)).toBe(true)
  })

  test('a sampled game can be played to its end', () => {
    const playout = playRandomly(startGame('kings-quest', 3, 5, { maxRounds: 10 }), 30, 6)
    const world = sampleWorld(informationSetOf(playout, nextAwaitedSeat(playout) ?? 0), numbersFrom(7))
    expect(playRandomly(world, 5_000, 8).state.outcome).not.toBeNull()
  })
})

/** The same table, with the cards that the seat does not know in another order. */
const redealUnknown = (playout: Playout<BlackstoneTypes>, seed: number): Playout<BlackstoneTypes> => {
  const seat = nextAwaitedSeat(playout) ?? 0
  const { dealt, vaults } = sampleWorld(informationSetOf(playout, seat), numbersFrom(seed))
  return {
    ...playout,
    dealt,
    vaults: vaults.map((vault, owner) => (owner === seat ? (playout.vaults[seat] ?? vault) : vault)),
  }
}

describe('planning', () => {
  test.each(TABLES)('in %s what a seat cannot know does not change its plan', (mode, seats) => {
    for (const seed of [1, 2, 3]) {
      const playout = playRandomly(startGame(mode, seats, seed), 25, seed)
      if (nextAwaitedSeat(playout) === null) continue
      const other = redealUnknown(playout, seed + 50)
      expect([...other.dealt]).not.toEqual([...playout.dealt])
      expect(planActions(other, 9)).toEqual(planActions(playout, 9))
    }
  })

  test.each(TABLES)('in %s all planned actions are legal, one after the other', (mode, seats) => {
    let playout = startGame(mode, seats, 11)
    for (let turn = 0; turn < 6 && nextAwaitedSeat(playout) !== null; turn++)
      for (const action of planActions(playout, turn)) {
        expect(legalActionsIn(playout)).toContainEqual(action)
        playout = playAction(playout, action)
      }
  })

  test('the same seed gives the same plan, and planning leaves the table unchanged', () => {
    const playout = playRandomly(startGame('kings-quest', 2, 4), 20, 4)
    const before = JSON.stringify(playout.state)
    expect(planActions(playout, 1)).toEqual(planActions(playout, 1))
    expect(JSON.stringify(playout.state)).toBe(before)
  })

  test('beats random play', () => {
    let playout = startGame('kings-quest', 2, 21, { maxRounds: 10, families: 'off', intrigue: 'off' })
    const below = numbersFrom(5)
    for (let seat = nextAwaitedSeat(playout); seat !== null; seat = nextAwaitedSeat(playout)) {
      const legal = legalActionsIn(playout)
      const actions = seat === 0 ? planActions(playout, 1) : [legal[below(legal.length)] as BlackstoneTypes['action']]
      playout = actions.reduce((current, action) => playAction(current, action), playout)
    }
    const [own = 0, other = 0] = playout.state.courts.map((court) => totalPointsOf(playout.state, court))
    expect(own).toBeGreaterThan(other + 4)
  })
})

/** Number of cards in the hand of a seat, and whether it knows the first. */
const hand = ({ state, seat, knownCard }: View<BlackstoneTypes['state']>) => {
  const cards = state.courts[seat ?? -1]?.hand ?? []
  return [cards.length, knownCard(cards[0] ?? -1) !== undefined]
}

/** Request handler whose deferred slices run when the test calls `step`. */
const createWorker = () => {
  const responses: BotResponse<BlackstoneTypes>[] = []
  const deferred: (() => void)[] = []
  const ask = createRequestHandler<BlackstoneTypes>({
    game,
    guide: { ...createGuide(game), answers: { hand } },
    respond: (response) => responses.push(response),
    defer: (run) => deferred.push(run),
    randomFrom: numbersFrom,
  })
  return { responses, ask, step: () => deferred.shift()?.(), deferred }
}

const planRequest = (id: number): BotRequest<BlackstoneTypes> => {
  // Both piles are picked: the first turn begins. This level compares plans, so a request takes many slices.
  const playout = playRandomly(startGame('coop', 2, 4, { families: 'off' }), 2, 4)
  const { state, seat, vault } = informationSetOf(playout, nextAwaitedSeat(playout) ?? 0)
  return { kind: 'think', id, state, seat, shown: [...vault.values()], level: 'captain', seed: 1 }
}

describe('a worker', () => {
  test('reports its progress and then its plan, whatever the slices', () => {
    const { responses, ask, step, deferred } = createWorker()
    ask(planRequest(7))
    while (deferred.length > 0) step()
    expect(responses.length).toBeGreaterThan(2)
    expect(responses.every(({ id }) => id === 7)).toBe(true)
    expect(responses.slice(0, -1).every(({ kind }) => kind === 'thinking')).toBe(true)
    const counts = responses.map((response) => ('nodes' in response ? response.nodes : -1))
    expect(counts).toEqual(sorted(counts))
    expect(responses.at(-1)).toMatchObject({ kind: 'planned' })
  })

  test('a cancelled request gives no more responses', () => {
    const { responses, ask, step, deferred } = createWorker()
    ask(planRequest(1))
    ask({ kind: 'cancel', id: 1 })
    const before = responses.length
    while (deferred.length > 0) step()
    expect(responses.length).toBe(before)
    expect(responses.some(({ kind }) => kind === 'planned')).toBe(false)
  })

  test('answers a named question of the game with what the seat knows, while it goes on planning', () => {
    const { responses, ask, step, deferred } = createWorker()
    const playout = playRandomly(startGame('kings-quest', 2, 4, { families: 'off' }), 2, 4)
    const { state, seat, vault } = informationSetOf(playout, nextAwaitedSeat(playout) ?? 0)
    const shown = [...vault.values()]
    ask(planRequest(1))
    ask({ kind: 'ask', id: 2, name: 'hand', about: null, state, seat, shown })
    ask({ kind: 'ask', id: 3, name: 'hand', about: null, state, seat: 1 - seat, shown: [] })
    ask({ kind: 'ask', id: 4, name: 'nothing', about: null, state, seat, shown })
    while (deferred.length > 0) step()
    const hand = [state.courts[seat]?.hand.length, true]
    const others = [state.courts[1 - seat]?.hand.length, false]
    const answers = responses.flatMap((response) =>
      response.kind === 'answered' ? [[response.id, response.answer]] : [],
    )
    expect(answers).toEqual([
      [2, hand],
      [3, others],
      [4, undefined],
    ])
    expect(responses.at(-1)).toMatchObject({ kind: 'planned', id: 1 })
  })

  test('a new request replaces the last', () => {
    const { responses, ask, step, deferred } = createWorker()
    ask(planRequest(1))
    ask(planRequest(2))
    while (deferred.length > 0) step()
    expect(responses.filter(({ kind }) => kind === 'planned').map(({ id }) => id)).toEqual([2])
  })
})
