/** Arguments of `npm run ladder -- A B [key=value …]`, and of `lengths` and `wins` in place of the two players. */
import { BOT_LEVELS } from '../../../bots/levels.ts'
import { game } from '../../../games/blackstone/game.ts'
import type { ModeCard } from '../../../kernel/gameCard.ts'
import {
  parseLadderArguments,
  type LadderOptions as SharedOptions,
} from '../../selfplay/ladder/parseLadderArguments.ts'

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
  parseLadderArguments(args, { players: LADDER_PLAYERS, modes: game.modes, mode: 'kings-quest', games: 400 })

/** Number of games of each table of `lengths`. */
const LENGTHS_GAMES = 'games=500'

const isPair = (word: string): boolean => word.includes('=')

/**
 * Options of `lengths [LEVEL …]`, how long the games of bots of one level are: for each level and mode, or only for
 * those that are named; a sentence in place of what does not exist.
 */
export const parseLengthsOptions = (args: readonly string[]): readonly (LadderOptions | string)[] => {
  const pairs = args.filter(isPair)
  const named = args.filter((word) => !isPair(word))
  const modes = pairs.some((pair) => pair.startsWith('mode='))
    ? [[]]
    : [...game.modes.keys()].map((id) => [`mode=${id}`])
  return (named.length > 0 ? named : BOT_LEVELS).flatMap((level) =>
    modes.map((mode) => parseLadderOptions([level, level, LENGTHS_GAMES, ...mode, ...pairs])),
  )
}

/** Number of games of each table of `wins`, the same as for the Puzzle Master's Quest. */
const WINS_GAMES = 'games=200'

const ratsArguments = ({ options }: ModeCard): readonly string[] =>
  options.flatMap(({ id, values }) => (id === 'rats' ? values.map((value) => `rats=${value}`) : []))

const cooperativeModes = (): readonly ModeCard[] => [...game.modes.values()].filter((mode) => mode.together)

/** Arguments of every ladder to play: all modes and difficulties, or only the one that is named. */
const expandArguments = (args: readonly string[]): readonly (readonly string[])[] => {
  const isNamed = (key: string): boolean => args.some((word) => word.startsWith(`${key}=`))
  const modes = cooperativeModes().filter(({ id }) => !isNamed('mode') || args.includes(`mode=${id}`))
  return modes.flatMap((mode) =>
    isNamed('rats')
      ? [[`mode=${mode.id}`, ...args]]
      : ratsArguments(mode).map((rats) => [`mode=${mode.id}`, rats, ...args]),
  )
}

/**
 * Options of `wins A`, how often A wins where all win together: for each mode and difficulty of the rats; a sentence in
 * place of options that do not exist.
 */
export const parseWinsOptions = ([player = '', ...args]: readonly string[]): readonly (LadderOptions | string)[] => {
  const argumentLists = expandArguments(args)
  if (argumentLists.length === 0)
    return [
      `wins are counted in ${cooperativeModes()
        .map(({ id }) => id)
        .join(', ')}`,
    ]
  return argumentLists.map((argumentList) => parseLadderOptions([player, player, WINS_GAMES, ...argumentList]))
}
