/**
 * `npm run ladder -- A B [key=value …]`: lets players play each other, stores every game, and continues where the last
 * run stopped. `wins A` counts the wins of A where all win together; `lengths` lets tables of one level play,
 * for how long their games are.
 */
import { fileURLToPath } from 'node:url'
import { percent, playMissingGames, shareOfLadder } from '../../selfplay/ladder/playLadder.ts'
import { type LadderGame, playLadderGame } from './ladderGame.ts'
import { type LadderOptions, parseLadderOptions, parseLengthsOptions, parseWinsOptions } from './ladderOptions.ts'

const PROGRAM = fileURLToPath(import.meta.url)

const playMissing = (ladder: LadderOptions): readonly LadderGame[] => playMissingGames(PROGRAM, ladder, playLadderGame)

const average = (numbers: readonly number[]): number =>
  Math.round((10 * numbers.reduce((sum, number) => sum + number, 0)) / numbers.length) / 10

/** Rounds that no table of bots should pass. */
const MOST_ROUNDS = 40

type Count = 'turns' | 'deeds' | 'wasted' | 'churned'

/** Share in percent of one count of all games in another. */
const ratio = (games: readonly LadderGame[], part: Count, whole: Count): number => {
  const sumOf = (count: Count): number => games.reduce((sum, game) => sum + game[count], 0)
  return percent(sumOf(part) / Math.max(1, sumOf(whole)))
}

const summarizeLadder = (ladderOptions: LadderOptions, games: readonly LadderGame[]): object => {
  const plans = games.reduce((sum, { plans }) => sum + plans, 0)
  return {
    one: ladderOptions.player,
    others: ladderOptions.mode.together ? undefined : ladderOptions.opponents,
    mode: ladderOptions.mode.id,
    rats: ladderOptions.options.rats,
    seats: ladderOptions.seats,
    ...shareOfLadder(ladderOptions, games),
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

const runLadder = (ladderOptions: LadderOptions): void => {
  process.stdout.write(`${JSON.stringify(summarizeLadder(ladderOptions, playMissing(ladderOptions)))}\n`)
}

/** Games of a ladder that are played before the next ladder's, so that a run that is stopped has a part of each. */
const GAMES_AT_ONCE = 20

const playInParts = (ladders: readonly LadderOptions[]): void => {
  const most = Math.max(...ladders.map(({ games }) => games))
  for (let games = GAMES_AT_ONCE; games < most; games += GAMES_AT_ONCE)
    for (const ladder of ladders) playMissing({ ...ladder, games: Math.min(games, ladder.games) })
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
