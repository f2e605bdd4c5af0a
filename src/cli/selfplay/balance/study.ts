/** Studies of whether a game is fair: the tables and the number of games of each. */
import type { ModeId, Options } from '../../../kernel/gameCard.ts'
import { numberArgument } from '../../numberArgument.ts'

/** Tables of one kind. Options that are not named have their defaults. */
export interface Study {
  readonly id: string
  readonly mode: ModeId
  readonly seats: number
  readonly options: Options
  readonly games: number
}

/** Word for an option in an id: its value, or its name where the value is only `on`. */
const optionWord = ([id, value]: readonly [string, string | number]): string | number => (value === 'on' ? id : value)

export const createStudy = (mode: ModeId, seats: number, games: number, options: Options = {}): Study => ({
  id: [mode, seats, ...Object.entries(options).map(optionWord)].join('-'),
  mode,
  seats,
  options,
  games,
})

const NUMBERS = /^(games|processes)=\d+$/

/**
 * Studies that the arguments name by id or mode, all where they name none; `games=` limits the games of each. A sentence
 * where an argument is neither: nothing is played then, and no figures are written.
 */
export const selectStudies = (studies: readonly Study[], args: readonly string[]): readonly Study[] | string => {
  const isNamedBy =
    (arg: string) =>
    ({ id, mode }: Study): boolean =>
      arg === id || arg === mode
  const unknown = args.filter((arg) => !NUMBERS.test(arg) && !studies.some(isNamedBy(arg)))
  if (unknown.length > 0)
    return `No study ${unknown.join(', ')}. Studies are: ${studies.map(({ id }) => id).join(', ')}.`
  const named = studies.filter((study) => args.some((arg) => isNamedBy(arg)(study)))
  const most = numberArgument(args, 'games', Number.POSITIVE_INFINITY)
  return (named.length > 0 ? named : studies).map((study) => ({ ...study, games: Math.min(study.games, most) }))
}
