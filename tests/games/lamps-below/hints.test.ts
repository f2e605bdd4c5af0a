/** Hints over whole expeditions: what they advise is legal, they say why, and nobody's secret is in them. */
import { describe, expect, test } from 'vitest'
import { SEARCH_BUDGETS } from '../../../src/bots/levels.ts'
import { planTurn } from '../../../src/bots/planTurn.ts'
import type { Action } from '../../../src/games/lamps-below/actions.ts'
import { game } from '../../../src/games/lamps-below/game.ts'
import { guide } from '../../../src/games/lamps-below/guide.ts'
import { planReasons } from '../../../src/games/lamps-below/insight/reasons/planReasons.ts'
import type { Reason } from '../../../src/games/lamps-below/insight/reasons/reason.ts'
import { MODE } from '../../../src/games/lamps-below/options.ts'
import { writePosition } from '../../../src/games/lamps-below/position/writePosition.ts'
import type { State } from '../../../src/games/lamps-below/state.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { legalActionsIn, nextAwaitedSeat, playAction, startPlayout } from '../../../src/kernel/playout.ts'
import { EMPTY_VAULT, seatView, type Vault } from '../../../src/kernel/vault.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { ofMany } from '../../nightly.ts'
import { busy, careful } from './players.ts'
import { randomOptions } from './recordGame.ts'
import { table } from './testTable.ts'

interface Hint {
  readonly plan: readonly Action[]
  readonly reasons: readonly Reason[]
}

/** What a hint says: the plan of the best level, and its reasons from a view that shows no hidden card to anybody. */
const hintAt = (state: State, seat: number): Hint => {
  const search = planTurn({ game, guide, state, seat, vault: EMPTY_VAULT }, SEARCH_BUDGETS.captain, numbersFrom(1))
  let step = search.next()
  while (!step.done) step = search.next()
  const knownCard = () => {
    throw new Error('a hidden card was looked at')
  }
  const plan = step.value.actions
  return { plan, reasons: planReasons({ state, seat, knownCard }, plan) }
}

interface Moment {
  readonly state: State
  readonly seat: number
  readonly legal: readonly Action[]
  readonly dealt: Vault
}

/** Moments of an expedition in which a seat is awaited, one in so many. */
const momentsOf = (seats: number, seed: number, every: number): readonly Moment[] => {
  const below = numbersFrom(seed)
  const options = withDefaultOptions(MODE, randomOptions(below, seats))
  const setup = unwrap(game.setup({ mode: MODE.id, options, seats }))
  let now = startPlayout(game, setup, seats, chanceFrom(seed))
  const all: Moment[] = []
  for (let seat = nextAwaitedSeat(now); seat !== null; seat = nextAwaitedSeat(now)) {
    const legal = legalActionsIn(now)
    all.push({ state: now.state, seat, legal, dealt: now.dealt })
    now = playAction(now, seed % 2 === 0 ? busy(legal, below) : careful(now.state, legal, below))
  }
  return all.filter((_, index) => index % every === seed % every)
}

const EXPEDITIONS = ofMany(
  [
    [1, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ] as const,
  Array.from({ length: 20 }, (_, seed) => [1 + (seed % 4), seed] as const),
)

describe.each(EXPEDITIONS)('hints for %i seats in expedition %i', (seats, seed) => {
  const moments = momentsOf(seats, seed, 7)

  test('are legal, and have a reason that is said to be none only where nothing else is left', () => {
    expect(moments.length).toBeGreaterThan(5)
    for (const { state, seat, legal } of moments) {
      const { plan, reasons } = hintAt(state, seat)
      expect(legal).toContainEqual(plan[0])
      expect(reasons.length).toBeGreaterThan(0)
      expect(reasons.length).toBeLessThanOrEqual(2)
      expect(reasons.some(({ kind }) => kind === 'onlyChoice')).toBe(legal.length === 1)
    }
  })

  test('are the same however the decks lie', () => {
    for (const { state, seat, dealt } of moments.filter((_, index) => index % 3 === 0)) {
      const document = writePosition(seatView(state, null, dealt), ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, seats))
      const { hidden, ...open } = document as { readonly hidden?: Readonly<Record<string, readonly string[]>> }
      const turned = Object.fromEntries(Object.entries(hidden ?? {}).map(([zone, deck]) => [zone, deck.toReversed()]))
      const [one, other] = [table(document), table({ ...open, hidden: turned })].map((t) => hintAt(t.state, seat))
      expect(other).toEqual(one)
    }
  })
})

test('nine in ten hints say something of the position, and not only that the plan came out best', () => {
  const hints = EXPEDITIONS.flatMap(([seats, seed]) => momentsOf(seats, seed, 7)).map(({ state, seat }) =>
    hintAt(state, seat),
  )
  const bare = hints.filter(({ reasons }) => reasons.some(({ kind }) => kind === 'best'))
  expect(10 * bare.length).toBeLessThan(hints.length)
})
