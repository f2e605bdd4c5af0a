/**
 * Tree tables: how many ways there are to play on for one, two and three moves. Chance deals the same cards on every branch.
 * The shallow counts come a second time from trying every well-formed action there is.
 */
import { describe, expect, test, vi } from 'vitest'
import type { Action, Price } from '../../../src/games/blackstone/actions.ts'
import { SPACES } from '../../../src/games/blackstone/board.ts'
import { BREEDS, TASK_DECKS } from '../../../src/games/blackstone/cards.ts'
import { FACES, type Face } from '../../../src/games/blackstone/faces.ts'
import { game } from '../../../src/games/blackstone/index.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { countTree } from '../../../src/kernel/playout.ts'
import { formedBut } from './formed.ts'
import { calm, type Situation, situation, type Zones } from './situation.ts'

vi.setConfig({ testTimeout: 120_000 })

interface Tree {
  readonly name: string
  readonly zones: Zones
  /** Sequences of one, two and three moves. */
  readonly counts: readonly [number, number, number]
  /** To this depth the counts are taken a second time by trying every action. */
  readonly tried: 1 | 2
}

const PRICES: readonly Price[] = ['wizard', 'knights']
/** Nothing, or one retained vassal of any face: no position below asks for more. */
const PAYMENTS: readonly (readonly Face[])[] = [[], ...FACES.map((face) => [face])]

/** Every action that has the right form; tasks are tried from all hands and from the top of the first deck. */
function* everyAction({ state }: Situation): Generator<Action> {
  const cards = [...state.courts.flatMap(({ hand }) => hand), ...state.decks.guild.draw.slice(-1)]
  for (const pile of state.piles.keys()) yield { kind: 'pile', pile }
  for (const from of SPACES) for (const to of SPACES) yield { kind: 'slide', from, to }
  for (const a of SPACES) for (const b of SPACES) yield { kind: 'swap', a, b }
  for (const space of SPACES) yield { kind: 'flip', space }
  for (const space of SPACES) for (const pile of [-1, 0, 1, 2, 3]) yield { kind: 'retain', space, pile }
  for (const deck of TASK_DECKS) for (const price of PRICES) yield { kind: 'draw', deck, price }
  for (const card of cards)
    for (const left of SPACES)
      for (const right of SPACES)
        for (const pay of PAYMENTS) {
          yield { kind: 'complete', card, left, right, pay }
          for (const dog of BREEDS) yield { kind: 'adopt', card, left, right, pay, dog }
        }
  for (const dog of BREEDS) for (const rats of [1, 2, 3]) yield { kind: 'kill', dog, rats }
  yield* [{ kind: 'endWork' }, { kind: 'refill' }, { kind: 'leaveEmpty' }] as const
  for (const space of SPACES) yield { kind: 'makeUp', space }
  for (const slot of state.cards.keys()) yield { kind: 'discard', slot }
}

