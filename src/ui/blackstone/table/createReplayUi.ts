/** Replay of this game: how actions are written, and statistics round by round. */
import type { BlackstoneGame, BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import {
  beginGameCourse,
  type GameCourse,
  nextGameCourse,
} from '../../../games/blackstone/insight/review/gameCourse.ts'
import { formatAction } from '../../../games/blackstone/notation/actionNotation.ts'
import { EMPTY_VAULT, seatView } from '../../../kernel/vault.ts'
import type { CourseReducer, ReplayUi } from '../../table/gameUiContract.ts'

const review: CourseReducer<BlackstoneTypes, GameCourse> = { begin: beginGameCourse, next: nextGameCourse }

/** Writes actions as a spectator sees them: open cards by name, other cards by slot. */
export const createReplayUi = ({ sceneOf }: BlackstoneGame): ReplayUi<BlackstoneTypes> => ({
  writeAction: (state, action) => formatAction(sceneOf(seatView(state, null, EMPTY_VAULT)), action),
  courseReducer: review,
})
