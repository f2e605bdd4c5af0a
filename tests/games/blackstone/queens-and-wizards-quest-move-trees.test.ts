/**
 * Tree tables of the Queen's and the Wizard's Quest: the number of move sequences of length one, two and three. The
 * first count is checked a second time by trying every well-formed action.
 */
import { describe, test } from 'vitest'
import { checkMoveTree, type MoveTree } from './moveTrees.ts'

const NO_DECK = { machination: { count: 0 } }

const QUEENS: readonly MoveTree[] = [
  {
    /*
     * By hand. One action: 2 slides, 1 turn, the card, the Knight, the end: 6. Then the end after each of the 5 acts;
     * after the end the offer is empty and seat 1 has 2 slides, 1 turn, the Knight, the end: 5 + 5 = 10.
     * Then, after act and end, seat 1 has 6 where the vassal was slid to the edge (3 slides), twice, and 5 after the
     * turn, the card and the Knight: 27. After seat 0 only ended: two slides x 6, turn 5, Knight 5, and seat 0 has 5
     * after the end: 27. Together 54.
     */
    name: 'one vassal in the corner, one card offered',
    zones: {
      board: { BS: 'Ls/De' },
      decks: NO_DECK,
      quest: { offer: ['M01'], actions: 1 },
      courts: [{ hand: ['M02'] }, { hand: ['M04'] }],
    },
    counts: [6, 10, 54],
  },
  {
    /*
     * By hand. M03 takes Ly from BS (2 sets), Me from AE (2 sets), or both (Ly to the scout's set leaves Me only a new
     * one, Ly to a new set leaves it three): 8. Slides 2 + 3, turns 2, the card, the Knight, the end: 18. Then the end
     * after each of the other 17; after the end seat 1 has slides 5, turns 2, the Knight, the end: 17 + 9 = 26.
     * Then, after act and end, seat 1 has 10 where a slide opened more ways (to LS, BT, AN), else 9: 3 x 10 + 14 x 9 =
     * 156. After seat 0 only ended, the same slides 3 x 10 + 2 x 9, turns 2 x 9, Knight 9, and seat 0 has 17 after the
     * end: 92. Together 248.
     */
    name: 'a card that both vassals meet',
    zones: {
      board: { BS: 'Ly/Ds', AE: 'Me/Ds' },
      decks: NO_DECK,
      quest: { offer: ['M01'], actions: 1 },
      courts: [{ hand: ['M03'], sets: [['Ls/De']] }, { hand: ['M02'] }],
      hidden: { piles: [['Dc/Py', 'Dc/Pe', 'Dc/Ps']] },
    },
    counts: [18, 26, 248],
  },
]

const WIZARDS: readonly MoveTree[] = [
  {
    /*
     * By hand. Slides: BS to LS (its like) and BT, LS to BS, AS and LT: 5; the swap, 2 turns, the card, the Knight, the
     * exchange, the end: 12. Then the end after each of the other 11; after the end the offer is empty and seat 1 has
     * all that but the card: 11 + 11 = 22.
     * Then, after act and end, seat 1 has 6 and 5 where they lie stacked on LS and on BS, 11, 10 and 11 after the other
     * slides, 9 after each turn, and 11 after the swap, the card, the Knight and the exchange: 105. After seat 0 only
     * ended, the same without the card, and 11 for seat 0 after the end: 105. Together 210.
     */
    name: 'two of one face side by side',
    zones: {
      board: { BS: 'Ls/De', LS: 'Ls/Dy' },
      decks: NO_DECK,
      quest: { offer: ['M01'], vassals: ['Mc/Pe'], actions: 1 },
      courts: [
        { hand: ['M02'], vassals: ['Dc/Py'] },
        { hand: ['M04'], vassals: ['Dc/Pe'] },
      ],
    },
    counts: [12, 22, 210],
  },
  {
    /*
     * By hand to depth 2. M17 wants Ls on AO and Py in column K, where KS shows Py and KT another face. Left by either
     * vassal: 2; right by Py/Ls on KS, KO, KN, KE: 4; both by De/Ls with those four: 4. Slides: KS to CS, KT to CT and
     * KO: 3; the swap, 2 turns, the card, the Knight, 2 exchanges, the end: 21. Then the end after each of the other
     * 20; seat 1 has slides 3, the swap, 2 turns, the Knight, the exchange, the end: 20 + 9 = 29. Deeper by this
     * program.
     */
    name: 'a card for both vassals of the hand',
    zones: {
      board: { KS: 'Py/Ds', KT: 'Lc/Ds' },
      decks: NO_DECK,
      quest: { offer: ['M01'], vassals: ['Mc/Pe'], actions: 1 },
      courts: [{ hand: ['M17'] }, { hand: ['M04'], vassals: ['Dc/Pe'] }],
      hidden: { vassals: [['De/Ls', 'Py/Ls']] },
    },
    counts: [21, 29, 330],
  },
]

describe.each([
  ['queens-quest', QUEENS],
  ['wizards-quest', WIZARDS],
] as const)('%s', (mode, trees) => {
  test.each(trees)('$name', (tree) => {
    checkMoveTree({ ...tree, zones: { mode, ...tree.zones } })
  })
})
