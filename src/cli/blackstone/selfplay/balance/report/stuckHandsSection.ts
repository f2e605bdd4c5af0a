/** Section on hands that make no progress. */

import { averageOf, type Estimate, estimateText, shareOf } from '#src/cli/selfplay/balance/estimate.ts'
import { percentile } from '#src/cli/statistics.ts'
import type { CourtFacts, StudyGameFacts } from '../playStudyGame.ts'
import type { ReportBar } from './chart.ts'
import { type ReportSection, type StudyGames, studyName } from './section.ts'

type CourtTurn = CourtFacts['turns'][number]

const isIdle = ({ isDone }: CourtTurn): boolean => !isDone
const endsFull = ({ isDone, endedFull }: CourtTurn): boolean => !isDone && endedFull
/** Was nothing completed, and do the full hand and the retained vassals remain the same? */
export const isStuck = ({ isDone, beganFull, isSame }: CourtTurn): boolean => !isDone && beganFull && isSame

/** Number of stuck turns in a row after which a hand counts as stuck. */
const STUCK_TURNS = 3

/** Most stuck turns in a row. */
export const longestStuck = (turns: readonly CourtTurn[]): number => {
  let [longest, current] = [0, 0]
  for (const turn of turns) {
    current = isStuck(turn) ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return longest
}

const turnsOf = ({ courts }: StudyGameFacts): readonly CourtTurn[] => courts.flatMap(({ turns }) => turns)

/** Share of a game's turns in percent, averaged over the games: turns of one game are not independent. */
const shareOfTurns = (games: readonly StudyGameFacts[], matches: (turn: CourtTurn) => boolean): Estimate =>
  averageOf(games.map(turnsOf).map((turns) => (100 * turns.filter(matches).length) / Math.max(1, turns.length)))

const hadStuckHand = ({ courts }: StudyGameFacts): number =>
  courts.some(({ turns }) => longestStuck(turns) >= STUCK_TURNS) ? 1 : 0

export const stuckHandsSection = (played: readonly StudyGames[]): ReportSection => ({
  title: 'Stuck hands',
  description:
    'A turn is *idle* when nothing is completed in it and no dog adopted; *full* when it is idle and ends with as ' +
    'many tasks in hand as may be kept; *stuck* when it is idle, begins with a full hand, and ends with the very ' +
    'same tasks in hand and the very same vassals retained: nothing but tokens and the board may have changed. In ' +
    'percent of the turns of a game, averaged over games. A hand is stuck when three turns of a court in a row are; ' +
    'the last columns are the games with such a hand, in percent, and the most stuck turns in a row in the median ' +
    'and in the worst game. The same hand may be what a player wants who saves tokens, so this is an upper bound ' +
    'for having nothing useful to do.',
  chart: {
    name: 'stuck',
    title: 'Stuck turns, in percent of a game’s turns',
    bars: played.map(
      ({ study, games }): ReportBar => ({ label: studyName(study), figure: shareOfTurns(games, isStuck) }),
    ),
    from: 0,
    to: 50,
    step: 10,
  },
  tables: [
    {
      head: ['', 'games', 'idle, %', 'full, %', 'stuck, %', 'games with a stuck hand, %', 'in a row: median', 'worst'],
      rows: played.map(({ study, games }) => {
        const longest = games.map(({ courts }) => Math.max(...courts.map(({ turns }) => longestStuck(turns))))
        return [
          studyName(study),
          String(games.length),
          ...[isIdle, endsFull, isStuck].map((is) => estimateText(shareOfTurns(games, is))),
          estimateText(shareOf(games.map(hadStuckHand))),
          String(percentile(longest, 50)),
          String(percentile(longest, 100)),
        ]
      }),
    },
  ],
})
