/** Reasons for a win: how the winner came to lead, the winner's strongest turn, and a comparison of all seats. */

import { isLowestBest } from '#src/games/blackstone/insight/metric.ts'
import type { GameCourse } from '#src/games/blackstone/insight/review/gameCourse.ts'
import { type SeatStats, seatStatsOf, strongestTurn } from '#src/games/blackstone/insight/review/turnStats.ts'
import { type WinningLead, winningLeadOf } from '#src/games/blackstone/insight/review/winningLead.ts'
import { winnersOf } from '#src/games/blackstone/insight/review/winReason.ts'
import { t } from '#src/text/t.ts'
import { navigate } from '../../../common/route.ts'
import type { ReplayTimeline } from '../../../table/replay/replayTimeline.ts'
import { type ComparisonRow, WinReasonsBox } from '../../views/WinReasonsBox.tsx'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'

interface Props {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
  readonly timeline: ReplayTimeline
}

const COMPARED_STATS = [
  { id: 'tasks', field: 'completedTasks' },
  { id: 'idle', field: 'turnsWithoutTask' },
  { id: 'best', field: 'bestTurnGain' },
  { id: 'returned', field: 'returnedTokens' },
] as const satisfies readonly { readonly id: string; readonly field: keyof SeatStats }[]

/** Rows of the comparison. A row of zeros is left out; turns without a task count only where tasks are completed. */
const compareRows = (seatStats: readonly SeatStats[]): readonly ComparisonRow[] =>
  COMPARED_STATS.map(({ id, field }) => ({
    id,
    name: t(`why.${id}`),
    values: seatStats.map((stats) => stats[field]),
  })).filter(
    ({ id, values }) =>
      values.some((value) => value > 0) &&
      (id !== 'idle' || seatStats.some(({ completedTasks }) => completedTasks > 0)),
  )

/** Sentence on how the winner came to lead; it names who led before, so that it agrees with the chart below. */
const leadText = (lead: WinningLead, winner: string, names: readonly string[]): string => {
  const { round } = lead
  switch (lead.kind) {
    case 'unbroken':
      return t(round === 1 ? 'why.ledAlways' : 'why.led', { round })
    case 'taken':
      return t('why.overtook', { other: names[lead.from] ?? '', until: lead.until, name: winner, round })
    case 'contested':
      return t('why.contested', { changes: lead.changes, name: winner, round })
  }
}

/** Reasons for the win of a single player; null in other games, and where the lowest value is best. */
export const WinReasons = ({
  view: { names, path },
  now: { state, scene },
  timeline: { steps, course: replayed },
}: Props) => {
  const [winner, ...otherWinners] = winnersOf(state)
  const course = replayed as GameCourse
  const { turns } = course
  const strongest = winner === undefined ? null : strongestTurn(turns, winner)
  if (winner === undefined || !strongest || otherWinners.length > 0 || names.length < 2) return null
  if (scene.mode.together || isLowestBest(state)) return null
  const seatStats = names.map((_, seat) => seatStatsOf(turns, seat))
  const name = names[winner] ?? ''
  const lead = winningLeadOf(course, winner)
  const { round } = strongest
  const firstEntry = steps.find((moment) => moment.round === round && moment.seat === winner)?.firstLine ?? 0
  return (
    <WinReasonsBox
      title={t('why.title', { name })}
      lines={[
        ...(lead ? [leadText(lead, name, names)] : []),
        t('why.turn', { round, count: seatStats[winner]?.bestTurnGain ?? 0 }),
      ]}
      seats={names}
      rows={compareRows(seatStats)}
      onWatch={() => navigate(...path, 'replay', String(firstEntry))}
    />
  )
}
