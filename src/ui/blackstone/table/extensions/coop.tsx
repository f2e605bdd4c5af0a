/** Table of the Co-op game. */
import '#src/text/tiers/board.ts'
import '#src/text/blackstone/modes.ts'
import { t } from '#src/text/t.ts'
import type { OpeningLines } from '../blackstoneTableView.ts'
import { pointsGoalOf } from '../board/boardViews.ts'
import { jointPointsExtension } from '../board/jointPointsExtension.tsx'
import { PICTURES } from '../opening/openingPictures.tsx'
import { ratsLines } from '../opening/ratsLines.tsx'
import type { TableExtension } from '../tableExtension.ts'

const opening: OpeningLines = ({ state }) => {
  const goal = pointsGoalOf(state)
  return [{ id: 'goal', picture: PICTURES.points(goal), text: t('opening.coop.goal', { goal }) }, ...ratsLines()]
}

export const extension: TableExtension = { ...jointPointsExtension, opening }
