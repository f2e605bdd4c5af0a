/**
 * Tree tables of the First Edition: how many ways there are to play on for one, two and three moves. The first two counts come a second
 * time from trying every well-formed action there is.
 */
import { expect, test, vi } from 'vitest'
import type { Action, Price } from '../../../../src/games/blackstone/actions.ts'
import { SPACES } from '../../../../src/games/blackstone/board.ts'
import { ALL_DECKS } from '../../../../src/games/blackstone/cards.ts'
import { game } from '../../../../src/games/blackstone/index.ts'
import type { Json } from '../../../../src/kernel/json.ts'
import { countTree } from '../../../../src/kernel/playout.ts'
import type { Situation, Zones } from '../situation.ts'
import { first } from './first.ts'

vi.setConfig({ testTimeout: 120_000 })

const PRICES: readonly Price[] = ['wizard', 'knights', 'knight']
const PILES = [-1, 0, 1, 2, 3]

/** Every action of this mode that has the right form, with the cards of all hands; no task below costs anything. */
function* everyAction({ state }: Situation): Generator<Action> {
  const cards = state.courts.flatMap(({ hand }) => hand)
  for (const from of SPACES) for (const to of SPACES) yield { kind: 'slide', from, to }
  for (const a of SPACES) for (const b of SPACES) yield { kind: 'swap', a, b }
  for (const space of SPACES)
    yield* [
      { kind: 'flip', space },
      { kind: 'guard', space },
      { kind: 'unguard', space },
    ] as const
  for (const space of SPACES) for (const pile of PILES) yield { kind: 'retain', space, pile }
  for (const deck of ALL_DECKS) for (const price of PRICES) yield { kind: 'draw', deck, price }
  for (const card of cards)
    for (const left of SPACES) for (const right of SPACES) yield { kind: 'complete', card, left, right, pay: [] }
  for (const a of ALL_DECKS) for (const b of ALL_DECKS) yield { kind: 'decks', decks: [a, b] }
  for (const slot of state.cards.keys())
    yield* [
      { kind: 'keep', slot },
      { kind: 'discard', slot },
    ] as const
  yield { kind: 'endWork' }
}

const textOf = (action: Action): string => JSON.stringify(game.read(action as unknown as Json))
const sorted = (actions: Iterable<Action>): readonly string[] => [...actions].map(textOf).toSorted()
/** The actions that the rules take when every one is tried. */
const taken = (s: Situation): readonly Action[] =>
  [...everyAction(s)].filter((action) => game.apply(s.state, s.deed(action)).ok)

const check = (s: Situation, depth: number): void => {
  expect(sorted(s.legal)).toEqual(sorted(taken(s)))
  if (depth === 1) return
  for (const action of s.legal) {
    const next = s.fork()
    next.do(action)
    check(next, depth - 1)
  }
}

interface Tree {
  readonly name: string
  readonly zones: Zones
  /** Sequences of one, two and three moves. */
  readonly counts: readonly [number, number, number]
}

const TREES: readonly Tree[] = [
  {
    /*
     * By hand. One Knight, one vassal in the corner: 2 slides, 4 piles to retain from, a guard, the end: 8.
     * Then 1 after each of the other 7, for the Knight is gone; and 13 for seat 1 with a Knight and a Wizard (2 slides, 1 turn, 4
     * retainings, a guard, 4 draws, the end): 20.
     * Then seat 1 has 14 where the vassal was slid to the edge (3 slides), twice; 13 where it was replaced, four times; and where it is
     * guarded one more guard, one taken away, 4 draws, the end: 7. That is 87. After seat 0 only ended: slides 2 x 6, turn 8,
     * retainings 4 x 6, guard 5 (no turn), draws 4 x 8, and 13 for seat 0: 94. Together 181.
     */
    name: 'one vassal in the corner',
    zones: { board: { BS: 'Ls/De' }, courts: [{ knights: 1 }] },
    counts: [8, 20, 181],
  },
  {
    /*
     * By hand. M03 is met: the completion, the end: 2. Then 10 pairs of decks; or seat 1 with a Knight and a Wizard: 5 slides, 2 turns,
     * 8 retainings, 2 guards, 4 draws, the end: 22. Together 32.
     * Then 2 cards to choose from after each pair: 20. After seat 0 only ended: slides 5 x 7, turns 2 x 16, retainings 8 x 7, guards 2 x 6,
     * draws 4 x 16 (what is drawn is not met), and 23 for seat 0, which may complete now: 222. Together 242.
     */
    name: 'a Machination is met',
    zones: {
      board: { BS: 'Ly/De', AE: 'Me/Ps' },
      courts: [{ hand: ['M03'] }],
      hidden: { decks: { knight: ['G03'], wizard: ['G04'], power: ['P01'], machination: ['M09'] } },
    },
    counts: [2, 32, 242],
  },
  {
    /*
     * By hand. Only the end; then 2 Knights or 3 Machinations to drop one of; then one of the others: 2 x 3 + 3 x 2.
     */
    name: 'too much is completed',
    zones: { courts: [{ completed: { knight: ['G01', 'G03'], wizard: ['G02'], ploy: ['M01', 'M02', 'M03'] } }] },
    counts: [1, 5, 12],
  },
]

test.each(TREES)('$name', ({ zones, counts }) => {
  const s = first(zones)
  check(s, 2)
  expect(countTree(s.playout, 3)).toEqual(counts)
})
