/** What `npm run ladder -- A B [key=value …]` asks for. */
import { LEVELS } from '../../bots/levels.ts'
import { game } from '../../games/blackstone/index.ts'
import type { ModeCard, Options } from '../../kernel/contract.ts'
import { writeOut } from '../../kernel/options.ts'

export const PLAYERS = [...LEVELS, 'one-way', 'knowing', 'nearing', 'greedy', 'simple', 'random'] as const
export type PlayerName = (typeof PLAYERS)[number]

export interface Asked {
  /** Sits at each seat in turn. */
  readonly one: PlayerName
  /** Sits at all others; where all win together nobody does. */
  readonly others: PlayerName
  readonly mode: ModeCard
  readonly seats: number
  readonly options: Options
  /** The most games that are played. */
  readonly games: number
  /** The share of wins that is tested, in percent; none: all games are played. */
  readonly target: number | null
  readonly seed: string
}

/** What the command itself knows; every other key is an option of the mode. */
const OWN = ['mode', 'seats', 'games', 'target', 'seed']

const isPlayer = (name: string | undefined): name is PlayerName => PLAYERS.some((one) => one === name)

const pairsOf = (words: readonly string[]): ReadonlyMap<string, string> =>
  new Map(words.map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const))

const optionsOf = (mode: ModeCard, given: ReadonlyMap<string, string>): Options => {
  const chosen = [...given].filter(([key]) => !OWN.includes(key))
  return writeOut(
    mode,
    Object.fromEntries(chosen.map(([key, text]) => [key, /^\d+$/.test(text) ? Number(text) : text])),
  )
}

/** What the words ask for; a sentence where they ask for nothing that there is. */
export const askedBy = (words: readonly string[]): Asked | string => {
  const [one, others, ...rest] = words
  const names = PLAYERS.join(', ')
  if (!isPlayer(one) || !isPlayer(others)) return `ladder -- A B [key=value …]; A and B are each one of ${names}`
  const given = pairsOf(rest)
  const mode = game.modes.get(given.get('mode') ?? 'kings-quest')
  if (!mode) return `there is no mode ${given.get('mode')}`
  const target = given.get('target')
  return {
    one,
    others,
    mode,
    seats: Number(given.get('seats') ?? mode.seats.min),
    options: optionsOf(mode, given),
    games: Number(given.get('games') ?? 400),
    target: target === undefined ? null : Number(target),
    seed: given.get('seed') ?? 'ladder',
  }
}
