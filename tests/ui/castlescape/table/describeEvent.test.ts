/** What happened in CastleScape, in words. */
import { expect, test } from 'vitest'
import { describeEvent } from '#src/ui/castlescape/table/describeEvent.ts'
import '#src/text/castlescape/bundles/table.ts'
import { recordGame } from '../../../games/castlescape/recordGame.ts'

const narrator = { state: recordGame(2, 1, {}, 1).replay.state, names: ['Ann', 'Bo'] } as never

test('penalties name what is raised, and nothing that stays', () => {
  const told = (infamy: number, corruption: number): string | undefined =>
    describeEvent({ kind: 'penalties', seat: 1, infamy, corruption }, narrator)?.text
  expect(told(1, 0)).toBe('Bo took the penalties of the Back Alley: Infamy +1')
  expect(told(0, 2)).toBe('Bo took the penalties of the Back Alley: Corruption +2')
  expect(told(2, 1)).toBe('Bo took the penalties of the Back Alley: Infamy +2 and Corruption +1')
})
