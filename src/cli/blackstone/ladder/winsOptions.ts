/**
 * Arguments of `npm run ladder -- wins A [key=value …]`: how often A wins where all win together, for each difficulty
 * of the rats.
 */
import { game } from '../../../games/blackstone/game.ts'
import type { ModeCard } from '../../../kernel/contract.ts'
import { type LadderOptions, parseLadderOptions } from './ladderOptions.ts'

/** Number of games, the same as for the Puzzle Master's Quest. */
const GAMES = 'games=200'

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

/** Options for each mode and difficulty; a sentence in place of options that do not exist. */
export const parseWinsOptions = ([player = '', ...args]: readonly string[]): readonly (LadderOptions | string)[] => {
  const argumentLists = expandArguments(args)
  if (argumentLists.length === 0)
    return [
      `wins are counted in ${cooperativeModes()
        .map(({ id }) => id)
        .join(', ')}`,
    ]
  return argumentLists.map((argumentList) => parseLadderOptions([player, player, GAMES, ...argumentList]))
}
