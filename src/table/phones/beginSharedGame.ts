/** Start of the game of a lobby's players. */
import type { Game, Shape } from '../../kernel/contract.ts'
import { ok, type Result } from '../../kernel/result.ts'
import { openGameLog } from '../arbiter/gameLog.ts'
import { createHeader } from '../createHeader.ts'
import { commitmentOf, dealCommitmentOf } from '../fairDeal/fairDeal.ts'
import type { DealerSecret } from '../logStore.ts'
import type { GamePlan } from '../room/frames.ts'
import { type Sitter, seatedSitters } from '../room/lobby.ts'
import { playerOf } from '../room/seatKeys.ts'
import type { BegunGame } from './sharedTableStage.ts'

/**
 * Game of the seated players of a lobby. `id` and `secret` are those that the lobby has promised. Refused: what the
 * game's set-up refuses.
 */
export const beginSharedGame = <G extends Shape>(
  game: Game<G>,
  id: string,
  secret: DealerSecret,
  { mode, options }: GamePlan,
  sitters: readonly Sitter[],
): Result<BegunGame<G>> => {
  const seatedPlayers = seatedSitters(sitters)
  const names = seatedPlayers.map(({ name }) => name)
  const header = createHeader(
    game,
    id,
    { mode, options, names, emblems: seatedPlayers.map(playerOf) },
    dealCommitmentOf(commitmentOf(id, secret), seatedPlayers),
  )
  if (!header.ok) return header
  const log = openGameLog(game, header.value, secret)
  return log.ok ? ok({ log: log.value, secret, sitters }) : log
}
