/** The cheapest way to a task, against a search of everything that may be done with two tokens, by night with three. */
import { describe, expect, test, vi } from 'vitest'
import type { Action } from '../../../../src/games/blackstone/actions.ts'
import { TASKS } from '../../../../src/games/blackstone/cards.ts'
import { VASSALS } from '../../../../src/games/blackstone/data/vassals.ts'
import type { Blackstone } from '../../../../src/games/blackstone/index.ts'
import { cheapestWay, type Way } from '../../../../src/games/blackstone/insight/cheapest/cheapest.ts'
import { makeSpace } from '../../../../src/games/blackstone/notation/cards.ts'
import type { Slot } from '../../../../src/kernel/contract.ts'
import { hashOf } from '../../../../src/kernel/hash.ts'
import { legalIn, type Playout, playOn } from '../../../../src/kernel/playout.ts'
import { numbersFrom } from '../../../kernel/seed.ts'
import { calm, type Situation, situation, type Zones } from '../situation.ts'

vi.setConfig({ testTimeout: 120_000 })

type At = Playout<Blackstone>

/** Deeds that are tried one after the other, and tables that are tried for each family. */
const [DEPTH, TABLES] = process.env.NIGHTLY ? [3, 12] : [2, 5]
const MOVES: readonly Action['kind'][] = ['slide', 'swap', 'flip', 'retain', 'unguard']

/** Vassals that lie open before anything is done: nobody can count on others. */
const openIn = ({ board, piles, courts }: At['state']): ReadonlySet<Slot> =>
  new Set([...board, ...piles.flatMap((pile) => pile.slice(-1)), ...courts.flatMap(({ retained }) => retained)])

const tokensOf = ({ state }: At): number => {
  const [court] = state.courts
  return court ? court.knights + court.wizards : 0
}

/** Can the card be completed here with vassals that were known from the start? */
const isMet = (at: At, legal: readonly Action[], card: Slot, open: ReadonlySet<Slot>): boolean =>
  legal.some(
    (action) =>
      action.kind === 'complete' &&
      action.card === card &&
      [action.left, action.right].every((space) => open.has(at.state.board[space] ?? -1)),
  )

const isKnown = (at: At, action: Action, open: ReadonlySet<Slot>): boolean =>
  action.kind !== 'retain' || open.has(at.state.board[action.space] ?? -1)

/** The fewest tokens with which the card can be completed, by trying everything; null where three deeds do not lead to it. */
const byTrying = (from: At, card: Slot): number | null => {
  const open = openIn(from.state)
  const seen = new Set<string>()
  let front: readonly At[] = [from]
  let least: number | null = null
  for (let depth = 0; depth <= DEPTH; depth++) {
    const next: At[] = []
    for (const at of front) {
      const name = hashOf(at.state)
      if (seen.has(name)) continue
      seen.add(name)
      const legal = legalIn(at)
      const spent = tokensOf(from) - tokensOf(at)
      if (isMet(at, legal, card, open) && (least === null || spent < least)) least = spent
      if (depth === DEPTH) continue
      for (const action of legal)
        if (MOVES.includes(action.kind) && isKnown(at, action, open)) next.push(playOn(at, action))
    }
    front = next
  }
  return least
}

const given = (zones: Zones, knights: number, wizards: number): Situation => {
  const [court = {}, ...others] = zones.courts ?? []
  return situation({ ...zones, courts: [{ ...court, knights, wizards }, ...others] })
}

/** The same with so many tokens more, shared out in every way: the fewest that are spent. */
const withMore = (zones: Zones, have: readonly [number, number], more: number): number | null => {
  let least: number | null = null
  for (let knights = 0; knights <= more; knights++) {
    const s = given(zones, have[0] + knights, have[1] + more - knights)
    const spent = byTrying(s.playout, s.court(0).hand[0] ?? -1)
    if (spent !== null && (least === null || spent < least)) least = spent
  }
  return least
}

const pick = <T>(below: (bound: number) => number, items: readonly T[]): T => items[below(items.length)] as T

