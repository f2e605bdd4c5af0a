/** What the expeditions of a ladder come to: wins, length, and how each card of the game fared (docs/balance.md). */
import { percent, shareOfLadder } from '../../selfplay/ladder/playLadder.ts'
import { meanOf, percentile } from '../../statistics.ts'
import type { LadderGame } from './ladderGame.ts'
import type { LadderOptions } from './ladderOptions.ts'

type Games = readonly LadderGame[]

const average = (numbers: readonly number[]): number => Math.round(100 * meanOf(numbers)) / 100

const distinctWords = (words: readonly string[]): readonly string[] => [...new Set(words)].sort()

const countOf = (words: readonly string[], word: string): number => words.filter((one) => one === word).length

const countBy = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(distinctWords(words).map((word) => [word, countOf(words, word)]))

const kindsOf = (games: Games): Readonly<Record<string, number>> => {
  const kinds = distinctWords(games.flatMap((game) => Object.keys(game.kinds)))
  return Object.fromEntries(kinds.map((kind) => [kind, average(games.map((game) => game.kinds[kind] ?? 0))]))
}

/** Number of these expeditions, and the share that was won, in percent. */
const shareOf = (games: Games): object => ({
  games: games.length,
  won: percent(meanOf(games.map(({ score }) => score))),
})

/** A share for each of these names, of the expeditions that have it. */
const sharesBy = (games: Games, namesOf: (game: LadderGame) => readonly string[]): object =>
  Object.fromEntries(
    distinctWords(games.flatMap(namesOf)).map((name) => [
      name,
      shareOf(games.filter((game) => namesOf(game).includes(name))),
    ]),
  )

const waysOf = ({ ways }: LadderGame): readonly string[] => Object.entries(ways).map(([id, way]) => `${id} ${way}`)

/** How many of each find an expedition draws and keeps, uses and has at its end, and who won that drew one. */
const findsOf = (games: Games): object => {
  const perGame = (listOf: (game: LadderGame) => readonly string[], id: string): number =>
    average(games.map((game) => countOf(listOf(game), id)))
  return Object.fromEntries(
    distinctWords(games.flatMap(({ found }) => found)).map((id) => [
      id,
      {
        ...shareOf(games.filter(({ found }) => found.includes(id))),
        found: perGame(({ found }) => found, id),
        used: perGame(({ used }) => used, id),
        held: perGame(({ held }) => held, id),
      },
    ]),
  )
}

export const summarizeLadder = (ladder: LadderOptions, games: Games): object => {
  const decisions = games.map((game) => game.decisions)
  return {
    player: ladder.player,
    ...ladder.options,
    seats: ladder.seats,
    ...shareOfLadder(ladder, games),
    decisions: average(decisions),
    /** Of ten expeditions one has at most the first number, five the second and nine the third. */
    spread: [10, 50, 90].map((share) => percentile(decisions, share)),
    groupTurns: average(games.map(({ groupTurns }) => groupTurns)),
    halls: average(games.map(({ halls }) => halls)),
    rounds: average(games.map(({ rounds, halls }) => rounds / Math.max(1, halls))),
    downs: average(games.map(({ downs }) => downs)),
    pages: average(games.map(({ pages }) => pages)),
    points: average(games.map(({ points }) => points)),
    slowest: Math.max(...games.map(({ slowest }) => slowest)),
    time: average(games.map(({ time }) => time)),
    endedBy: countBy(games.map(({ endedBy }) => endedBy)),
    kinds: kindsOf(games),
    explorers: sharesBy(games, ({ company }) => company),
    ways: sharesBy(games, waysOf),
    finds: findsOf(games),
  }
}
