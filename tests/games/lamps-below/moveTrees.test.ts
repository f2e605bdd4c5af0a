/**
 * Numbers of ways to go on, counted by hand. A way ends with `end`, where the turn ends by itself, or after as many
 * actions as the depth says. Attacks throw a 1 against a 1, so nothing changes by them, and nobody has courage.
 */
import { expect, test } from 'vitest'
import { type Table, table } from './testTable.ts'

const isInTurn = (t: Table): boolean => t.task === 'turn'

/** The position after some actions; dice that are due in the turn show a 1. */
const after = (document: object, actions: readonly string[]): Table => {
  const t = table(document)
  for (const action of actions) {
    t.act(action)
    while (t.task === 'hit' || t.task === 'test') t.throws(...Array(8).fill(1)).deal(1)
    while (t.task === 'drawFinds') t.deal(1)
  }
  return t
}

const countWays = (document: object, depth: number, taken: readonly string[] = []): number => {
  const t = after(document, taken)
  if (depth === 0 || !(isInTurn(t) || t.task === 'take')) return 1
  return t.legal().reduce((sum, text) => sum + countWays(document, depth - 1, [...taken, text]), 0)
}

const pillars = (marn: object, more: object = {}): object => ({
  company: ['marn'],
  card: 'pillars',
  threat: 0,
  explorers: { marn: { at: 'b3', ...marn } },
  hidden: { finds: ['page', 'page', 'crown'], path: ['bones'] },
  ...more,
})

test.each<readonly [string, object, readonly number[]]>([
  // b3 of the Pillars has doors to b2 and b4; two doors lead on to a2, c2, a4, c4 and b5: seven rooms. And `end`. After
  // the move no die is left, and the turn has ended.
  ['[E16] one die of 1', pillars({ dice: [1] }), [8, 8]],
  // The first 1 moves to seven rooms, then the second moves again: from b2 to a2, c2, b3, a1, c1, a3, c3, b4 (8); from
  // b4 to b3, a4, c4, b5, b2, a3, c3, a5, c5 (9; c5 by b5); from a2 to a1, a3, b2, b1, a4, b3, c2 (7); from c2 to c1,
  // c3, b2, b1, c4, a2, b3 (7); from a4 to a3, b4, a5, a2, b3, c4, b5 (7); from c4 to b4, c3, b3, a4, b5, c2 (6); from
  // b5 to b4, a5, c5, b3, a4, c4 (6). Each with `end`, and one more for `end` at once: 50 + 7 + 1.
  ['[E16] two dice of 1', pillars({ dice: [1, 1] }), [8, 58]],
  // The same rooms with the lamp, too, which shows the same; after either the other is left.
  ['[E15] a die and a lamp of 1', pillars({ dice: [1] }, { lamps: [1] }), [15, 115]],
  // A 2 braces as well; after it nothing is left.
  ['a die of 2', pillars({ dice: [2] }), [9, 9]],
  // Beset by a Husk with a 2: Knives or `brace`; moving away needs a 3. Pin and twist needs a 4.
  [
    '[E16] a 2 beside a dweller',
    pillars({ dice: [2] }, { groups: [{ card: 'glass-1' }], dwellers: { A1: 'b3' } }),
    [3, 3],
  ],
  // With a 4 besides: both weapons, `brace`, seven rooms.
  ['a 4 beside a dweller', pillars({ dice: [4] }, { groups: [{ card: 'glass-1' }], dwellers: { A1: 'b3' } }), [11, 11]],
  // At cache 1 in b2: search with 3; rooms a2, c2, b3 and a1, c1, a3, c3, b4; brace; end.
  ['a 3 at a cache', pillars({ at: 'b2', dice: [3] }), [11, 11]],
  // A 6 named or not; then one of two kinds is chosen: page or crown. 8 rooms, `brace`, `end` end the turn.
  [
    '[E17] a 6 at a cache',
    pillars({ at: 'b2', dice: [6] }, { hidden: { finds: ['page', 'crown'], path: ['bones'] } }),
    [12, 14],
  ],
  // In the exit b1 with a 1: leave; a1, c1, a2, c2 (two doors along a1-a2 and c1-c2); end.
  ['[E18] in the exit', pillars({ at: 'b1', dice: [1] }), [6, 6]],
  // No dice, but a Flask and a wound: use, `end`; after it the turn ends by itself.
  ['[E32] a relic alone', pillars({ dice: [], wounds: 1, finds: ['flask'] }), [2, 2]],
  // Three courage and no die: dare, `end`.
  ['courage alone', pillars({ dice: [], courage: 3 }), [2, 2]],
])('%s', (_, document, counts) => {
  expect(counts.map((_count, index) => countWays(document, index + 1))).toEqual(counts)
})
