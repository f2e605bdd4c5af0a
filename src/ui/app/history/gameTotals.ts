/**
 * What many games come to. Only games that were begun here from their start and finished here count: not those from elsewhere, branched off
 * or begun from a position. `Me` is whoever plays the only seat of a person on this phone; where several do, a game counts without a winner,
 * but where all win or lose together. All of it follows from what is kept with each save.
 */
import { LEVELS } from '../../bots/levels.ts'
import type { SavedGame } from '../../store/saves.ts'
import { type Ending, winnersOf } from './ending.ts'
import type { Playable } from './filter.ts'
import { type Played, readPlayed } from './played.ts'

export type Result = 'won' | 'shared' | 'lost'

interface Counted {
  readonly game: Playable
  readonly played: Played
  readonly ending: Ending
  /** Null where nobody knows who of several I am. */
  readonly result: Result | null
}

/** What some games come to. */
export interface Tally {
  /** The mode, the level of bots or the family. */
  readonly key: string
  readonly games: number
  readonly won: number
  readonly shared: number
  readonly lost: number
  readonly rounds: { readonly least: number; readonly most: number; readonly mean: number }
  /** The mean of what I had, or all together; null where nobody knows, or it is no number. */
  readonly mean: number | null
  readonly yardstick: Ending['yardstick']
}

export interface Figures {
  readonly games: number
  /** Those with a result. */
  readonly mine: number
  readonly won: number
  /** Games won one after another: up to the last one, and the most ever. */
  readonly streak: { readonly now: number; readonly best: number }
  readonly modes: readonly Tally[]
  /** Against bots, by the highest level at the table. */
  readonly bots: readonly Tally[]
  /** By the family that I had. */
  readonly families: readonly Tally[]
  /** Finished games that do not count. */
  readonly leftOut: number
}

const resultOf = (ending: Ending, me: number | null): Result | null => {
  const winners = winnersOf(ending)
  if (ending.together) return winners.length > 0 ? 'won' : 'lost'
  if (me === null) return null
  if (!winners.includes(me)) return 'lost'
  return winners.length > 1 ? 'shared' : 'won'
}

const isFinished = (game: SavedGame): game is Playable => game.kind === 'game' && game.finished

const counted = (game: Playable): Counted | null => {
  const played = readPlayed(game.summary)
  const isHere = !game.origin && game.header.position === undefined
  if (!isHere || !played?.ending) return null
  return { game, played, ending: played.ending, result: resultOf(played.ending, played.me) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const meanOf = (numbers: readonly number[]): number => sum(numbers) / numbers.length

const pointsOf = ({ ending, played: { me } }: Counted): readonly number[] => {
  if (ending.yardstick === 'formation') return []
  if (ending.together) return [sum(ending.values)]
  return me === null ? [] : [ending.values[me] ?? 0]
}

const tally = (key: string, games: readonly [Counted, ...Counted[]]): Tally => {
  const count = (result: Result): number => games.filter((one) => one.result === result).length
  const rounds = games.map(({ ending }) => ending.round)
  const points = games.flatMap(pointsOf)
  return {
    key,
    games: games.length,
    won: count('won'),
    shared: count('shared'),
    lost: count('lost'),
    rounds: { least: Math.min(...rounds), most: Math.max(...rounds), mean: meanOf(rounds) },
    mean: points.length > 0 ? meanOf(points) : null,
    yardstick: games[0].ending.yardstick,
  }
}

/** A tally for each key, the one with the most games first; what has an empty key is in none. */
const tallies = (games: readonly Counted[], keyOf: (one: Counted) => string): readonly Tally[] =>
  [...new Set(games.map(keyOf))]
    .filter(Boolean)
    .flatMap((key) => {
      const [first, ...others] = games.filter((one) => keyOf(one) === key)
      return first ? [tally(key, [first, ...others])] : []
    })
    .sort((a, b) => b.games - a.games)

const highestBot = ({ played: { bots }, ending }: Counted): string =>
  ending.together ? '' : (LEVELS.findLast((level) => bots.includes(level)) ?? '')

const familyOfMine = ({ played: { me, families } }: Counted): string => (me === null ? '' : (families[me] ?? ''))

/** Of results in their order, the latest last. */
export const streakOf = (results: readonly Result[]): Figures['streak'] => {
  let now = 0
  let best = 0
  for (const result of results) {
    now = result === 'won' ? now + 1 : 0
    best = Math.max(best, now)
  }
  return { now, best }
}

export const figuresOf = (games: readonly SavedGame[]): Figures => {
  const finished = games.filter(isFinished)
  const all = finished.flatMap((game) => counted(game) ?? [])
  const inOrder = all.toSorted((a, b) => a.game.changed - b.game.changed)
  const results = inOrder.flatMap(({ result }) => result ?? [])
  return {
    games: all.length,
    mine: results.length,
    won: results.filter((result) => result === 'won').length,
    streak: streakOf(results),
    modes: tallies(all, ({ game }) => game.header.mode),
    bots: tallies(all, highestBot),
    families: tallies(all, familyOfMine),
    leftOut: finished.length - all.length,
  }
}
