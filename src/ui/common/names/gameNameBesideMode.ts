import { FIRST_GAME } from '../../../kernel/formats.ts'
import type { GameId, ModeId } from '../../../kernel/gameCard.ts'
import { gameNameById, modeNameById } from '../../../text/gameAndModeNames.ts'

/** Name of a game beside the name of its mode; empty for the first game, and where a mode has the name of its game. */
export const gameNameBesideMode = (game: GameId, mode: ModeId): string => {
  const name = gameNameById(game)
  return game === FIRST_GAME || name === modeNameById(mode) ? '' : name
}
