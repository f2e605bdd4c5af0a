/** Report on how fair CastleScape is: who begins, how long games are, and what cards, Contracts and Goals come to. */

import { idOfFace } from '#src/games/castlescape/cardIds.ts'
import { type Face, marketDeck, SERVICE_FACES, STANDARD_FACES } from '#src/games/castlescape/cards.ts'
import { aimOf, contractDeck, GOAL_FACES } from '#src/games/castlescape/goalsAndContracts.ts'
import { MODE } from '#src/games/castlescape/options.ts'
import { withDefaultOptions } from '#src/kernel/options.ts'
import { averageOf, type Estimate, estimateText, intervalVerdict, shareOf } from '../../../selfplay/balance/estimate.ts'
import { type ReportTable, tableMarkdown, wrapText } from '../../../selfplay/balance/markdown.ts'
import type { Study } from '../../../selfplay/balance/study.ts'
import { placementScore } from '../../../selfplay/ladder/playLadder.ts'
import { meanOf, percentile } from '../../../statistics.ts'
import { MISTAKES } from './countMistakes.ts'
import type { GuildFacts, StudyGameFacts } from './playStudyGame.ts'

/** Study with those of its games that were played. */
export interface StudyGames {
  readonly study: Study
  readonly games: readonly StudyGameFacts[]
}

const PLACES = ['first', 'second', 'third', 'fourth']

/** Least and most that a seat may win, in percent, by the number of seats. */
const WANTED: Readonly<Record<number, readonly [number, number]>> = { 2: [45, 55], 3: [28, 100], 4: [20, 100] }

/** Turns of each seat that a game should have on average. */
const WANTED_TURNS = [8, 16] as const

const nameOf = ({ seats, options }: Study): string =>
  `${['', '', 'two', 'three', 'four'][seats]}${options.handicap === 'on' ? ', handicap' : ''}`

const shareText = (flags: readonly boolean[]): string => estimateText(shareOf(flags.map(Number)))

/** Seat that plays `place` turns after the first. */
const seatInOrder = ({ first, guilds }: StudyGameFacts, place: number): number => (first + place) % guilds.length

const seatRow = ({ study, games }: StudyGames, place: number): readonly string[] => {
  const won = shareOf(
    games.map((game) =>
      placementScore(
        game.guilds.map(({ rank }) => rank),
        seatInOrder(game, place),
      ),
    ),
  )
  const points = averageOf(games.map((game) => game.guilds[seatInOrder(game, place)]?.score.total ?? 0))
  const verdict = intervalVerdict(won, WANTED[study.seats] ?? [0, 100])
  return [`${nameOf(study)}: ${PLACES[place]}`, String(games.length), estimateText(won), verdict, estimateText(points)]
}

const seatsTable = (played: readonly StudyGames[]): ReportTable => ({
  head: ['', 'games', 'won, %', 'as wanted', 'points'],
  rows: played.flatMap((one) => Array.from({ length: one.study.seats }, (_, place) => seatRow(one, place))),
})

const ENDINGS = ['quarry', 'deck', 'standstill', 'unfinished']

const lengthRow = ({ study, games }: StudyGames): readonly string[] => {
  const turns = games.map((game) => game.turns / study.seats)
  const lengths = averageOf(turns)
  return [
    nameOf(study),
    estimateText(lengths),
    intervalVerdict(lengths, WANTED_TURNS),
    ...[0, 50, 100].map((percent) => percentile(turns, percent).toFixed(1)),
    ...ENDINGS.map((why) => String(games.filter((game) => game.endedBy === why).length)),
  ]
}

const lengthsTable = (played: readonly StudyGames[]): ReportTable => ({
  head: ['', 'turns each', 'as wanted', 'shortest', 'median', 'longest', ...ENDINGS],
  rows: played.map(lengthRow),
})

/** Most games, in percent, that whoever leads alone at half time may win. */
const WANTED_OF_LEADERS = [0, 75] as const

/** Seat with most Renown at half time; -1 where several have as much. */
const leaderOf = ({ halfTime }: StudyGameFacts): number => {
  const most = Math.max(...halfTime)
  return halfTime.filter((renown) => renown === most).length === 1 ? halfTime.indexOf(most) : -1
}

const leadRow = ({ study, games }: StudyGames): readonly string[] => {
  const led = games.filter((game) => leaderOf(game) >= 0)
  const won = shareOf(
    led.map((game) =>
      placementScore(
        game.guilds.map(({ rank }) => rank),
        leaderOf(game),
      ),
    ),
  )
  return [nameOf(study), String(led.length), estimateText(won), intervalVerdict(won, WANTED_OF_LEADERS)]
}

const leadsTable = (played: readonly StudyGames[]): ReportTable => ({
  head: ['ahead at half time', 'games', 'won, %', 'as wanted'],
  rows: played.map(leadRow),
})

const isWinner = ({ rank }: GuildFacts): boolean => rank === 1

const cardRow = (guilds: readonly GuildFacts[], id: string): readonly string[] => {
  const has = ({ gained }: GuildFacts): boolean => gained.includes(id)
  const winners = guilds.filter(isWinner)
  const losers = guilds.filter((guild) => !isWinner(guild))
  return [
    id,
    meanOf(guilds.map(({ gained }) => gained.filter((other) => other === id).length)).toFixed(2),
    shareText(winners.map(has)),
    shareText(losers.map(has)),
  ]
}

