/** How the modes that points win are won. */
import '#src/text/blackstone/bundles/sheets.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { t } from '#src/text/t.ts'
import type { OpeningLines } from '../blackstoneTableView.ts'
import { PICTURES } from './howToWinPictures.tsx'

/** Opening of the modes without one of their own: the King's Quest, and those that are played as it is. */
export const howToWinByPoints: OpeningLines = ({ state }) => {
  const goal = pointsGoalOf(state)
  return [
    { id: 'goal', picture: PICTURES.points(goal), text: t('opening.points.goal', { goal }) },
    { id: 'task', picture: PICTURES.task, text: t('opening.points.task') },
    { id: 'court', picture: PICTURES.court, text: t('opening.court') },
  ]
}
