/** Arguments of `npm run ladder -- A B [key=value …]`, of any game. */
import type { ModeCard, ModeId, Options } from '../../../kernel/gameCard.ts'
import { withDefaultOptions } from '../../../kernel/options.ts'

export interface LadderOptions<Name extends string = string> {
  /** Player that is measured; it has each seat in turn. */
  readonly player: Name
  /** Player at all other seats; unused where all win together. */
  readonly opponents: Name
  readonly mode: ModeCard
  readonly seats: number
  readonly options: Options
  /** Most games that are played. */
  readonly games: number
  /** Share of wins that is tested, in percent; null: all games are played. */
  readonly target: number | null
  readonly seed: string
}

/** What a game has for its ladder. */
export interface LadderGround<Name extends string> {
  readonly players: readonly Name[]
  readonly modes: ReadonlyMap<ModeId, ModeCard>
  /** Mode and number of games where the arguments name none. */
  readonly mode: ModeId
  readonly games: number
}

/** Keys of the command itself; every other key is an option of the mode. */
const COMMAND_KEYS = ['mode', 'seats', 'games', 'target', 'seed']

const parsePairs = (args: readonly string[]): ReadonlyMap<string, string> =>
  new Map(args.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const))

const readModeOptions = (mode: ModeCard, settings: ReadonlyMap<string, string>): Options => {
  const chosen = [...settings].filter(([key]) => !COMMAND_KEYS.includes(key))
  return withDefaultOptions(
    mode,
    Object.fromEntries(chosen.map(([key, text]) => [key, /^\d+$/.test(text) ? Number(text) : text])),
  )
}

/** Options for the arguments; a sentence where a player or the mode does not exist. */
export const parseLadderArguments = <Name extends string>(
  args: readonly string[],
  ground: LadderGround<Name>,
): LadderOptions<Name> | string => {
  const [player, opponents] = args.slice(0, 2).map((word) => ground.players.find((name) => name === word))
  if (!player || !opponents) return `ladder -- A B [key=value …]; A and B are each one of ${ground.players.join(', ')}`
  const settings = parsePairs(args.slice(2))
  const mode = ground.modes.get(settings.get('mode') ?? ground.mode)
  if (!mode) return `there is no mode ${settings.get('mode')}`
  const target = settings.get('target')
  return {
    player,
    opponents,
    mode,
    seats: Number(settings.get('seats') ?? mode.seats.min),
    options: readModeOptions(mode, settings),
    games: Number(settings.get('games') ?? ground.games),
    target: target === undefined ? null : Number(target),
    seed: settings.get('seed') ?? 'ladder',
  }
}
