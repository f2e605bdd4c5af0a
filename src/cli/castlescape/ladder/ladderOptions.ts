/** Arguments of `npm run ladder -- castlescape A B [key=value …]`. */
import { BOT_LEVELS } from '../../../bots/levels.ts'
import { game } from '../../../games/castlescape/game.ts'
import { MODE } from '../../../games/castlescape/options.ts'
import {
  parseLadderArguments,
  type LadderOptions as SharedOptions,
} from '../../selfplay/ladder/parseLadderArguments.ts'

export const LADDER_PLAYERS = [...BOT_LEVELS, 'builder', 'random'] as const
export type LadderPlayerName = (typeof LADDER_PLAYERS)[number]
export type LadderOptions = SharedOptions<LadderPlayerName>

/** Options for the arguments; a sentence where a player or the mode does not exist. */
export const parseLadderOptions = (args: readonly string[]): LadderOptions | string =>
  parseLadderArguments(args, { players: LADDER_PLAYERS, modes: game.modes, mode: MODE.id, games: 200 })
