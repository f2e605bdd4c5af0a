/**
 * Tree tables: the number of move sequences of length one, two and three. Chance deals the same cards on every branch.
 * The shallow counts are checked a second time by trying every well-formed action.
 */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/game.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { actionKey, everyAction } from './everyAction.ts'
import { formationWith } from './formationBoards.ts'
import { checkMoveTree, type MoveTree } from './moveTrees.ts'
import { quietRats, situation } from './testTable.ts'

const KINGS_QUEST: readonly MoveTree[] = [
  {
    /*
     * By hand. One Knight, one vassal in the corner: 2 slides, 4 piles to retain from, the end: 7.
     * Then 1 after each slide and each retaining (the Knight is gone), and 11 for seat 1 with a Knight and a Wizard
     * (2 slides, 1 turn, 4 retainings, 3 draws, the end): 2 + 4 + 11 = 17.
     * Then seat 1 has 12 where the vassal was slid to the edge (3 slides), twice, and 11 where it was replaced, four
     * times: 68.
     * After seat 0 only ended: slides 2 x 5, turn 7, retainings 4 x 5, draws 3 x 7, and 14 for seat 0 with two Knights
     * and a Wizard (2, 1, 4, 3 draws for a Wizard, 3 for two Knights, the end): 72. Together 140.
     */
    name: 'one vassal in the corner',
    zones: { board: { BS: 'Ls/De' }, courts: [{ knights: 1 }] },
    counts: [7, 17, 140],
    triedDepth: 2,
  },
  {
    /*
     * Depth 1 by hand: slides 2 from BS, 4 from LN, 4 from AO; 3 turns; 3 x 4 retainings; 3 draws; G01 with BS and LN
     * for the retained maple emissary; the end: 30. Deeper by this program.
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
  },
  {
    /*
     * By hand. Two Kings, four tasks and three retained vassals: two tasks and one vassal go, in any order. At first 4
     * + 3 = 7.
     * After a task 3 + 3, after a vassal only the 4 tasks: 4 x 6 + 3 x 4 = 36. In three: 3 orders of 4 x 3 x 3 = 108.
     */
    name: 'more than two Kings may keep',
    zones: {
      courts: [{ hand: ['G01', 'P01', 'M01', 'M02'], retained: ['Ls/De', 'Ls/Dy', 'Ls/Dc'] }],
      turn: { step: 'limits' },
    },
    counts: [7, 36, 108],
  },
]

const PUZZLE_MASTER: readonly MoveTree[] = [
  {
    /*
     * By hand. As above with two piles or none to refill from: 2 slides, 3 retainings, the end: 6.
     * Then 2 + 3 and 9 for seat 1 (2 slides, 1 turn, 3 retainings, 2 draws, the end): 14.
     * Then for seat 1: 10 after each slide, 9 after a retaining that was refilled, 3 (2 draws, the end) on the empty
     * board: 41.
     * After seat 0 only ended: slides 2 x 4, turn 6, retainings 2 x 4 and 3, draws 2 x 6, and 11 for seat 0
     * (2, 1, 3, 2 draws for a Wizard, 2 for two Knights, the end): 48. Together 89.
     */
    name: 'one vassal in the corner',
    zones: {
      mode: 'puzzle-master',
      options: { puzzleFloor: 'playOn' },
      board: { BS: 'Ls/De' },
      courts: [{ knights: 1 }],
      hidden: quietRats,
    },
    counts: [6, 14, 89],
    triedDepth: 2,
  },
  {
    /*
     * Depth 1 by hand: slides 2 from BS and 3 from LE; 2 turns; 2 x 3 retainings; 2 draws; G01 completed or brought to
     * the Westie; the Jack Russell kills the one or the three; the end: 20. Deeper by this program.
     */
    name: 'a task, a dog and two rats',
    zones: {
      mode: 'puzzle-master',
      options: { puzzleFloor: 'playOn' },
      board: { BS: 'Ls/De', LE: 'Dy/Ms' },
      courts: [{ knights: 1, wizards: 1, hand: ['G01'], dogs: ['jack'] }],
      rats: { wandering: ['one', 'three'] },
      hidden: {
        ...quietRats,
        piles: [
          ['Ls/Dy', 'Ls/Dc'],
          ['Le/Ds', 'Le/Dc'],
        ],
        decks: { guild: ['G10', 'G11'], power: ['P01', 'P02'] },
      },
    },
    counts: [20, 144, 545],
  },
  {
    /*
     * By hand to depth 2. Slides: 3 from LT (BT is taken), 2 from AS, 1 each from BS, CS, BO, BN, LE, AE, CE, KT, KO,
     * KN; 16 x 3 retainings; the end: 64. Then the winning slide has nothing after it, the other 14 slides and the 48
     * retainings only the end, and seat 1 has 15 slides, 14 swaps along the edge and BT with LT, 16 turns, 48
     * retainings, 2 draws and the end: 97. 14 + 48 + 97 = 159. Deeper by this program.
     */
    name: 'one slide before the win',
    zones: { mode: 'puzzle-master', board: formationWith({ LS: 'LT' }), courts: [{ knights: 1 }], hidden: quietRats },
    counts: [64, 159, 8746],
  },
]