const textOf = (action: Action): string =>
  JSON.stringify(Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The actions that the rules take when every one is tried. */
const taken = (s: Situation): readonly string[] => {
  const found: string[] = []
  for (const action of everyAction(s)) if (game.apply(s.state, s.deed(action)).ok) found.push(textOf(action))
  return found.toSorted()
}

const listed = (s: Situation): readonly string[] => s.legal.map(textOf).toSorted()

const check = (s: Situation, depth: number): void => {
  expect(listed(s)).toEqual(taken(s))
  if (depth === 1) return
  for (const action of s.legal) {
    const next = s.fork()
    next.do(action)
    check(next, depth - 1)
  }
}

const KINGS_QUEST: readonly Tree[] = [
  {
    /*
     * By hand. One Knight, one vassal in the corner: 2 slides, 4 piles to retain from, the end: 7.
     * Then 1 after each slide and each retaining (the Knight is gone), and 11 for seat 1 with a Knight and a Wizard
     * (2 slides, 1 turn, 4 retainings, 3 draws, the end): 2 + 4 + 11 = 17.
     * Then seat 1 has 12 where the vassal was slid to the edge (3 slides), twice, and 11 where it was replaced, four times: 68.
     * After seat 0 only ended: slides 2 x 5, turn 7, retainings 4 x 5, draws 3 x 7, and 14 for seat 0 with two Knights
     * and a Wizard (2, 1, 4, 3 draws for a Wizard, 3 for two Knights, the end): 72. Together 140.
     */
    name: 'one vassal in the corner',
    zones: { board: { BS: 'Ls/De' }, courts: [{ knights: 1 }] },
    counts: [7, 17, 140],
    tried: 2,
  },
  {
    /*
     * Depth 1 by hand: slides 2 from BS, 4 from LN, 4 from AO; 3 turns; 3 x 4 retainings; 3 draws; G01 with BS and LN for the
     * retained maple emissary; the end: 30. Deeper by this program.
     */
    name: 'a task that costs a retained vassal',
    zones: {
      board: { BS: 'Lc/Ds', LN: 'Dy/Ls', AO: 'Pe/Ms' },
      courts: [{ knights: 1, wizards: 1, completed: { knight: ['G03'] }, retained: ['Me/Ps'], hand: ['G01'] }],
      hidden: {
        piles: [
          ['Ls/De', 'Ls/Dc'],
          ['Le/Ds', 'Le/Dc'],
          ['Ly/De', 'Ly/Dc'],
          ['Ds/My', 'Ds/Mc'],
        ],
        decks: { guild: ['G10', 'G11'], power: ['P01', 'P02'], machination: ['M01', 'M02'] },
      },
    },
    counts: [30, 356, 1734],
    tried: 1,
  },
  {
    /*
     * By hand. Two Kings, four tasks and three retained vassals: two tasks and one vassal go, in any order. At first 4 + 3 = 7.
     * After a task 3 + 3, after a vassal only the 4 tasks: 4 x 6 + 3 x 4 = 36. In three: 3 orders of 4 x 3 x 3 = 108.
     */
    name: 'more than two Kings may keep',
    zones: {
      courts: [{ hand: ['G01', 'P01', 'M01', 'M02'], retained: ['Ls/De', 'Ls/Dy', 'Ls/Dc'] }],
      turn: { step: 'limits' },
    },
    counts: [7, 36, 108],
    tried: 1,
  },
]

const PUZZLE_MASTER: readonly Tree[] = [
  {
    /*
     * By hand. As above with two piles or none to refill from: 2 slides, 3 retainings, the end: 6.
     * Then 2 + 3 and 9 for seat 1 (2 slides, 1 turn, 3 retainings, 2 draws, the end): 14.
     * Then for seat 1: 10 after each slide, 9 after a retaining that was refilled, 3 (2 draws, the end) on the empty board: 41.
     * After seat 0 only ended: slides 2 x 4, turn 6, retainings 2 x 4 and 3, draws 2 x 6, and 11 for seat 0
     * (2, 1, 3, 2 draws for a Wizard, 2 for two Knights, the end): 48. Together 89.
     */
    name: 'one vassal in the corner',
    zones: {
      mode: 'puzzle-master',
      options: { puzzleFloor: 'playOn' },
      board: { BS: 'Ls/De' },
      courts: [{ knights: 1 }],
      hidden: calm,
    },
    counts: [6, 14, 89],
    tried: 2,
  },
  {
    /*
     * Depth 1 by hand: slides 2 from BS and 3 from LE; 2 turns; 2 x 3 retainings; 2 draws; G01 completed or brought to the Westie;
     * the Jack Russell kills the one or the three; the end: 20. Deeper by this program.
     */
    name: 'a task, a dog and two rats',
    zones: {
      mode: 'puzzle-master',
      options: { puzzleFloor: 'playOn' },
      board: { BS: 'Ls/De', LE: 'Dy/Ms' },
      courts: [{ knights: 1, wizards: 1, hand: ['G01'], dogs: ['jack'] }],
      rats: { wandering: ['one', 'three'] },
      hidden: {
        ...calm,
        piles: [
          ['Ls/Dy', 'Ls/Dc'],
          ['Le/Ds', 'Le/Dc'],
        ],
        decks: { guild: ['G10', 'G11'], power: ['P01', 'P02'] },
      },
    },
    counts: [20, 144, 545],
    tried: 1,
  },
  {
    /*
     * By hand to depth 2. Slides: 3 from LT (BT is taken), 2 from AS, 1 each from BS, CS, BO, BN, LE, AE, CE, KT, KO, KN; 16 x 3
     * retainings; the end: 64. Then the winning slide has nothing after it, the other 14 slides and the 48 retainings only the end,
     * and seat 1 has 15 slides, 14 swaps along the edge and BT with LT, 16 turns, 48 retainings, 2 draws and the end: 97.
     * 14 + 48 + 97 = 159. Deeper by this program.
     */
    name: 'one slide before the win',
    zones: { mode: 'puzzle-master', board: formedBut({ LS: 'LT' }), courts: [{ knights: 1 }], hidden: calm },
    counts: [64, 159, 8746],
    tried: 1,
  },
]

describe.each([
  ["King's Quest", KINGS_QUEST],
  ["Puzzle Master's Quest", PUZZLE_MASTER],
] as const)('%s', (_, trees) => {
  test.each(trees)('$name', ({ zones, counts, tried }) => {
    const s = situation(zones)
    expect(countTree(s.playout, 3)).toEqual(counts)
    check(s, tried)
  })
})

test('every action that is tried has the form that comes from outside', () => {
  const s = situation(KINGS_QUEST[1]?.zones ?? {})
  for (const action of everyAction(s)) {
    const read = game.read(action as unknown as Json)
    expect(read.ok && textOf(read.value)).toBe(textOf(action))
  }
})
