/** Arguments of `npm run ladder -- A B [key=value …]`. */
import { BOT_LEVELS } from '../../../bots/levels.ts'
import { game } from '../../../games/blackstone/index.ts'
import type { ModeCard, Options } from '../../../kernel/contract.ts'
import { withDefaultOptions } from '../../../kernel/options.ts'

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

export interface LadderOptions {
  /** Player that is measured; it has each seat in turn. */
  readonly player: LadderPlayerName
  /** Player at all other seats; unused where all win together. */
  readonly opponents: LadderPlayerName
  readonly mode: ModeCard
  readonly seats: number
  readonly options: Options
  /** Most games that are played. */
  readonly games: number
  /** Share of wins that is tested, in percent; null: all games are played. */
  readonly target: number | null
  readonly seed: string
}

/** Keys of the command itself; every other key is an option of the mode. */
const COMMAND_KEYS = ['mode', 'seats', 'games', 'target', 'seed']

const isPlayer = (name: string | undefined): name is LadderPlayerName =>
  LADDER_PLAYERS.some((player) => player === name)

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
export const parseLadderOptions = (args: readonly string[]): LadderOptions | string => {
  const [player, opponents, ...pairArgs] = args
  const names = LADDER_PLAYERS.join(', ')
  if (!isPlayer(player) || !isPlayer(opponents)) return `ladder -- A B [key=value …]; A and B are each one of ${names}`
  const settings = parsePairs(pairArgs)
  const mode = game.modes.get(settings.get('mode') ?? 'kings-quest')
  if (!mode) return `there is no mode ${settings.get('mode')}`
  const target = settings.get('target')
  return {
    player,
    opponents,
    mode,
    seats: Number(settings.get('seats') ?? mode.seats.min),
    options: readModeOptions(mode, settings),
    games: Number(settings.get('games') ?? 400),
    target: target === undefined ? null : Number(target),
    seed: settings.get('seed') ?? 'ladder',
  }
}
