/** The board of the example in rules 2.6, and boards like it, for tests of what bots make of a board. */
import { faceOf } from '../../../../../src/games/blackstone/faces.ts'
import type { BoardVassal } from '../../../../../src/games/blackstone/insight/heuristic/boardVassals.ts'

/** Example of rules 2.6, one role per line; factions are l, d, m, p, roles are s, e, y, c. */
export const EXAMPLE = ['ds ly dy my py', 'ps . . . le', 'ms . . . de', 'ls . . . me', 'pc mc dc lc pe']

export const face = (word: string) => faceOf('ldmp'.indexOf(word.charAt(0)), 'seyc'.indexOf(word.charAt(1)))

/** Vassals of a board given by its rows: each has its own face on its reverse, which no test here needs. */
export const boardVassals = (rows: readonly string[]): readonly BoardVassal[] =>
  rows
    .flatMap((row) => row.split(' '))
    .flatMap((word, space) => (word === '.' ? [] : [{ space, face: face(word), reverse: face(word) }]))
