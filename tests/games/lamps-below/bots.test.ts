/** Bots in Lamps Below: they know what all know, answer whatever is asked, and bring expeditions to their end. */
import { describe, expect, test } from 'vitest'
import { BOT_LEVELS, type BotLevelId, SEARCH_BUDGETS } from '../../../src/bots/levels.ts'
import { planTurn } from '../../../src/bots/planTurn.ts'
import { greedyPlayer } from '../../../src/cli/lamps-below/ladder/greedyPlayer.ts'
import { createGuidedPlayer } from '../../../src/cli/selfplay/guidedPlayer.ts'
import { playMatch } from '../../../src/cli/selfplay/match.ts'
import type { Action } from '../../../src/games/lamps-below/actions.ts'
import { game, type LampsBelowTypes } from '../../../src/games/lamps-below/game.ts'
import { guide } from '../../../src/games/lamps-below/guide.ts'
import { formatAction } from '../../../src/games/lamps-below/notation/formatAction.ts'
import { MODE } from '../../../src/games/lamps-below/options.ts'
import { readPosition } from '../../../src/games/lamps-below/position/readPosition.ts'
import type { State } from '../../../src/games/lamps-below/state.ts'
import type { Seat } from '../../../src/kernel/contract.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { legalActionsIn, nextAwaitedSeat, type Playout, playAction, startPlayout } from '../../../src/kernel/playout.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { ofMany } from '../../nightly.ts'
import { impossibleSlots } from '../possibleCards.ts'
import { busy } from './players.ts'
import { randomOptions } from './recordGame.ts'
import { table } from './testTable.ts'

type Expedition = Playout<LampsBelowTypes>

const start = (seats: number, seed: number): Expedition => {
  const options = withDefaultOptions(MODE, randomOptions(numbersFrom(seed), seats))
  return startPlayout(game, unwrap(game.setup({ mode: MODE.id, options, seats })), seats, chanceFrom(seed))
}

const COMPANY = ['fenna', 'winder', 'hesper', 'callow']

/** Expedition with these cards to come, for a goal that they do not reach. */
const shortExpedition = (seats: number, explorers: number, path: readonly string[]): Expedition => {
  const document = {
    ...{ format: 'lamps-below-position', version: 1 },
    seats: ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, seats),
    ...{ options: { explorers, difficulty: 'hard' }, company: COMPANY.slice(0, explorers) },
    ...{ phase: 'handover', hidden: { path } },
  }
  const { table: setup, hidden } = unwrap(readPosition(document as unknown as Json))
  const stacked = hidden === undefined ? new Map() : unwrap(game.hiddenCards(setup, hidden))
  return startPlayout(game, unwrap(game.setup(setup)), seats, chanceFrom(explorers), stacked)
}

const planOf = (state: State, seat: Seat, level: BotLevelId, seed: number): readonly Action[] => {
  const plan = planTurn({ game, guide, state, seat, vault: EMPTY_VAULT }, SEARCH_BUDGETS[level], numbersFrom(seed))
  let step = plan.next()
  while (!step.done) step = plan.next()
  return step.value.actions
}

/** Moments of an expedition between busy players, one in so many. */
const moments = (seats: number, seed: number, every: number): readonly Expedition[] => {
  const below = numbersFrom(seed)
  const all: Expedition[] = []
  for (
    let now = start(seats, seed);
    nextAwaitedSeat(now) !== null;
    now = playAction(now, busy(legalActionsIn(now), below))
  )
    all.push(now)
  return all.filter((_, index) => index % every === 0)
}

describe('what a bot takes for hidden', () => {
  test.each([1, 2, 4])('is every card that lies face down, each slot once, of %i seats', (seats) => {
    for (const { state, dealt } of moments(seats, seats, 9)) {
      const groups = guide.unknown(seatView(state, 0, EMPTY_VAULT))
      const slots = groups.flatMap((group) => group.slots)
      const decks = [state.path, state.groupCards, state.finds]
      const lying = decks.flatMap(({ next, end }) => Array.from({ length: end - next }, (_, index) => next + index))
      expect(slots).toEqual(lying)
      expect(impossibleSlots(groups, dealt)).toEqual([])
    }
  })

  test('changes no plan: decks that lie otherwise, and dice that fall otherwise, are not looked at', () => {
    // Everything that a guess at hidden cards and at dice could change follows from the numbers that are passed in.
    for (const playout of moments(2, 3, 25)) {
      const { state } = playout
      const seat = nextAwaitedSeat(playout) ?? 0
      expect(planOf(state, seat, 'captain', 1)).toEqual(planOf(state, seat, 'captain', 99))
    }
  })
})

