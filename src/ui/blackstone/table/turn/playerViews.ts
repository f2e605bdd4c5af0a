/** Views of the players for their chips. */

import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { t } from '#src/text/t.ts'
import type { PlayerView } from '../../../parts/viewTypes.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import { seatCourts } from '../board/courtViews.ts'

export const playerViews = (
  { extensions, names }: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
): readonly PlayerView[] =>
  seatCourts(now.state, names).map(({ seat, name, points }) => {
    const goal = pointsGoalOf(now.state)
    const progress = extensions.progress?.(now, seat)
    const signs = extensions.seatSigns(now, seat)
    return {
      seat,
      name,
      count: progress?.count ?? points,
      goal: progress?.of ?? goal,
      words: (progress?.words ?? t('player.points', { points, goal })) + signs.map(({ label }) => label).join(''),
      badges: signs.map(({ content }) => content),
      isOnTurn: seat === (now.awaitedElsewhere ?? now.seat),
    }
  })
