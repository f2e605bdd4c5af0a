/** Log of a game, by turns. */
import { expect, test } from 'vitest'
import { splitByTurn } from '#src/ui/table/replay/LogSheet.tsx'
import { logOf } from '../log/sampleLog.ts'

test('the log is split by turns: what came before the first, then each turn with its lines', () => {
  const lines = logOf(['piled', 0], ['turn', 0], ['slid', 0], ['turn', 1], ['drew', 1], ['flipped', 1])
    .slice()
    .reverse()
  expect(splitByTurn(lines).map((turn) => [turn.heading?.by, turn.lines.map(({ text }) => text)])).toEqual([
    [undefined, ['piled 0']],
    [0, ['slid 0']],
    [1, ['drew 1', 'flipped 1']],
  ])
  expect(splitByTurn(lines.slice(1)).map(({ heading }) => heading?.by)).toEqual([0, 1])
  expect(splitByTurn(lines.slice(0, 1)).map(({ heading }) => heading)).toEqual([null])
})