/** Cards that the usual market can have, the most frequent first. */
const cardsTable = (guilds: readonly GuildFacts[]): ReportTable => {
  const rows = [...STANDARD_FACES, ...SERVICE_FACES, ...new Set(marketDeck(false))].map((face) =>
    cardRow(guilds, idOfFace(face)),
  )
  return {
    head: ['card', 'gained by a guild', 'by winners, %', 'by the others, %'],
    rows: rows.toSorted(([, one = ''], [, other = '']) => Number(other) - Number(one)),
  }
}

/** Contract or Goal, and for each guild or game that had it whether it was met. */
interface AimFacts {
  readonly face: Face
  readonly met: readonly boolean[]
}

/** Renown that ten of an aim bring: by how often it is met, and by its own. */
const worthOf = ({ face, met }: AimFacts): Estimate => {
  const { mean, low, high, games } = shareOf(met.map(Number))
  const tenth = aimOf(face).renown / 10
  return { mean: mean * tenth, low: low * tenth, high: high * tenth, games }
}

/** Cells that say for each of these what ten of it bring, and whether that is at least half of the mean of all. */
const worthCells = (aims: readonly AimFacts[]): readonly (readonly string[])[] => {
  const worths = aims.map(worthOf)
  const least = meanOf(worths.filter(({ games }) => games > 0).map(({ mean }) => mean)) / 2
  return worths.map((worth) => [
    estimateText(worth),
    worth.games > 0 ? intervalVerdict(worth, [least, Number.POSITIVE_INFINITY]) : 'open',
  ])
}

const contractsTable = (guilds: readonly GuildFacts[]): ReportTable => {
  const rows = contractDeck(withDefaultOptions(MODE)).map((face) => {
    const id = idOfFace(face)
    const owners = guilds.filter(({ contracts }) => contracts.includes(id))
    return { face, owners, met: owners.map(({ fulfilled }) => fulfilled.includes(id)) }
  })
  const worths = worthCells(rows)
  return {
    head: ['Contract', 'kept', 'fulfilled, %', 'its guild won, %', 'ten bring, Renown', 'as wanted'],
    rows: rows.map(({ face, owners, met }, index) => [
      ...[idOfFace(face), String(owners.length), shareText(met), shareText(owners.map(isWinner))],
      ...(worths[index] ?? []),
    ]),
  }
}

const goalsTable = (games: readonly StudyGameFacts[]): ReportTable => {
  const rows = GOAL_FACES.map((face) => {
    const id = idOfFace(face)
    const open = games.filter(({ openGoals }) => openGoals.includes(id))
    return { face, met: open.map(({ guilds }) => guilds.some(({ goals }) => goals.includes(id))) }
  })
  const worths = worthCells(rows)
  return {
    head: ['Goal', 'open in games', 'claimed, %', 'ten bring, Renown', 'as wanted'],
    rows: rows.map(({ face, met }, index) => [
      ...[idOfFace(face), String(met.length), shareText(met)],
      ...(worths[index] ?? []),
    ]),
  }
}

/** What a person would call foolish, in a game of one guild. */
const folliesTable = (guilds: readonly GuildFacts[]): ReportTable => ({
  head: ['foolish', 'in ten games of a guild'],
  rows: [
    ...MISTAKES.map((folly) => [folly, estimateText(averageOf(guilds.map(({ follies }) => 10 * follies[folly])))]),
    [
      'Contracts not met',
      estimateText(averageOf(guilds.map(({ contracts, fulfilled }) => 10 * (contracts.length - fulfilled.length)))),
    ],
  ],
})

/** What the points of winners and of the others are made of. */
const pointsTable = (guilds: readonly GuildFacts[]): ReportTable => {
  const rowOf = (name: string, some: readonly GuildFacts[]): readonly string[] => [
    name,
    ...(['renown', 'contracts', 'cards', 'corruption', 'total'] as const).map((part) =>
      estimateText(averageOf(some.map(({ score }) => score[part]))),
    ),
  ]
  return {
    head: ['for two', 'Renown', 'Contracts', 'on cards', 'less Corruption', 'together'],
    rows: [
      rowOf('winners', guilds.filter(isWinner)),
      rowOf(
        'others',
        guilds.filter((guild) => !isWinner(guild)),
      ),
    ],
  }
}

/** Whole report in Markdown. Cards, Contracts and Goals are of tables of two. */
export const reportText = (all: readonly StudyGames[]): string => {
  const played = all.filter(({ games }) => games.length > 0)
  const two = played.filter(({ study }) => study.seats === 2).flatMap(({ games }) => games)
  const guilds = two.flatMap((game) => game.guilds)
  const seconds = Math.round(played.flatMap(({ games }) => games).reduce((sum, { ms }) => sum + ms, 0) / 1000)
  const count = played.reduce((sum, { games }) => sum + games.length, 0)
  const tables = [seatsTable(played), lengthsTable(played), leadsTable(played)]
  const ofTwo = [pointsTable(guilds), folliesTable(guilds), cardsTable(guilds), contractsTable(guilds), goalsTable(two)]
  return [
    wrapText(`${count} games in ${seconds} seconds of processor time. Intervals are 95 %.`),
    ...(two.length > 0 ? [...tables, ...ofTwo] : tables).map(tableMarkdown),
  ].join('\n\n')
}
