/**
 * Totals over many games. Only games that began and finished on this phone count: not games from elsewhere, branched
 * off, begun from a position or played to their end by bots alone. `me` is the only seat that a person plays on this
 * phone; if several people play, a game counts without a winner, unless all win or lose together. Everything is
 * computed from what is stored with each save.
 */
import { BOT_LEVELS } from '../../../bots/levels.ts'
import type { GameId } from '../../../kernel/gameCard.ts'
import type { Json } from '../../../kernel/json.ts'
import type { SavedGame } from '../../../store/listSaves.ts'
import { orderOf } from '../../../store/storedGameRow.ts'
import { type Ending, winningSeats } from '../../common/history/ending.ts'
import { type Participants, readParticipants } from '../../common/history/participants.ts'
import { readFields } from '../../common/history/readFields.ts'
import type { SeatScores, Statistics } from '../../table/gameUiContract.ts'
import type { PlayableSave } from './historyFilter.ts'

export type GameResult = 'won' | 'shared' | 'lost'

interface CountedGame {
  readonly game: PlayableSave
  readonly participants: Participants
  readonly ending: Ending
  /** Null if several people played here, so the winner is not known to be "me". */
  readonly result: GameResult | null
  /** Points of the seats; null if the game counts none. */
  readonly score: SeatScores | null
}

/** Totals of a group of games. */
export interface Tally {
  /** Mode, level of bots, or a key of the game's own sections. */
  readonly key: string
  readonly games: number
  readonly won: number
  readonly shared: number
  readonly lost: number
  readonly rounds: { readonly least: number; readonly most: number; readonly mean: number }
  /** Mean of my points, or of all together; null if unknown. */
  readonly mean: number | null
  /** Unit of the mean, as the game names it. */
  readonly unit: string
  readonly game: GameId
}

/** Tallies by a property that only games of one kind have. */
export interface SectionTallies {
  readonly game: GameId
  readonly id: string
  readonly tallies: readonly Tally[]
}

export interface GameTotals {
  readonly games: number
  /** Games with a result. */
  readonly gamesWithResult: number
  readonly won: number
  /** Games won in a row: up to the last game, and the longest ever. */
  readonly streak: { readonly now: number; readonly best: number }
  readonly modes: readonly Tally[]
  /** Games against bots, by the highest level at the table. */
  readonly bots: readonly Tally[]
  readonly sections: readonly SectionTallies[]
  /** Finished games that do not count. */
  readonly leftOut: number
}

const resultOf = (ending: Ending, me: number | null): GameResult | null => {
  const winners = winningSeats(ending)
  if (ending.together) return winners.length > 0 ? 'won' : 'lost'
  if (me === null) return null
  if (!winners.includes(me)) return 'lost'
  return winners.length > 1 ? 'shared' : 'won'
}

const isFinishedGame = (game: SavedGame): game is PlayableSave => game.kind === 'game' && game.finished

/** Finds what a game adds to the statistics; undefined if nothing. */
export type StatisticsOf = (game: GameId) => Statistics | undefined

const toCountedGame = (game: PlayableSave, statisticsOf: StatisticsOf): CountedGame | null => {
  const participants = readParticipants(game.summary)
  const isPlayedHere = !game.origin && game.header.position === undefined
  if (!isPlayedHere || !participants?.ending || participants.people === 0) return null
  const { ending } = participants
  const score = statisticsOf(game.header.game)?.score(readFields(game.summary).ending as Json) ?? null
  return { game, participants, ending, result: resultOf(ending, participants.me), score }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0)
const meanOf = (numbers: readonly number[]): number => sum(numbers) / numbers.length

const pointsOf = ({ ending, score, participants: { me } }: CountedGame): readonly number[] => {
  if (!score?.values.length) return []
  if (ending.together) return [sum(score.values)]
  return me === null ? [] : [score.values[me] ?? 0]
}

const createTally = (key: string, games: readonly [CountedGame, ...CountedGame[]]): Tally => {
  const countResult = (result: GameResult): number =>
    games.filter((countedGame) => countedGame.result === result).length
  const rounds = games.map(({ ending }) => ending.round)
  const [{ game, score }] = games
  // Points of different games are not added up.
  const isSingleGame = games.every((countedGame) => countedGame.game.header.game === game.header.game)
  const points = isSingleGame ? games.flatMap(pointsOf) : []
  return {
    ...{ key, game: game.header.game },
    games: games.length,
    won: countResult('won'),
    shared: countResult('shared'),
    lost: countResult('lost'),
    rounds: { least: Math.min(...rounds), most: Math.max(...rounds), mean: meanOf(rounds) },
    mean: points.length > 0 ? meanOf(points) : null,
    unit: score?.unit ?? '',
  }
}

/** Tallies by key, most games first; games with an empty key are left out. */
const tallyByKey = (games: readonly CountedGame[], keyOf: (countedGame: CountedGame) => string): readonly Tally[] =>
  [...new Set(games.map(keyOf))]
    .filter(Boolean)
    .flatMap((key) => {
      const [first, ...others] = games.filter((countedGame) => keyOf(countedGame) === key)
      return first ? [createTally(key, [first, ...others])] : []
    })
    .sort((a, b) => b.games - a.games)

const highestBotLevel = ({ participants: { bots }, ending }: CountedGame): string =>
  ending.together ? '' : (BOT_LEVELS.findLast((level) => bots.includes(level)) ?? '')

/** Sections that each game adds. */
const sectionsOf = (games: readonly CountedGame[], statisticsOf: StatisticsOf): readonly SectionTallies[] =>
  [...new Set(games.map(({ game }) => game.header.game))].flatMap((gameId) =>
    (statisticsOf(gameId)?.sections ?? []).map(({ id: sectionId, keyOf }) => ({
      ...{ game: gameId, id: sectionId },
      tallies: tallyByKey(
        games.filter(({ game }) => game.header.game === gameId),
        ({ game, participants: { me } }) => (me === null ? '' : keyOf(game.summary, me)),
      ),
    })),
  )

/** Streak of wins in results in the order in which the games were played. */
export const winStreak = (results: readonly GameResult[]): GameTotals['streak'] => {
  let current = 0
  let best = 0
  for (const result of results) {
    current = result === 'won' ? current + 1 : 0
    best = Math.max(best, current)
  }
  return { now: current, best }
}

export const computeTotals = (games: readonly SavedGame[], statisticsOf: StatisticsOf): GameTotals => {
  const finished = games.filter(isFinishedGame)
  const countedGames = finished.flatMap((game) => toCountedGame(game, statisticsOf) ?? [])
  const gamesInOrder = countedGames.toSorted((a, b) => orderOf(a.game) - orderOf(b.game))
  const results = gamesInOrder.flatMap(({ result }) => result ?? [])
  return {
    games: countedGames.length,
    gamesWithResult: results.length,
    won: results.filter((result) => result === 'won').length,
    streak: winStreak(results),
    modes: tallyByKey(countedGames, ({ game }) => game.header.mode),
    bots: tallyByKey(countedGames, highestBotLevel),
    sections: sectionsOf(countedGames, statisticsOf),
    leftOut: finished.length - countedGames.length,
  }
}
