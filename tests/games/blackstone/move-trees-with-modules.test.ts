/** Tree tables with families, intrigue, the pieces and other settings in play, as in perft.test.ts. */
import { describe, test } from 'vitest'
import { checkMoveTree, type MoveTree } from './moveTrees.ts'
import { quietRats, type Zones } from './testTable.ts'

/** Cards that nothing on the boards below meets. */
const UNMET = {
  decks: { guild: ['G11', 'G12', 'G14', 'G16'], power: ['P03', 'P07', 'P12'], machination: ['M05', 'M06', 'M08'] },
}

/** These zones with this module or setting on. */
const withOptions = (module: string, zones: Zones): Zones => ({
  hidden: UNMET,
  ...zones,
  options: { [module]: 'on', ...zones.options },
})

/** A family for seat 0 alone. After the end seat 1 has the usual 11 with one vassal in the corner (perft.test.ts). */
const familyTree = (name: string, court: object, zones: Zones = {}): Zones => ({
  options: { families: 'random' },
  board: { BS: 'Ls/De' },
  hidden: UNMET,
  ...zones,
  courts: [{ ...court, family: name }, ...(zones.courts ?? [])],
})

const FAMILIES: readonly MoveTree[] = [
  {
    /*
     * By hand. A Knight slides up to three spaces along S or B: 6; 4 retainings, the end: 11. Then the end after each
     * of the 10, and 11 for seat 1: 21. Then seat 1 has 12 where the vassal was slid to the edge (3 slides), six times,
     * and 11 where it was replaced, four times: 116. After seat 0 only ended: slides 2 x 5, turn 7, retainings 4 x 5,
     * draws 3 x 7, and 18 for seat 0 with two Knights and a Wizard (6 slides, a turn, 4 retainings, 6 draws, the end):
     * 76. Together 192.
     */
    name: 'Corwin slides far',
    zones: familyTree('corwin', { knights: 1 }),
    counts: [11, 21, 192],
    triedDepth: 2,
  },
  {
    /*
     * By hand. Slides 2 and one to LT, a turn, 4 retainings, the end: 9. Then the end after each of the 8, and 11 for
     * seat 1: 19.
     * Deeper by this program.
     */
    name: 'Thistledown goes round corners and turns for a Knight',
    zones: familyTree('thistledown', { knights: 1 }),
    counts: [9, 19, 166],
    triedDepth: 2,
  },
  {
    /*
     * By hand. For the Wizard: slides 2 from BS and 4 from LT, their swap, 2 turns, 3 draws, the end: 13. Then the end
     * after each of the 12; seat 1 has slides 6, no swap, 2 turns, 8 retainings, 3 draws, the end: 20. Together 32.
     * Deeper by this program.
     */
    name: 'Wolfram swaps across a corner',
    zones: familyTree('wolfram', { wizards: 1 }, { board: { BS: 'Ls/De', LT: 'Ls/Dy' } }),
    counts: [13, 32, 426],
  },
  {
    // By hand. Slides 2, 4 retainings, 3 draws for a Knight, the end: 10. Then the end after each of the 9, and 11 for
    // seat 1: 20.
    name: 'Evertine draws for a Knight',
    zones: familyTree('evertine', { knights: 1 }),
    counts: [10, 20, 176],
  },
  {
    /*
     * By hand. G01 as a second Knight costs a maple emissary, or nothing: 2, the end: 3. Then the end after both; seat
     * 1 has slides 2 from BS and 4 from LN, 2 turns, 8 retainings, 3 draws, the end: 20. Together 22. Deeper by this
     * program.
     */
    name: 'Gramberly pays one less',
    zones: familyTree(
      'gramberly',
      { hand: ['G01'], completed: { knight: ['G03'] }, retained: ['Me/Ps'] },
      { board: { BS: 'Lc/Ds', LN: 'Dy/Ls' } },
    ),
    counts: [3, 22, 232],
  },
  {
    /*
     * By hand. With two Knights: slides 2, 4 retainings, a guard, 3 draws, the end: 11. Then 9 after a slide to the
     * edge (3 slides), twice; 8 after a retaining, four times; 7 after the guard, which is not put twice; 1 after a
     * draw, three times; and for seat 1, with two Knights and a Wizard, slides 2, a turn, 4 retainings, 6 draws, the
     * end: 14. Together 18 + 32 + 7 + 3 + 14 = 74.
     */
    name: 'Hester guards',
    zones: familyTree('hester', { knights: 2 }, { courts: [{ knights: 1 }] }),
    counts: [11, 74, 324],
  },
  {
    /*
     * By hand. The guarded vassal is only freed, for two Knights, or there are 6 draws, or the end: 8. Then with the
     * guard gone, a Wizard left: a turn, 3 draws, the end: 5. After a draw for a Wizard: freed, 3 draws for two
     * Knights, the end: 5, three times. After a draw for two Knights: 3 draws, the end: 4, three times. After the end
     * seat 0, with a Knight and a Wizard: slides 2, a turn, 4 retainings, 3 draws, the end: 11. Together 5 + 15 + 12 +
     * 11 = 43. Deeper by this program.
     */
    name: "another's guard stands in the way",
    zones: familyTree('hester', {}, { courts: [{ knights: 2, wizards: 1 }], guards: ['BS'], turn: { seat: 1 } }),
    counts: [8, 43, 169],
  },
  {
    /*
     * By hand. The Wizard slides 2, retains 4, turns, draws one or two from 3 decks, or it is the end: 14. Then the end
     * after 7 moves and 3 draws; one of two is kept, three times; 11 for seat 1: 10 + 6 + 11 = 27. Deeper by this
     * program.
     */
    name: 'Marbuck pays with the other token and draws two',
    zones: familyTree('marbuck', { wizards: 1 }),
    counts: [14, 27, 197],
  },
]

