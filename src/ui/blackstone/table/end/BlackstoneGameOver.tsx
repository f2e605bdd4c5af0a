/** The end of a game: winners, what decided it, where the points came from, and how the game went. */
import '#src/text/bundles/sheets.ts'
import '#src/text/blackstone/bundles/sheets.ts'
import '../../../parts/symbols/replay.ts'
import { metricOf } from '#src/games/blackstone/insight/metric.ts'
import type { GameCourse } from '#src/games/blackstone/insight/review/gameCourse.ts'
import { type GameFact, gameFacts } from '#src/games/blackstone/insight/review/gameFacts.ts'
import { resultBreakdowns } from '#src/games/blackstone/insight/review/resultBreakdowns.ts'
import { winnersOf } from '#src/games/blackstone/insight/review/winReason.ts'
import { courtScores } from '#src/games/blackstone/insight/shown/courtScores.ts'
import { t } from '#src/text/t.ts'
import { FactList, type FactView, type GameOver } from '../../../parts/GameOver.tsx'
import { lazy } from '../../../parts/lazy.tsx'
import { ScoreBars } from '../../../parts/ScoreBars.tsx'
import type { ScoreBarView } from '../../../parts/viewTypes.ts'
import { EndOfGame } from '../../../table/ending/EndOfGame.tsx'
import { peopleNames } from '../../../table/ending/peopleNames.ts'
import { endingOf } from '../../../table/ending/tableEnding.ts'
import { useReplayTimeline } from '../../../table/replay/replayTimeline.ts'
import { readBlackstoneVerdict } from '../../endingTexts.ts'
import { historyUi } from '../../historyUi.ts'
import { loadLeisure } from '../../tiers/loadLeisure.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import * as styles from './BlackstoneGameOver.module.css'
import type { CourseChartsProps } from './CourseCharts.tsx'

const ChartsMissing = () => <p class="box muted">{t('chart.missing')}</p>

/** The charts come at leisure: offline before that a sentence stands in their place. */
const CourseCharts = lazy<CourseChartsProps>(
  () =>
    loadLeisure()
      .then((module) => module.CourseCharts)
      .catch(() => ChartsMissing),
  'unasked',
)
const WinReasons = lazy(() => loadLeisure().then((module) => module.WinReasons), 'unasked')

interface Props {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
  /** Shows the board; `label` is for the button that leads back. */
  readonly onShowBoard: (label: string) => void
}

/** Seats by rank, the best first. */
const seatsByRank = ({ outcome }: BlackstoneTableSnapshot): readonly number[] => {
  const ranks = outcome?.ranks ?? []
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
}

const resultBars = ({ names }: BlackstoneTableView, now: BlackstoneTableSnapshot): readonly ScoreBarView[] => {
  const shares = resultBreakdowns(now.state)
  return seatsByRank(now)
    .flatMap((seat) => shares[seat] ?? [])
    .map(({ seat, parts, lost, total }) => ({
      seat,
      name: names[seat] ?? '',
      parts: parts.map(({ part, value }) => ({ id: part, name: t(`part.${part}`), value })),
      lost,
      total,
    }))
}

/**
 * Notes on points that do not count, because they are on cards beyond the number of Kings. Empty where points do not
 * decide.
 */
const sleepingNotes = ({ names }: BlackstoneTableView, { state }: BlackstoneTableSnapshot): readonly string[] =>
  metricOf(state) === 'points'
    ? courtScores(state)
        .filter((score) => score.inactive > 0)
        .map(({ seat, inactive: count, kings }) => t('over.asleep', { name: names[seat] ?? '', count, kings }))
    : []

const ResultBars = ({ view, now }: Pick<Props, 'view' | 'now'>) => {
  const [first, ...others] = resultBars(view, now)
  if (!first) return null
  return (
    <ScoreBars
      title={t(`score.title.${metricOf(now.state)}`)}
      bars={[first, ...others]}
      notes={sleepingNotes(view, now)}
    />
  )
}

const factText = ({ names }: BlackstoneTableView, { id, count, seat }: GameFact): string => {
  const name = seat === null ? '' : (names[seat] ?? '')
  if (id === 'bestTurn') return t(names.length > 1 ? 'fact.bestTurn' : 'fact.bestTurnAlone', { count, name })
  const fact = t(`fact.${id}`, { count })
  return name ? t('fact.most', { what: fact, name }) : fact
}

const MAX_FACTS = 3

const factViews = (view: BlackstoneTableView, course: GameCourse): readonly FactView[] =>
  gameFacts(course)
    .slice(0, MAX_FACTS)
    .map((fact) => ({ id: fact.id, count: fact.count, text: factText(view, fact) }))

const GameReview = ({ view, now }: Pick<Props, 'view' | 'now'>) => {
  const timeline = useReplayTimeline(view)
  const course = timeline?.course as GameCourse | undefined
  if (!timeline || !course)
    return (
      <p class={`box muted ${styles.waiting}`} data-part="waiting" role="status">
        {t('chart.waiting')}
      </p>
    )
  return (
    <>
      <WinReasons view={view} now={now} timeline={timeline} />
      <CourseCharts view={view} now={now} course={course} />
      <FactList facts={factViews(view, course)} />
    </>
  )
}

/** Banner: a castle where all won together, a rat where all lost, else the winner's crest. */
const gameOverBanner = ({ state, scene }: BlackstoneTableSnapshot): Parameters<typeof GameOver>[0]['banner'] => {
  const [winner] = winnersOf(state)
  if (winner === undefined) return { icon: 'rat' }
  return scene.mode.together ? { icon: 'castle' } : { seat: winner }
}

export const BlackstoneGameOver = ({ view, now, onShowBoard }: Props) => {
  const verdictTexts = readBlackstoneVerdict({ ending: endingOf(view, now, historyUi) }, view.names, peopleNames(view))
  if (!verdictTexts) return null
  return (
    <EndOfGame
      view={view}
      now={now}
      onShowBoard={onShowBoard}
      banner={gameOverBanner(now)}
      {...verdictTexts}
      course={<GameReview view={view} now={now} />}
    >
      <ResultBars view={view} now={now} />
    </EndOfGame>
  )
}
