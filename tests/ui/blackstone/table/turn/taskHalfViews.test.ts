/** Halves of a task as the table shows them: blue letters. */
import { describe, expect, test } from 'vitest'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import { taskHalfViews } from '#src/ui/blackstone/table/turn/taskHalfViews.ts'
import { placeOfRightHalf } from '#src/ui/blackstone/views/spaceAndFaceNames.ts'
import '#src/text/blackstone/bundles/board.ts'
import '#src/text/blackstone/bundles/turn.ts'
import { space } from '../../../../games/blackstone/namedActions.ts'
import { BOARD, openTableAt } from '../openTableAt.ts'

describe('blue letters', () => {
  // G01 asks on its right for column L and, with blue letters, for the space of L and T.
  const rightHalfOf = async (mode: string) => {
    const { now } = await openTableAt(mode, ['Ann', 'Ben'], { board: BOARD, courts: [{ hand: ['G01'] }, {}] })
    const { scene, court, state } = now()
    const [slot = -1] = court.hand
    const task = visibleTaskIn(scene, slot)
    const compass = taskProgressOf(scene, slot)
    if (!task || !compass) throw new Error('Ann sees her own task')
    return [placeOfRightHalf(task), taskHalfViews(state, task, compass)[1].place, compass.right.targetSpaces.length]
  }

  test('count in the Advanced game: the right half asks for one space', async () => {
    expect(await rightHalfOf('kings-quest')).toEqual([{ line: 1 }, 'column L', 5])
    expect(await rightHalfOf('advanced')).toEqual([{ space: space('LT') }, 'L·T', 1])
  })
})
