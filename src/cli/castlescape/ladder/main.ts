/**
 * `npm run ladder -- castlescape A B [key=value …]`: lets players play each other, stores every game, and continues
 * where the last run stopped.
 */
import { fileURLToPath } from 'node:url'
import { percent, playMissingGames, shareOfLadder } from '../../selfplay/ladder/playLadder.ts'
import { meanOf } from '../../statistics.ts'
import { type LadderGame, playLadderGame } from './ladderGame.ts'
import { type LadderOptions, parseLadderOptions } from './ladderOptions.ts'

const PROGRAM = fileURLToPath(import.meta.url)

const average = (numbers: readonly number[]): number => Math.round(10 * meanOf(numbers)) / 10
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

const summarizeLadder = (ladder: LadderOptions, games: readonly LadderGame[]): object => ({
  one: ladder.player,
  others: ladder.opponents,
  seats: ladder.seats,
  ...shareOfLadder(ladder, games),
  turnsEach: average(games.map(({ turns }) => turns / ladder.seats)),
  points: average(games.map(({ points, seat }) => points[seat] ?? 0)),
  othersPoints: average(games.flatMap(({ points, seat }) => points.filter((_, other) => other !== seat))),
  idle: percent(total(games.map(({ idleTurns }) => idleTurns)) / total(games.map(({ ownTurns }) => ownTurns))),
  slowest: Math.max(...games.map(({ slowest }) => slowest)),
  endedBy: Object.fromEntries(
    ['quarry', 'deck', 'standstill', 'unfinished'].map((why) => [
      why,
      games.filter(({ endedBy }) => endedBy === why).length,
    ]),
  ),
})

const ladder = parseLadderOptions(process.argv.slice(2))
if (typeof ladder === 'string') {
  process.stderr.write(`${ladder}\n`)
  process.exitCode = 1
} else {
  const summary = summarizeLadder(ladder, playMissingGames(PROGRAM, ladder, playLadderGame))
  process.stdout.write(`${JSON.stringify(summary)}\n`)
}
