/** Checklist of a formation, and the face that stands too often for it. */
import { expect, test } from 'vitest'
import { formationChecklist } from '#src/games/blackstone/insight/shown/formationChecklist.ts'
import { repeatedFace } from '#src/games/blackstone/insight/shown/repeatedFace.ts'
import { face } from '../../namedActions.ts'
import { puzzle, quietRats, situation } from '../../testTable.ts'

test('[B108] the checklist follows the neighbourhood of the table', () => {
  // One face twice, aslant: neighbours only where diagonals count.
  const board = { LS: 'Ls/De', BT: 'Ls/Dy' }
  const differ = (adjacency: string) =>
    formationChecklist(puzzle({ board, hidden: quietRats, options: { adjacency } }).state).neighboursDiffer
  expect([differ('orthogonal'), differ('diagonal')]).toEqual([true, false])
})

test('of the faces that stand more than once the goal names the one that stands most often', () => {
  const repeatedOn = (board: Readonly<Record<string, string>>) => repeatedFace(situation({ board }).state)
  expect(repeatedOn({ BS: 'Lc/Ds', AS: 'Ds/Me' })).toBeNull()
  expect(repeatedOn({ BS: 'Ms/Pe', AS: 'Ms/Lc', CO: 'Lc/Ds', LN: 'Lc/Dy', LE: 'Lc/Py' })).toEqual({
    face: face('Lc'),
    count: 3,
  })
})
