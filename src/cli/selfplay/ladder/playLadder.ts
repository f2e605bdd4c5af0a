/** Games of a ladder: each is stored as it ends, and the next run continues where the last one stopped. */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { intervalOf, meanOf, shareVerdict } from '../../statistics.ts'
import type { LadderOptions } from './parseLadderArguments.ts'

/** What every game of a ladder tells, one line of its file. */
export interface ScoredGame {
  /** Seat of the player that is measured. */
  readonly seat: number
  /** 1 when first alone, or won together; a share when several came first. */
  readonly score: number
}

export const percent = (share: number): number => Math.round(1000 * share) / 10

/** Share of a won game that a seat has by these ranks. */
export const placementScore = (ranks: readonly number[], seat: number): number =>
  ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Path of the games' file: one for each build of `program` and each set of arguments but the number of games. */
const openGamesFile = (program: string, { player, opponents, mode, seats, options, seed }: LadderOptions): string => {
  const folder = `node_modules/.cache/ladder-games/${digest(readFileSync(program))}`
  mkdirSync(folder, { recursive: true })
  return `${folder}/${player}-${opponents}-${mode.id}-${seats}-${digest(JSON.stringify([options, seed]))}.jsonl`
}

const readGames = <Played extends ScoredGame>(file: string): Played[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Played)
    : []

/** Number of games with the same deal: where all seats play alike, another seat would be the same game. */
const gamesPerDeal = ({ mode, seats, player, opponents }: LadderOptions): number =>
  mode.together || player === opponents ? 1 : seats

/** Deal and seat of a game: every seat with one deal, then the next deal. */
export const dealAndSeatOf = (ladder: LadderOptions, game: number): readonly [number, number] => {
  const perDeal = gamesPerDeal(ladder)
  return [Math.floor(game / perDeal), game % perDeal]
}

/** Is the test decided? Only asked when every seat has had the same deal. */
const isDecided = (ladder: LadderOptions, games: readonly ScoredGame[]): boolean => {
  if (ladder.target === null || games.length === 0 || games.length % gamesPerDeal(ladder) > 0) return false
  const scores = games.map(({ score }) => score)
  return shareVerdict(scores, ladder.target / 100) !== 'undecided'
}

/**
 * Plays the games that are missing, at most as many as the ladder has; returns all that were played. `program`: file
 * of the program that plays them.
 */
export const playMissingGames = <L extends LadderOptions, Played extends ScoredGame>(
  program: string,
  ladder: L,
  play: (ladder: L, deal: number, seat: number) => Played,
): readonly Played[] => {
  const file = openGamesFile(program, ladder)
  const games = readGames<Played>(file)
  while (games.length < ladder.games && !isDecided(ladder, games)) {
    const played = play(ladder, ...dealAndSeatOf(ladder, games.length))
    games.push(played)
    appendFileSync(file, `${JSON.stringify(played)}\n`)
    process.stderr.write(`${games.length} games, ${percent(meanOf(games.map(({ score }) => score)))} %\n`)
  }
  return games
}

/** How often the measured player won, and what the test of its share says. */
export const shareOfLadder = ({ target }: LadderOptions, games: readonly ScoredGame[]): object => {
  const scores = games.map(({ score }) => score)
  return {
    games: games.length,
    won: percent(meanOf(scores)),
    interval: intervalOf(scores).map(percent),
    ...(target !== null && { target, verdict: shareVerdict(scores, target / 100) }),
  }
}
