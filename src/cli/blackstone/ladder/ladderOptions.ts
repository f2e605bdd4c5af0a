/** Arguments of `npm run ladder -- A B [key=value …]`. */
import { BOT_LEVELS } from '../../../bots/levels.ts'
import { game } from '../../../games/blackstone/game.ts'
import { parseLadder, type LadderOptions as SharedOptions } from '../../selfplay/ladder/parseLadder.ts'

export const LADDER_PLAYERS = [
  ...BOT_LEVELS,
  'wasteful',
  'one-way',
  'knowing',
  'nearing',
  'greedy',
  'simple',
  'random',
] as const
export type LadderPlayerName = (typeof LADDER_PLAYERS)[number]

export type LadderOptions = SharedOptions<LadderPlayerName>

/** Options for the arguments; a sentence where a player or the mode does not exist. */
export const parseLadderOptions = (args: readonly string[]): LadderOptions | string =>
  parseLadder(args, { players: LADDER_PLAYERS, modes: game.modes, mode: 'kings-quest', games: 400 })
