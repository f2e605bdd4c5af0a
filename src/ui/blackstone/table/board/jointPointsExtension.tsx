/** Table of a game whose seats gather points together, against rats: meter, points and courts between the towers. */

import { courtScores } from '#src/games/blackstone/insight/shown/courtScores.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { navigate } from '../../../common/route.ts'
import { PlayerStrip } from '../../../parts/tableLayout/PlayerStrip.tsx'
import * as tray from '../../../parts/tableLayout/Tray.module.css'
import * as ratsStyles from '../../views/board/RatsMeter.module.css'
import type { BlackstoneTableProps } from '../blackstoneTableView.ts'
import type { TableExtension } from '../tableExtension.ts'
import { playerViews } from '../turn/playerViews.ts'
import { DogRow, ratsExtension, TableRatsMeter } from './ratsExtension.tsx'

const jointPoints = ({ now: { state } }: BlackstoneTableProps) => ({
  points: courtScores(state).reduce((sum, { total }) => sum + total, 0),
  goal: pointsGoalOf(state),
})

const JointPointsTop = (props: BlackstoneTableProps) => (
  <div class={ratsStyles.together}>
    <TableRatsMeter {...props} points={jointPoints(props)} />
    <PlayerStrip
      players={playerViews(props.view, props.now)}
      onPress={(seat) => navigate(...props.view.path, 'court', String(seat))}
    />
  </div>
)

const DogKennel = (props: BlackstoneTableProps) => (
  <div class={`${ratsStyles.kennel} ${tray.tall}`} data-part="company">
    <DogRow {...props} />
  </div>
)

export const jointPointsExtension: TableExtension = { ...ratsExtension, Top: JointPointsTop, BelowHand: DogKennel }