/** A small table at random: some vassals, a task, perhaps a family, a guard, cards that make the task cost something. */
const randomZones = (seed: number, family: string | null): Zones => {
  const below = numbersFrom(seed)
  const vassals = [...VASSALS]
  const draw = (): string => vassals.splice(below(vassals.length), 1)[0] ?? ''
  const spaces = Array.from({ length: 25 }, (_, space) => makeSpace(space))
  const free = (): string => spaces.splice(below(spaces.length), 1)[0] ?? ''
  const board = Object.fromEntries(Array.from({ length: 4 + below(3) }, () => [free(), draw()] as const))
  const task = pick(
    below,
    TASKS.filter(({ type }) => type === 'knight' || type === 'wizard'),
  )
  const { type, id } = task
  const other = pick(
    below,
    TASKS.filter((one) => one.type === type && one.id !== id),
  )
  const guarded = pick(below, Object.keys(board))
  return {
    board,
    piles: [{ top: draw(), count: 3 }, { top: draw(), count: 3 }, { count: 0 }, { count: 0 }],
    courts: [
      {
        hand: [id],
        completed: below(2) === 0 ? { [type]: [other.id] } : {},
        retained: below(2) === 0 ? [draw()] : [],
        pile: 0,
        ...(family && { family }),
      },
      { pile: 1, ...(family && { family: 'hester' }) },
    ],
    ...(family && { options: { families: 'random' }, ...(below(3) === 0 && { guards: [guarded] }) }),
  }
}

const isWay = (way: unknown): way is Way => typeof way === 'object' && way !== null && 'actions' in way

/** Plays the way: legal one after the other, and at its end the card can be completed. */
const follow = (s: Situation, { actions }: Way): void => {
  const card = s.court(0).hand[0] ?? -1
  for (const action of actions) {
    expect(s.legal).toContainEqual(action)
    s.do(action)
  }
  expect(s.legalOf('complete').some((one) => one.card === card)).toBe(true)
}

/** What the search says of a table, and what trying everything says. */
const compare = (zones: Zones, have: readonly [number, number]): 'way' | 'missing' | 'far' => {
  const s = given(zones, ...have)
  const way = cheapestWay(s.scene, s.court(0).hand[0] ?? -1)
  const total = isWay(way) ? way.knights + way.wizards : Number.POSITIVE_INFINITY
  const missing = isWay(way) ? way.missing : DEPTH
  for (let more = 0; more < missing && more <= DEPTH; more++)
    expect(withMore(zones, have, more), `${more} more`).toBeNull()
  if (!isWay(way) || total > DEPTH) {
    if (missing <= DEPTH) expect(withMore(zones, have, missing)).toBeNull()
    return 'far'
  }
  expect(withMore(zones, have, missing)).toBe(total)
  if (missing > 0) return 'missing'
  follow(s, way)
  return 'way'
}

/** The same in the Puzzle Master's Quest, where a space may be left empty. */
const puzzling = (seed: number): Zones => {
  const { piles = [], ...zones } = randomZones(seed, null)
  return { ...zones, mode: 'puzzle-master', piles: piles.slice(0, 2), hidden: calm }
}

/** The same with a Saboteur and an Assassin in the way. */
const mined = (seed: number): Zones => {
  const { board = {}, ...zones } = randomZones(seed, null)
  const below = numbersFrom(seed)
  const free = Array.from({ length: 25 }, (_, space) => makeSpace(space)).filter((space) => !(space in board))
  const [one = '', other = ''] = [free[below(9)], free[9 + below(9)]]
  return { ...zones, board: { ...board, [one]: 'S1', [other]: 'A2' }, options: { assassins: 'on' } }
}

describe('the cheapest way to a task is the one that trying everything finds', () => {
  test.each([null, 'corwin', 'thistledown', 'wolfram', 'marbuck', 'gramberly'])('with the family %s', (family) => {
    const came: string[] = []
    for (let seed = 1; seed <= TABLES; seed++) {
      const below = numbersFrom(seed + 500)
      came.push(compare(randomZones(seed, family), [below(3), below(3)]))
    }
    expect(came.filter((one) => one !== 'far').length).toBeGreaterThan(1)
  })
})

test.each([
  ['where a space may stay empty', puzzling],
  ['where Assassins lie', mined],
])('the same %s', (_, zonesFor) => {
  for (let seed = 1; seed <= TABLES; seed++) {
    const below = numbersFrom(seed + 900)
    compare(zonesFor(seed), [below(3), below(3)])
  }
})

test('no card that lies face down is asked for but the task itself', () => {
  const s = given(randomZones(3, null), 1, 1)
  const card = s.court(0).hand[0] ?? -1
  const asked = new Set<Slot>()
  const know = (slot: Slot): number => {
    asked.add(slot)
    return s.scene.know(slot)
  }
  expect(cheapestWay({ ...s.scene, know }, card)).toEqual(cheapestWay(s.scene, card))
  expect([...asked]).toEqual([card])
})