const ADVANCED: readonly MoveTree[] = [
  {
    // By hand. As in the King's Quest, because blue letters matter only to tasks.
    name: 'one vassal in the corner',
    zones: { mode: 'advanced', board: { BS: 'Ls/De' }, courts: [{ knights: 1 }] },
    counts: [7, 17, 140],
  },
  {
    /*
     * By hand. G01 wants a lion on BS and a spy on LT alone, not on LN: one completion, the end: 2. Then the end, or
     * seat 1 with a Knight and a Wizard: slides 2 from BS, 4 from LT, 4 from LN; 3 turns; 3 x 4 retainings; 3 draws;
     * the end: 29. Together 30. Deeper by this program.
     */
    name: 'a blue letter',
    zones: {
      mode: 'advanced',
      board: { BS: 'Lc/Ds', LT: 'Dy/Ls', LN: 'Py/Ls' },
      courts: [{ hand: ['G01'] }],
      hidden: { decks: { guild: ['G11'], power: ['P03'], machination: ['M05'] } },
    },
    counts: [2, 30, 357],
  },
]

const COOP: readonly MoveTree[] = [
  {
    /*
     * By hand. Two slides, 4 retainings, the Westie kills the one and not the two, the end: 8. Then the end after each
     * of the 7, and for seat 1 two slides, a turn, 4 retainings, 3 draws, the end: 11. Together 18. Deeper by this
     * program.
     */
    name: 'a Westie and two cards of rats',
    zones: {
      mode: 'coop',
      board: { BS: 'Ls/De' },
      courts: [{ knights: 1, dogs: ['westie'] }],
      rats: { wandering: ['one', 'two'] },
      hidden: quietRats,
    },
    counts: [8, 18, 152],
    triedDepth: 2,
  },
  {
    /*
     * By hand. G01 is completed or brought to the Westie, with LT or with LN, or it is the end: 5. Then the end after
     * each of the 4, or seat 1 with the same 29 as above: 33. Deeper by this program.
     */
    name: 'a task or a dog',
    zones: {
      mode: 'coop',
      board: { BS: 'Lc/Ds', LT: 'Dy/Ls', LN: 'Py/Ls' },
      courts: [{ hand: ['G01'] }],
      hidden: { ...quietRats, decks: { guild: ['G11'], power: ['P03'], machination: ['M05'] } },
    },
    counts: [5, 33, 447],
  },
]

const SOLO: readonly MoveTree[] = [
  {
    /*
     * By hand. Two slides, 4 retainings, the end: 7. Then the end after each of the 6, and after the end the refresh
     * pile, which is not the own one: 6 + 3 = 9. Deeper by this program.
     */
    name: 'before the first refresh',
    zones: { mode: 'solo', board: { BS: 'Ls/De' }, courts: [{ knights: 1, pile: 0 }], hidden: quietRats },
    counts: [7, 9, 60],
    triedDepth: 2,
  },
  {
    /*
     * By hand. A Wizard turns one of two vassals or draws from 3 decks, or it is the end: 6. Then the end after each of
     * the 5. After the end M03 names BS and CE, and the vassals there are replaced, as neither is an Assassin; then a
     * Knight and two Wizards: slides 2 from BS and 3 from CE, 2 turns, 2 x 4 retainings, 3 draws, the end: 19. Together
     * 24. Deeper by this program.
     */
    name: 'a refresh of two vassals',
    zones: {
      mode: 'solo',
      board: { BS: 'Ls/De', CE: 'Ls/Dy' },
      courts: [{ wizards: 1, pile: 0 }],
      refreshPile: 1,
      hidden: {
        ...quietRats,
        decks: { guild: ['G11', 'G12', 'G14'], power: ['P03', 'P07'], machination: ['M03', 'M05', 'M06'] },
      },
    },
    counts: [6, 24, 290],
  },
]

describe.each([
  ["King's Quest", KINGS_QUEST],
  ["Puzzle Master's Quest", PUZZLE_MASTER],
  ['Advanced', ADVANCED],
  ['Co-op', COOP],
  ['Solo', SOLO],
] as const)('%s', (_, trees) => {
  test.each(trees)('$name', checkMoveTree)
})

test('every action that is tried has the form that comes from outside', () => {
  const s = situation(KINGS_QUEST[1]?.zones ?? {})
  const misread = [...everyAction(s)].filter((action) => {
    const read = game.parseAction(action as unknown as Json)
    return !read.ok || actionKey(read.value) !== actionKey(action)
  })
  expect(misread).toEqual([])
})
