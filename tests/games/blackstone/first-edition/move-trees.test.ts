/**
 * Tree tables of the First Edition: the number of move sequences of length one, two and three. The first two counts are
 * checked a second time by trying every well-formed action.
 */
import { test } from 'vitest'
import { checkMoveTree, type MoveTree } from '../moveTrees.ts'

const TREES: readonly MoveTree[] = [
  {
    /*
     * By hand. One Knight, one vassal in the corner: 2 slides, 4 piles to retain from, a guard, the end: 8.
     * Then 1 after each of the other 7, because the Knight is gone; and 13 for seat 1 with a Knight and a Wizard (2
     * slides, 1 turn, 4 retainings, a guard, 4 draws, the end): 20.
     * Then seat 1 has 14 where the vassal was slid to the edge (3 slides), twice; 13 where it was replaced, four times;
     * and where it is guarded one more guard, one taken away, 4 draws, the end: 7. That is 87. After seat 0 only ended:
     * slides 2 x 6, turn 8, retainings 4 x 6, guard 5 (no turn), draws 4 x 8, and 13 for seat 0: 94. Together 181.
     */
    name: 'one vassal in the corner',
    zones: { board: { BS: 'Ls/De' }, courts: [{ knights: 1 }] },
    counts: [8, 20, 181],
    triedDepth: 2,
  },
  {
    /*
     * By hand. M03 is met: the completion, the end: 2. Then 10 pairs of decks; or seat 1 with a Knight and a Wizard: 5
     * slides, 2 turns, 8 retainings, 2 guards, 4 draws, the end: 22. Together 32.
     * Then 2 cards to choose from after each pair: 20. After seat 0 only ended: slides 5 x 7, turns 2 x 16, retainings
     * 8 x 7, guards 2 x 6, draws 4 x 16 (what is drawn is not met), and 23 for seat 0, which may complete now: 222.
     * Together 242.
     */
    name: 'a Machination is met',
    zones: {
      board: { BS: 'Ly/De', AE: 'Me/Ps' },
      courts: [{ hand: ['M03'] }],
      hidden: { decks: { knight: ['G03'], wizard: ['G04'], power: ['P01'], machination: ['M09'] } },
    },
    counts: [2, 32, 242],
    triedDepth: 2,
  },
  {
    /*
     * By hand. Only the end; then 2 Knights or 3 Machinations to drop one of; then one of the others: 2 x 3 + 3 x 2.
     */
    name: 'too much is completed',
    zones: { courts: [{ completed: { knight: ['G01', 'G03'], wizard: ['G02'], ploy: ['M01', 'M02', 'M03'] } }] },
    counts: [1, 5, 12],
    triedDepth: 2,
  },
]

test.each(TREES)('$name', (tree) => {
  checkMoveTree({ ...tree, zones: { mode: 'first-edition', ...tree.zones } })
})
