/**
 * Arguments of `npm run ladder -- lengths [LEVEL …] [key=value …]`: how long the games of bots of one level are, for
 * each level and mode.
 */
import { BOT_LEVELS } from '../../../bots/levels.ts'
import { game } from '../../../games/blackstone/game.ts'
import { type LadderOptions, parseLadderOptions } from './ladderOptions.ts'

/** Number of games of each table. */
const GAMES = 'games=500'

const isPair = (word: string): boolean => word.includes('=')

/** Options for each level and mode, or only for those that are named; a sentence in place of what does not exist. */
export const parseLengthsOptions = (args: readonly string[]): readonly (LadderOptions | string)[] => {
  const pairs = args.filter(isPair)
  const named = args.filter((word) => !isPair(word))
  const modes = pairs.some((pair) => pair.startsWith('mode='))
    ? [[]]
    : [...game.modes.keys()].map((id) => [`mode=${id}`])
  return (named.length > 0 ? named : BOT_LEVELS).flatMap((level) =>
    modes.map((mode) => parseLadderOptions([level, level, GAMES, ...mode, ...pairs])),
  )
}
