/**
 * `npm run ladder -- A B [key=value …]`: lets players play each other, keeps every game, and goes on where it was left. `wins A` counts
 * what A wins where all win together.
 */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Asked, askedBy } from './asked.ts'
import { intervalOf, meanOf, verdictOf } from './figures.ts'
import { type Played, playGame } from './played.ts'
import { winsAskedBy } from './wins.ts'

const digest = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Games are kept apart by the program that played them and by what was asked, but for how many. */
const fileOf = (asked: Asked): string => {
  const program = digest(readFileSync(fileURLToPath(import.meta.url)))
  const { one, others, mode, seats, options, seed } = asked
  const folder = `node_modules/.cache/ladder-games/${program}`
  mkdirSync(folder, { recursive: true })
  return `${folder}/${one}-${others}-${mode.id}-${seats}-${digest(JSON.stringify([options, seed]))}.jsonl`
}

const keptIn = (file: string): Played[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Played)
    : []

const average = (numbers: readonly number[]): number =>
  Math.round((10 * numbers.reduce((sum, number) => sum + number, 0)) / numbers.length) / 10

const percent = (share: number): number => Math.round(1000 * share) / 10

const told = (asked: Asked, games: readonly Played[]): object => {
  const scores = games.map(({ score }) => score)
  const plans = games.reduce((sum, { plans }) => sum + plans, 0)
  return {
    one: asked.one,
    others: asked.mode.together ? undefined : asked.others,
    mode: asked.mode.id,
    rats: asked.options.rats,
    seats: asked.seats,
    games: games.length,
    won: percent(meanOf(scores)),
    interval: intervalOf(scores).map(percent),
    ...(asked.target !== null && { target: asked.target, verdict: verdictOf(scores, asked.target / 100) }),
    rounds: average(games.map(({ rounds }) => rounds)),
    measured: average(games.map(({ measured, seat }) => measured[seat] ?? 0)),
    othersMeasured: average(games.flatMap(({ measured, seat }) => measured.filter((_, at) => at !== seat))),
    decidedBy: Object.fromEntries(
      [...new Set(games.map(({ decidedBy }) => decidedBy))].map((why) => [
        why,
        games.filter(({ decidedBy }) => decidedBy === why).length,
      ]),
    ),
    nodesAPlan: plans === 0 ? 0 : Math.round(games.reduce((sum, { nodes }) => sum + nodes, 0) / plans),
  }
}

/** Games with the same cards. */
const eachOf = ({ mode, seats }: Asked): number => (mode.together ? 1 : seats)

/** Asked only when every seat has had the same cards. */
const isDecided = (asked: Asked, games: readonly Played[]): boolean => {
  if (asked.target === null || games.length === 0 || games.length % eachOf(asked) > 0) return false
  const scores = games.map(({ score }) => score)
  return verdictOf(scores, asked.target / 100) !== 'undecided'
}

/** Cards and seats in order: every seat with the same cards, then others. */
const nth = (asked: Asked, game: number): readonly [number, number] => {
  const each = eachOf(asked)
  return [Math.floor(game / each), game % each]
}

const play = (asked: Asked): void => {
  const file = fileOf(asked)
  const games = keptIn(file)
  while (games.length < asked.games && !isDecided(asked, games)) {
    const played = playGame(asked, ...nth(asked, games.length))
    games.push(played)
    appendFileSync(file, `${JSON.stringify(played)}\n`)
    process.stderr.write(`${games.length} games, ${percent(meanOf(games.map(({ score }) => score)))} %\n`)
  }
  process.stdout.write(`${JSON.stringify(told(asked, games))}\n`)
}

/** A word that asks for no player, but for wins. */
const WINS = 'wins'

const [first, ...rest] = process.argv.slice(2)
for (const asked of first === WINS ? winsAskedBy(rest) : [askedBy(process.argv.slice(2))]) {
  if (typeof asked !== 'string') play(asked)
  else {
    process.stderr.write(`${asked}\n`)
    process.exitCode = 1
  }
}
