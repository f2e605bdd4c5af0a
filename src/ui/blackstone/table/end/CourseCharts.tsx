/** Charts of a game by rounds: the metric that decides it, and the rats. */
import { metricGoal, metricOf } from '#src/games/blackstone/insight/metric.ts'
import type { GameCourse } from '#src/games/blackstone/insight/review/gameCourse.ts'
import { ratsStatus } from '#src/games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { t } from '#src/text/t.ts'
import { Chart } from '../../../parts/Chart.tsx'
import type { ChartLine } from '../../../parts/viewTypes.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'

export interface CourseChartsProps {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
  readonly course: GameCourse
}

const chartLines = (
  view: BlackstoneTableView,
  now: BlackstoneTableSnapshot,
  { rounds }: GameCourse,
): readonly ChartLine[] => {
  const lines = view.names.map((name, seat) => ({
    seat,
    name,
    values: rounds.map(({ values }) => values[seat] ?? 0),
  }))
  if (!now.scene.mode.together || lines.length < 2) return lines
  const jointValues = rounds.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  return [{ seat: null, name: t('chart.all'), values: jointValues }, ...lines]
}

export const CourseCharts = ({ view, now, course }: CourseChartsProps) => {
  const metric = metricOf(now.state)
  const rounds = course.rounds.map(({ round }) => round)
  const rats = ratsStatus(now.state)
  const goal = metricGoal(now.state)
  return (
    <>
      {metric !== 'formation' && (
        <Chart title={t(`chart.${metric}`)} rounds={rounds} lines={chartLines(view, now, course)} goal={goal || null} />
      )}
      {rats && (
        <Chart
          title={t('chart.rats')}
          rounds={rounds}
          lines={[{ seat: null, name: t('chart.ratsName'), values: course.rounds.map((round) => round.rats) }]}
          goal={rats.limit}
        />
      )}
    </>
  )
}