const INTRIGUE: readonly MoveTree[] = [
  {
    /*
     * By hand. Either of two cards face down, or none: 3. The board is empty; seat 1 draws from 3 decks, or it is the
     * end: 3 x 4 = 12.
     * Then the end after each of 3 draws, three times: 9. After the end seat 1 holds nothing that it could hide, and
     * seat 0 recalls its card or leaves it, twice, or draws or ends: 2 + 2 + 4 = 8. Together 17.
     */
    name: 'a card face down',
    zones: withOptions('intrigue', { courts: [{ hand: ['G01', 'P01'] }], turn: { step: 'intrigue' } }),
    counts: [3, 12, 17],
    triedDepth: 2,
  },
  {
    /*
     * By hand. G03 costs a maple emissary: BS and LN have one of its symbols, AO both, KE none: 3 places, or none: 4.
     * Then for seat 1, with a Knight and a Wizard: slides 2 + 4 + 4 + 2, 4 turns, 16 retainings, 3 draws, the end: 36,
     * whatever was placed: 144.
     */
    name: 'agents',
    zones: withOptions('intrigue', {
      board: { BS: 'Ms/Le', LN: 'Pe/Ms', AO: 'Me/Ls', KE: 'Ds/Le' },
      courts: [{ completed: { knight: ['G03'] } }],
      turn: { step: 'intrigue', completions: 1 },
    }),
    counts: [4, 144, 1880],
  },
  {
    /*
     * By hand. For a Knight's two symbols a Knight and a Guild card, or a Power card: 2. Then seat 1 has its turn on an
     * empty board, with three or two Knights and a Wizard: 3 draws for a Wizard, 3 for two Knights, the end: 2 x 7 =
     * 14.
     */
    name: 'a reward',
    zones: withOptions('intrigue', {
      courts: [{}, { completed: { knight: ['G03'] } }],
      intrigue: { rewards: [{ seat: 1, card: 'G03', matched: 2 }] },
      turn: { step: 'rewards' },
    }),
    counts: [2, 14, 52],
  },
  {
    /*
     * By hand. The lion on BS fitted G01: claim or decline, 2. Who claimed has two Knights and a Wizard on an empty
     * board: 3 + 3 draws, the end. Who declined recalls the card or leaves it: 7 + 2 = 9.
     */
    name: 'a claim',
    zones: withOptions('intrigue', {
      courts: [{}, { intrigue: { at: 'faceDown', card: 'guild' } }],
      intrigue: { used: [{ space: 'BS', face: 'Lc' }], rewards: [{ seat: 1 }] },
      turn: { step: 'rewards' },
      hidden: { ...UNMET, faceDown: [[], ['G01']] },
    }),
    counts: [2, 9, 36],
    triedDepth: 2,
  },
  {
    /*
     * By hand. Seat 0 slides the marked vassal 2 ways, retains it from 4 piles, or ends: 7. Then seat 1 chooses at
     * once, a Knight or a Guild card, after each of the 6: 12; after the end seat 1, whose markers come back, has two
     * Knights and a Wizard: slides 2, a turn, 4 retainings, 6 draws, the end: 14. Together 26. Deeper by this program.
     */
    name: 'a reward at once',
    zones: withOptions('intrigue', {
      options: { intrigueTiming: 'immediate' },
      board: { BS: 'Ms/Le' },
      courts: [
        { knights: 1 },
        { completed: { knight: ['G03'] }, intrigue: { at: 'agents', card: 'G03', vassal: 'BS', matched: 1 } },
      ],
    }),
    counts: [7, 26, 149],
    triedDepth: 2,
  },
]

