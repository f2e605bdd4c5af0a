/** How often does a hand not get on? */
import type { CourtFacts, Facts } from '../facts.ts'
import type { Bar } from './chart.ts'
import { averageOf, type Figure, percentile, shareOf, written } from './figures.ts'
import { nameOf, type Played, type Section } from './section.ts'

type Turn = CourtFacts['turns'][number]

const isIdle = ({ isDone }: Turn): boolean => !isDone
const isFull = ({ isDone, endedFull }: Turn): boolean => !isDone && endedFull
/** Nothing completed, and neither the full hand nor the retained vassals are others than before. */
export const isStuck = ({ isDone, beganFull, isSame }: Turn): boolean => !isDone && beganFull && isSame

/** A hand that was stuck for so many turns in a row. */
const LONG = 3

/** Stuck turns in a row, at most. */
export const longestStuck = (turns: readonly Turn[]): number => {
  let [longest, now] = [0, 0]
  for (const turn of turns) {
    now = isStuck(turn) ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return longest
}

const turnsOf = ({ courts }: Facts): readonly Turn[] => courts.flatMap(({ turns }) => turns)

/** In percent of a game's turns, averaged over the games: turns of one game are no separate evidence. */
const shareOfTurns = (games: readonly Facts[], is: (turn: Turn) => boolean): Figure =>
  averageOf(games.map(turnsOf).map((turns) => (100 * turns.filter(is).length) / Math.max(1, turns.length)))

const hadStuck = ({ courts }: Facts): number => (courts.some(({ turns }) => longestStuck(turns) >= LONG) ? 1 : 0)

export const stuckHands = (played: readonly Played[]): Section => ({
  title: 'Stuck hands',
  words:
    'A turn is *idle* when nothing is completed in it and no dog adopted; *full* when it is idle and ends with as many tasks in hand as may be kept; ' +
    '*stuck* when it is idle, begins with a full hand, and ends with the very same tasks in hand and the very same vassals retained: nothing but ' +
    'tokens and the board may have changed. In percent of the turns of a game, averaged over games. A hand is stuck when three turns of a court in a ' +
    'row are; the last columns are the games with such a hand, in percent, and the most stuck turns in a row in the median and in the worst game. ' +
    'The same hand may be what a player wants who saves tokens, so this is an upper bound for having nothing useful to do.',
  chart: {
    name: 'stuck',
    title: 'Stuck turns, in percent of a game’s turns',
    bars: played.map(({ study, games }): Bar => ({ label: nameOf(study), figure: shareOfTurns(games, isStuck) })),
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
          nameOf(study),
          String(games.length),
          ...[isIdle, isFull, isStuck].map((is) => written(shareOfTurns(games, is))),
          written(shareOf(games.map(hadStuck))),
          String(percentile(longest, 50)),
          String(percentile(longest, 100)),
        ]
      }),
    },
  ],
})
