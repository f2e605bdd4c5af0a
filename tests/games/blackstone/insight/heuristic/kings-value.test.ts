/** What Kings are worth to a bot. */
import { expect, test } from 'vitest'
import { kingsValue } from '../../../../../src/games/blackstone/insight/heuristic/courts/kingsValue.ts'
import { WEIGHTS } from '../../../../../src/games/blackstone/insight/heuristic/weights.ts'
import { startGame } from '../../../../bots/playouts.ts'

test.each([
  ['first-edition', 12],
  ['kings-quest', 4],
])(
  '[B144] in %s two Kings are worth %i points: the first makes room for the third Machination where that wins',
  (mode, points) => {
    const { state } = startGame(mode, 2, 1)
    // Each King 1, and a quarter for each of four turns.
    const weights = { ...WEIGHTS, king: 1, kingPerTurn: 0.25, firstKing: 8 }
    expect(kingsValue(state, 0, 4, weights)).toBe(0)
    expect(kingsValue(state, 2, 4, weights)).toBe(points)
  },
)
