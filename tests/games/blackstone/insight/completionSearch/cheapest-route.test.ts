/** The cheapest route to a task, compared with an exhaustive search of two tokens, in nightly runs of three. */
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { TASKS } from '#src/games/blackstone/cards.ts'
import { VASSALS } from '#src/games/blackstone/data/vassals.ts'
import type { BlackstoneTypes } from '#src/games/blackstone/game.ts'
import {
  type CompletionRoute,
  findCheapestRoute,
} from '#src/games/blackstone/insight/completionSearch/findCheapestRoute.ts'
import { formatSpace } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { hashOf } from '#src/kernel/hash64.ts'
import { legalActionsIn, type Playout, playAction } from '#src/kernel/playout.ts'
import { numbersFrom } from '../../../../kernel/seededNumbers.ts'
import { quietRats, type Situation, situation, type Zones } from '../../testTable.ts'

type PlayoutState = Playout<BlackstoneTypes>

/** The number of moves in a row that are tried, and of tables for each family. */
const [DEPTH, TABLES] = process.env.NIGHTLY ? [3, 6] : [2, 5]
const MOVES: readonly Action['kind'][] = ['slide', 'swap', 'flip', 'retain', 'unguard']

/** Vassals that lie open at the start: a route may rely on no others. */
const openVassals = ({ board, piles, courts }: PlayoutState['state']): ReadonlySet<Slot> =>
  new Set([...board, ...piles.flatMap((pile) => pile.slice(-1)), ...courts.flatMap(({ retained }) => retained)])

const tokensOf = ({ state }: PlayoutState): number => {
  const [court] = state.courts
  return court ? court.knights + court.wizards : 0
}

/** Can the card be completed here with vassals that were known from the start? */
const isMet = (node: PlayoutState, legal: readonly Action[], card: Slot, open: ReadonlySet<Slot>): boolean =>
  legal.some(
    (action) =>
      action.kind === 'complete' &&
      action.card === card &&
      [action.left, action.right].every((space) => open.has(node.state.board[space] ?? -1)),
  )

const isKnown = (node: PlayoutState, action: Action, open: ReadonlySet<Slot>): boolean =>
  action.kind !== 'retain' || open.has(node.state.board[action.space] ?? -1)

/**
 * The fewest tokens with which the card can be completed, by trying everything; null where DEPTH moves do not lead to
 * it.
 */
const cheapestByTrying = (from: PlayoutState, card: Slot): number | null => {
  const open = openVassals(from.state)
  const seen = new Set<string>()
  let frontier: readonly PlayoutState[] = [from]
  let cheapest: number | null = null
  for (let depth = 0; depth <= DEPTH; depth++) {
    const next: PlayoutState[] = []
    for (const node of frontier) {
      const hash = hashOf(node.state)
      if (seen.has(hash)) continue
      seen.add(hash)
      const legal = legalActionsIn(node)
      const spent = tokensOf(from) - tokensOf(node)
      if (isMet(node, legal, card, open) && (cheapest === null || spent < cheapest)) cheapest = spent
      if (depth === DEPTH) continue
      for (const action of legal)
        if (MOVES.includes(action.kind) && isKnown(node, action, open)) next.push(playAction(node, action))
    }
    frontier = next
  }
  return cheapest
}

const situationWith = (zones: Zones, knights: number, wizards: number): Situation => {
  const [court = {}, ...others] = zones.courts ?? []
  return situation({ ...zones, courts: [{ ...court, knights, wizards }, ...others] })
}

/** The fewest tokens that are spent with so many more, in every split between Knights and Wizards. */
const cheapestWithMore = (zones: Zones, tokens: readonly [number, number], extraTokens: number): number | null => {
  let cheapest: number | null = null
  for (let knights = 0; knights <= extraTokens; knights++) {
    const s = situationWith(zones, tokens[0] + knights, tokens[1] + extraTokens - knights)
    const spent = cheapestByTrying(s.playout, s.court(0).hand[0] ?? -1)
    if (spent !== null && (cheapest === null || spent < cheapest)) cheapest = spent
  }
  return cheapest
}

const pick = <T>(below: (bound: number) => number, items: readonly T[]): T => items[below(items.length)] as T

/**
 * A small table at random: some vassals, a task, perhaps a family, a guard, cards that make the task cost something.
 */
