/**
 * `npm run ladder -- lamps-below PLAYER [key=value …]`: how often a company of one player wins, for each number of
 * explorers. Stores every expedition, and continues where the last run stopped.
 */
import { fileURLToPath } from 'node:url'
import { playMissingGames, shareOfLadder } from '../../selfplay/ladder/playLadder.ts'
import { meanOf } from '../../statistics.ts'
import { type LadderGame, playLadderGame } from './ladderGame.ts'
import { type LadderOptions, parseLadders } from './ladderOptions.ts'

const PROGRAM = fileURLToPath(import.meta.url)

const average = (numbers: readonly number[]): number => Math.round(100 * meanOf(numbers)) / 100

const countBy = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(words)].sort().map((word) => [word, words.filter((one) => one === word).length]))

const kindsOf = (games: readonly LadderGame[]): Readonly<Record<string, number>> => {
  const kinds = [...new Set(games.flatMap((game) => Object.keys(game.kinds)))].sort()
  return Object.fromEntries(kinds.map((kind) => [kind, average(games.map((game) => game.kinds[kind] ?? 0))]))
}

const summarizeLadder = (ladder: LadderOptions, games: readonly LadderGame[]): object => ({
  player: ladder.player,
  ...ladder.options,
  seats: ladder.seats,
  ...shareOfLadder(ladder, games),
  decisions: average(games.map(({ decisions }) => decisions)),
  halls: average(games.map(({ halls }) => halls)),
  rounds: average(games.map(({ rounds, halls }) => rounds / Math.max(1, halls))),
  downs: average(games.map(({ downs }) => downs)),
  pages: average(games.map(({ pages }) => pages)),
  points: average(games.map(({ points }) => points)),
  slowest: Math.max(...games.map(({ slowest }) => slowest)),
  time: average(games.map(({ time }) => time)),
  endedBy: countBy(games.map(({ endedBy }) => endedBy)),
  kinds: kindsOf(games),
})

const ladders = parseLadders(process.argv.slice(2))
if (typeof ladders === 'string') {
  process.stderr.write(`${ladders}\n`)
  process.exitCode = 1
} else
  for (const ladder of ladders) {
    const summary = summarizeLadder(ladder, playMissingGames(PROGRAM, ladder, playLadderGame))
    process.stdout.write(`${JSON.stringify(summary)}\n`)
  }