const PIECES: readonly MoveTree[] = [
  {
    /*
     * By hand. The Assassin on LS slides to AS and LT, nothing swaps with the Saboteur on BS, both turn over, the
     * Saboteur blows up, 3 draws, the end: 9. Then 2 turns, 3 draws, the end after each slide: 12; two Assassins have 3
     * slides and the end, two Saboteurs 2 to blow up and the end: 7; after a draw 2 slides, one to blow up, the end:
     * 12; on a board of 13 that was dealt anew 13 turns, 3 draws, the end: 17; and for seat 1 the same 9. Together 57.
     * Deeper by this program.
     */
    name: 'an Assassin beside a Saboteur',
    zones: withOptions('assassins', {
      board: { BS: 'S1', LS: 'A2' },
      courts: [{ knights: 1, wizards: 1, pile: 0 }, { pile: 1 }],
    }),
    counts: [9, 57, 275],
  },
  {
    /*
     * By hand. Of two that wait either goes on one of 24 spaces, then the other on one of 23, in either order: 48 and
     * 48 x 23 = 1104. Then nothing but the end: 1104.
     */
    name: 'two Assassins wait to be placed',
    zones: withOptions('assassins', {
      board: { BS: 'Ls/De' },
      aside: ['A1', 'S2'],
      courts: [{ pile: 0 }, { pile: 1 }],
    }),
    counts: [48, 1104, 1104],
  },
  {
    /*
     * By hand. KW1 becomes a Knight or a Wizard, or it is the end: 3. Then the end after both; seat 1 has slides 3 from
     * AE and 4 from LN, 2 turns, 8 retainings, 3 draws, the end: 21. Together 23. Deeper by this program.
     */
    name: 'a Knight-Wizard card is completed',
    zones: withOptions('knightWizard', {
      board: { AE: 'Ls/De', LN: 'Ds/Me' },
      courts: [{ hand: ['KW1'] }],
    }),
    counts: [3, 23, 239],
  },
  {
    /*
     * By hand. It pays either token: 2. On the empty board, with two Knights and a Wizard, 3 + 3 draws and the end,
     * with a Knight and two Wizards 3 and the end: 7 + 4 = 11. Then after a draw for the Wizard the 3 for two Knights
     * are left, or the end: 4, three times; after one for two Knights the 3 for the Wizard: 4, three times; 4 for seat
     * 1: 28. With two Wizards 3 x 4 and 4 for seat 1: 16. Together 44.
     */
    name: 'a Knight-Wizard card pays',
    zones: withOptions('knightWizard', {
      courts: [{ completed: { knight: ['KW1'] } }],
      turn: { step: 'muster' },
    }),
    counts: [2, 11, 44],
    triedDepth: 2,
  },
  {
    /*
     * By hand. M05 would bring nothing; KW2 goes to the Scottie or the Westie, or becomes a Knight or a Wizard, or it
     * is the end: 5. Then the end after the 4; seat 1 has slides 2 from KS and 4 from AO, 2 turns, 8 retainings, 3
     * draws, the end: 20. Together 24.
     */
    name: 'a Knight-Wizard card for a dog',
    zones: withOptions('knightWizard', {
      mode: 'coop',
      board: { KS: 'De/Ls', AO: 'Ms/Le' },
      courts: [{ hand: ['KW2'] }],
      hidden: { ...quietRats, ...UNMET },
    }),
    counts: [5, 24, 263],
  },
  {
    /*
     * By hand. A wild lion on BS and a spy on LN meet G01; a maple emissary pays, or the wild one that is any emissary:
     * 2, the end: 3. Then the end after both; seat 1 has slides 2 + 4, 2 turns, 8 retainings, 3 draws, the end: 20.
     * Together 22. Deeper by this program.
     */
    name: 'wild vassals meet and pay',
    zones: withOptions('wildVassals', {
      board: { BS: 'L*/*s', LN: 'Dy/Ls' },
      courts: [{ hand: ['G01'], completed: { knight: ['G03'] }, retained: ['Me/Ps', '*e/D*'] }],
    }),
    counts: [3, 22, 224],
  },
]

const SETTINGS: readonly MoveTree[] = [
  {
    /*
     * By hand. Each has three tasks and may keep two: seat 0 drops one of 3, then seat 1: 3 x 3. Then seat 1 has its
     * turn on an empty board: 3 draws, the end: 9 x 4 = 36.
     */
    name: '[B29] limits for everybody',
    zones: withOptions('limitsEveryTurn', {
      courts: [{ hand: ['G01', 'P01', 'M01'] }, { hand: ['G02', 'P02', 'M02'] }],
      turn: { step: 'limits' },
    }),
    counts: [3, 9, 36],
  },
]

describe.each([
  ['families', FAMILIES],
  ['intrigue', INTRIGUE],
  ['pieces', PIECES],
  ['settings', SETTINGS],
] as const)('%s', (_, trees) => {
  test.each(trees)('$name', checkMoveTree)
})