const randomZones = (seed: number, family: string | null): Zones => {
  const below = numbersFrom(seed)
  const vassals = [...VASSALS]
  const takeVassal = (): string => vassals.splice(below(vassals.length), 1)[0] ?? ''
  const spaces = Array.from({ length: 25 }, (_, space) => formatSpace(space))
  const takeSpace = (): string => spaces.splice(below(spaces.length), 1)[0] ?? ''
  const board = Object.fromEntries(Array.from({ length: 4 + below(3) }, () => [takeSpace(), takeVassal()] as const))
  const task = pick(
    below,
    TASKS.filter(({ type }) => type === 'knight' || type === 'wizard'),
  )
  const { type, id } = task
  const completedTask = pick(
    below,
    TASKS.filter((candidate) => candidate.type === type && candidate.id !== id),
  )
  const guarded = pick(below, Object.keys(board))
  return {
    board,
    piles: [{ top: takeVassal(), count: 3 }, { top: takeVassal(), count: 3 }, { count: 0 }, { count: 0 }],
    courts: [
      {
        hand: [id],
        completed: below(2) === 0 ? { [type]: [completedTask.id] } : {},
        retained: below(2) === 0 ? [takeVassal()] : [],
        pile: 0,
        ...(family && { family }),
      },
      { pile: 1, ...(family && { family: 'hester' }) },
    ],
    ...(family && { options: { families: 'random' }, ...(below(3) === 0 && { guards: [guarded] }) }),
  }
}

const isRoute = (route: unknown): route is CompletionRoute =>
  typeof route === 'object' && route !== null && 'actions' in route

/** Plays the route: each move is legal, and at its end the card can be completed. */
const followRoute = (s: Situation, { actions }: CompletionRoute): void => {
  const card = s.court(0).hand[0] ?? -1
  for (const action of actions) {
    expect(s.legal).toContainEqual(action)
    s.do(action)
  }
  expect(s.legalOf('complete').some((completion) => completion.card === card)).toBe(true)
}

/** Compares the result of the search with that of trying everything. */
const compareWithTrying = (zones: Zones, tokens: readonly [number, number]): 'way' | 'missing' | 'far' => {
  const s = situationWith(zones, ...tokens)
  const route = findCheapestRoute(s.scene, s.court(0).hand[0] ?? -1)
  const total = isRoute(route) ? route.knights + route.wizards : Number.POSITIVE_INFINITY
  const missing = isRoute(route) ? route.missing : DEPTH
  for (let extraTokens = 0; extraTokens < missing && extraTokens <= DEPTH; extraTokens++)
    expect(cheapestWithMore(zones, tokens, extraTokens), `${extraTokens} more`).toBeNull()
  if (!isRoute(route) || total > DEPTH) {
    if (missing <= DEPTH) expect(cheapestWithMore(zones, tokens, missing)).toBeNull()
    return 'far'
  }
  expect(cheapestWithMore(zones, tokens, missing)).toBe(total)
  if (missing > 0) return 'missing'
  followRoute(s, route)
  return 'way'
}

/** The same in the Puzzle Master's Quest, where a space may be left empty. */
const puzzleMasterZones = (seed: number): Zones => {
  const { piles = [], ...zones } = randomZones(seed, null)
  return { ...zones, mode: 'puzzle-master', piles: piles.slice(0, 2), hidden: quietRats }
}

/** The same with a Saboteur and an Assassin in the way. */
const assassinZones = (seed: number): Zones => {
  const { board = {}, ...zones } = randomZones(seed, null)
  const below = numbersFrom(seed)
  const free = Array.from({ length: 25 }, (_, space) => formatSpace(space)).filter((space) => !(space in board))
  const [saboteurSpace = '', assassinSpace = ''] = [free[below(9)], free[9 + below(9)]]
  return { ...zones, board: { ...board, [saboteurSpace]: 'S1', [assassinSpace]: 'A2' }, options: { assassins: 'on' } }
}

describe('the cheapest way to a task is the one that trying everything finds', () => {
  test.each([null, 'corwin', 'thistledown', 'wolfram', 'marbuck', 'gramberly'])('with the family %s', (family) => {
    const results: string[] = []
    for (let seed = 1; seed <= TABLES; seed++) {
      const below = numbersFrom(seed + 500)
      results.push(compareWithTrying(randomZones(seed, family), [below(3), below(3)]))
    }
    expect(results.filter((result) => result !== 'far').length).toBeGreaterThan(1)
  })
})

test.each([
  ['where a space may stay empty', puzzleMasterZones],
  ['where Assassins lie', assassinZones],
])('the same %s', (_, zonesFor) => {
  for (let seed = 1; seed <= TABLES; seed++) {
    const below = numbersFrom(seed + 900)
    compareWithTrying(zonesFor(seed), [below(3), below(3)])
  }
})

test('the search reads no face-down card but the task itself', () => {
  const s = situationWith(randomZones(3, null), 1, 1)
  const card = s.court(0).hand[0] ?? -1
  const requestedSlots = new Set<Slot>()
  const knownCode = (slot: Slot): number => {
    requestedSlots.add(slot)
    return s.scene.knownCode(slot)
  }
  expect(findCheapestRoute({ ...s.scene, knownCode }, card)).toEqual(findCheapestRoute(s.scene, card))
  expect([...requestedSlots]).toEqual([card])
})
