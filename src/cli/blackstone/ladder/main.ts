/**
 * `npm run ladder -- A B [key=value …]`: lets players play each other, stores every game, and continues where the last
 * run stopped. `wins A` counts the wins of A where all win together; `lengths` lets tables of one level play,
 * for how long their games are.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LadderGame, playLadderGame } from './ladderGame.ts'
import { type LadderOptions, parseLadderOptions } from './ladderOptions.ts'
import { parseLengthsOptions } from './lengthsOptions.ts'
import { intervalOf, meanOf, shareVerdict } from './statistics.ts'
import { parseWinsOptions } from './winsOptions.ts'

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Path of the games' file: one for each build of this program and each set of arguments but the number of games. */
const openGamesFile = (ladderOptions: LadderOptions): string => {
  const program = digest(readFileSync(fileURLToPath(import.meta.url)))
  const { player, opponents, mode, seats, options, seed } = ladderOptions
  const folder = `node_modules/.cache/ladder-games/${program}`
  mkdirSync(folder, { recursive: true })
  return `${folder}/${player}-${opponents}-${mode.id}-${seats}-${digest(JSON.stringify([options, seed]))}.jsonl`
}

const readLadderGames = (file: string): LadderGame[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as LadderGame)
    : []

const average = (numbers: readonly number[]): number =>
  Math.round((10 * numbers.reduce((sum, number) => sum + number, 0)) / numbers.length) / 10

const percent = (share: number): number => Math.round(1000 * share) / 10

/** Rounds that no table of bots should pass. */
const MOST_ROUNDS = 40

type Count = 'turns' | 'deeds' | 'wasted' | 'churned'

/** Share in percent of one count of all games in another. */
const ratio = (games: readonly LadderGame[], part: Count, whole: Count): number => {
  const sumOf = (count: Count): number => games.reduce((sum, game) => sum + game[count], 0)
  return percent(sumOf(part) / Math.max(1, sumOf(whole)))
}

const summarizeLadder = (ladderOptions: LadderOptions, games: readonly LadderGame[]): object => {
  const scores = games.map(({ score }) => score)
  const plans = games.reduce((sum, { plans }) => sum + plans, 0)
  return {
    one: ladderOptions.player,
    others: ladderOptions.mode.together ? undefined : ladderOptions.opponents,
    mode: ladderOptions.mode.id,
    rats: ladderOptions.options.rats,
    seats: ladderOptions.seats,
    games: games.length,
    won: percent(meanOf(scores)),
    interval: intervalOf(scores).map(percent),
    ...(ladderOptions.target !== null && {
      target: ladderOptions.target,
      verdict: shareVerdict(scores, ladderOptions.target / 100),
    }),
    rounds: average(games.map(({ rounds }) => rounds)),
    longest: games.reduce((longest, { rounds }) => Math.max(longest, rounds), 0),
    tooLong: games.filter(({ rounds }) => rounds > MOST_ROUNDS).length,
    wasted: ratio(games, 'wasted', 'deeds'),
    churn: ratio(games, 'churned', 'turns'),
    measured: average(games.map(({ measured, seat }) => measured[seat] ?? 0)),
    othersMeasured: average(games.flatMap(({ measured, seat }) => measured.filter((_, gameSeat) => gameSeat !== seat))),
    decidedBy: Object.fromEntries(
      [...new Set(games.map(({ decidedBy }) => decidedBy))].map((why) => [
        why,
        games.filter(({ decidedBy }) => decidedBy === why).length,
      ]),
    ),
    nodesAPlan: plans === 0 ? 0 : Math.round(games.reduce((sum, { nodes }) => sum + nodes, 0) / plans),
  }
}

/** Number of games with the same deal: where all seats play alike, another seat would be the same game. */
const gamesPerDeal = ({ mode, seats, player, opponents }: LadderOptions): number =>
  mode.together || player === opponents ? 1 : seats

/** Is the test decided? Only asked when every seat has had the same deal. */
const isDecided = (ladderOptions: LadderOptions, games: readonly LadderGame[]): boolean => {
  if (ladderOptions.target === null || games.length === 0 || games.length % gamesPerDeal(ladderOptions) > 0)
    return false
  const scores = games.map(({ score }) => score)
  return shareVerdict(scores, ladderOptions.target / 100) !== 'undecided'
}

/** Deal and seat of a game: every seat with one deal, then the next deal. */
const dealAndSeatOf = (ladderOptions: LadderOptions, game: number): readonly [number, number] => {
  const perDeal = gamesPerDeal(ladderOptions)
  return [Math.floor(game / perDeal), game % perDeal]
}

/** Plays the games that are missing, at most as many as the ladder has; returns all that were played. */
const playMissingGames = (ladderOptions: LadderOptions): readonly LadderGame[] => {
  const file = openGamesFile(ladderOptions)
  const games = readLadderGames(file)
  while (games.length < ladderOptions.games && !isDecided(ladderOptions, games)) {
    const ladderGame = playLadderGame(ladderOptions, ...dealAndSeatOf(ladderOptions, games.length))
    games.push(ladderGame)
    appendFileSync(file, `${JSON.stringify(ladderGame)}\n`)
    process.stderr.write(`${games.length} games, ${percent(meanOf(games.map(({ score }) => score)))} %\n`)
  }
  return games
}

const runLadder = (ladderOptions: LadderOptions): void => {
  process.stdout.write(`${JSON.stringify(summarizeLadder(ladderOptions, playMissingGames(ladderOptions)))}\n`)
}

/** Games of a ladder that are played before the next ladder's, so that a run that is stopped has a part of each. */
const GAMES_AT_ONCE = 20

const playInParts = (ladders: readonly LadderOptions[]): void => {
  const most = Math.max(...ladders.map(({ games }) => games))
  for (let games = GAMES_AT_ONCE; games < most; games += GAMES_AT_ONCE)
    for (const ladder of ladders) playMissingGames({ ...ladder, games: Math.min(games, ladder.games) })
}

const parseArguments = (args: readonly string[]): readonly (LadderOptions | string)[] => {
  const [first, ...others] = args
  if (first === 'wins') return parseWinsOptions(others)
  return first === 'lengths' ? parseLengthsOptions(others) : [parseLadderOptions(args)]
}

const ladders = parseArguments(process.argv.slice(2))
playInParts(ladders.filter((ladder) => typeof ladder !== 'string'))
for (const ladder of ladders) {
  if (typeof ladder !== 'string') runLadder(ladder)
  else {
    process.stderr.write(`${ladder}\n`)
    process.exitCode = 1
  }
}
