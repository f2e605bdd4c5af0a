/** Table of the Co-op game. */
import '#src/text/bundles/board.ts'
import '#src/text/blackstone/bundles/modesAndModules.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { t } from '#src/text/t.ts'
import type { OpeningLines } from '../blackstoneTableView.ts'
import { jointPointsExtension } from '../board/jointPointsExtension.tsx'
import { howToWinAgainstRats } from '../howToWin/howToWinAgainstRats.tsx'
import { PICTURES } from '../howToWin/howToWinPictures.tsx'
import type { TableExtension } from '../tableExtension.ts'

const opening: OpeningLines = ({ state }) => {
  const goal = pointsGoalOf(state)
  return [
    { id: 'goal', picture: PICTURES.points(goal), text: t('opening.coop.goal', { goal }) },
    ...howToWinAgainstRats(),
  ]
}

export const extension: TableExtension = { ...jointPointsExtension, opening }