describe('bots of all levels', () => {
  test.each(ofMany([3], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))(
    'play a whole expedition under options of seed %i',
    (seed) => {
      const seats = 1 + (seed % 4)
      const players = Array.from({ length: seats }, (_, seat) =>
        createGuidedPlayer(guide, SEARCH_BUDGETS[BOT_LEVELS[(seat + seed) % 3] ?? 'scout']),
      )
      const { end } = playMatch(start(seats, seed), players, numbersFrom(seed))
      expect(end.state.outcome?.ranks).toHaveLength(seats)
    },
  )

  test.each([
    [1, 1],
    [1, 2],
    [2, 3],
    [4, 4],
  ])('%i seats with %i explorers come through a challenge and a hall', (seats, explorers) => {
    const players = Array.from({ length: seats }, (_, seat) =>
      createGuidedPlayer(guide, SEARCH_BUDGETS[BOT_LEVELS[(seat + explorers) % ofMany(2, 4)] ?? 'scout']),
    )
    const { end } = playMatch(shortExpedition(seats, explorers, ['bones', 'cistern']), players, numbersFrom(explorers))
    expect(end.state.outcome?.decidedBy).toMatch(/^(empty|fallen|death|goal)$/)
  })

  test('greedy explorers of the ladder come to the end of an expedition as well', () => {
    const { end } = playMatch(start(2, 4), [greedyPlayer, greedyPlayer], numbersFrom(4))
    expect(end.state.outcome).not.toBeNull()
  })
})

/** First action of the best level, in its text form. */
const firstOf = (document: object): string => {
  const { state } = table(document)
  const turn = game.turn(state)
  const seat = turn.kind === 'seats' ? (turn.seats[0] ?? 0) : 0
  const [action] = planOf(state, seat, 'captain', 1)
  return action ? formatAction(state, action) : ''
}

const HALL = {
  options: { explorers: 1, difficulty: 'normal' },
  ...{ company: ['marn'], phase: 'turn', card: 'pillars', now: 'marn', track: ['marn', 'A', 'B', 'C'] },
  groups: [{ card: 'crawler-1' }, { card: 'husk-1' }, { card: 'glass-1' }],
}

describe('the best level', () => {
  test('leaves with what meets the goal, rather than search once more [E5]', () => {
    const finds = ['crown', 'crown', 'salve', 'salve', 'flask', 'page', 'page', 'page', 'page', 'page']
    const marn = { at: 'b1', dice: [4, 6], finds, new: ['page'] }
    expect(firstOf({ ...HALL, round: 2, threat: 6, explorers: { marn }, dwellers: {}, caches: ['b2'] })).toBe('leave')
  })

  test('searches with a 6 where one is left, to see two finds [E17]', () => {
    const marn = { at: 'b2', dice: [4, 6] }
    expect(firstOf({ ...HALL, round: 1, threat: 4, explorers: { marn }, dwellers: {}, caches: ['b2'] })).toBe(
      'search six',
    )
  })

  test('goes out with what it must not lose, rather than on to a cache, as the walls close [E13, E14]', () => {
    const finds = ['crown', 'crown', 'salve', 'salve', 'page', 'page', 'page', 'page', 'page']
    const marn = { at: 'a2', dice: [1, 1, 2], wounds: 1, finds, new: ['flask', 'page'] }
    const path = ['bones', 'wall']
    const late = { ...HALL, round: 6, threat: 9, explorers: { marn }, dwellers: {}, caches: ['a4'], hidden: { path } }
    expect(firstOf(late)).toBe('move b1')
  })
})
