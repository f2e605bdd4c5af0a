/** Replay of this game: how actions are written, and statistics round by round. */
import type { BlackstoneGame, BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import { createGameStats, type GameStats, updateGameStats } from '../../../games/blackstone/insight/review/gameStats.ts'
import { formatAction } from '../../../games/blackstone/notation/formatAction.ts'
import { EMPTY_VAULT, seatView } from '../../../kernel/vault.ts'
import type { CourseReducer, ReplayUi } from '../../table/gameUi.ts'

const review: CourseReducer<BlackstoneTypes, GameStats> = { begin: createGameStats, next: updateGameStats }

/** Writes actions as a spectator sees them: open cards by name, other cards by slot. */
export const createReplayUi = ({ sceneOf }: BlackstoneGame): ReplayUi<BlackstoneTypes> => ({
  writeAction: (state, action) => formatAction(sceneOf(seatView(state, null, EMPTY_VAULT)), action),
  courseReducer: review,
})
