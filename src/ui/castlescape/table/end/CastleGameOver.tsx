/** The end of a game: who won and why, where the Renown came from, and the Final Inspection step by step. */
import '#src/text/bundles/sheets.ts'
import '#src/text/castlescape/bundles/sheets.ts'
import '../../../parts/symbols/replay.ts'
import { useMemo } from 'preact/hooks'
import type { RenownCourse, RenownSources } from '#src/games/castlescape/insight/renownCourse.ts'
import { type Score, scoreOf } from '#src/games/castlescape/rules/ending/score.ts'
import { t } from '#src/text/t.ts'
import { Chart } from '../../../parts/Chart.tsx'
import * as fold from '../../../parts/Fold.module.css'
import { ScoreBars } from '../../../parts/ScoreBars.tsx'
import type { ScoreBarView } from '../../../parts/viewTypes.ts'
import { EndOfGame } from '../../../table/ending/EndOfGame.tsx'
import { endingOf } from '../../../table/ending/tableEnding.ts'
import type { GameOverScreenProps, TableView } from '../../../table/gameUiContract.ts'
import { useReplayTimeline } from '../../../table/replay/replayTimeline.ts'
import { historyUi } from '../../historyUi.ts'
import { castleVerdict } from '../../verdict.ts'
import { GoalOrContractCard } from '../../views/GoalOrContractCard.tsx'
import { GuildMark } from '../../views/GuildMark.tsx'
import type { CastleProps } from '../castleTableView.ts'
import { latestInspection } from '../latestInspection.ts'
import { InspectionSteps } from '../sheets/InspectionSteps.tsx'
import * as styles from './CastleGameOver.module.css'

const NO_SOURCES: RenownSources = { start: 0, baileys: 0, occupation: 0, goals: 0, losses: 0 }

/** Parts of a result, the same for every seat. Before the course is there the Renown of the game is one part. */
const partsOf = (score: Score, sources: RenownSources | undefined): ScoreBarView['parts'] => {
  const { start, baileys, occupation, goals } = sources ?? { ...NO_SOURCES, baileys: score.renown }
  const parts = { baileys, occupation, goals, contracts: score.contracts, cards: score.cards, start }
  return (Object.entries(parts) as [keyof typeof parts, number][]).map(([id, value]) => ({
    id,
    name: t(`castlescape.part.${id}`),
    value: Math.max(0, value),
  }))
}

const Results = ({ view, now, course }: CastleProps & { readonly course: RenownCourse | undefined }) => {
  const ranks = now.outcome?.ranks ?? []
  const seats = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
  const scores = now.state.guilds.map((_, seat) => scoreOf(now.state, seat))
  const bars = seats.flatMap((seat): readonly ScoreBarView[] => {
    const score = scores[seat]
    if (!score) return []
    const parts = partsOf(score, course?.sources[seat])
    return [{ seat, name: view.names[seat] ?? '', parts, lost: 0, total: score.total }]
  })
  const hasStart = bars.some(({ parts }) => parts.some(({ id, value }) => id === 'start' && value > 0))
  const [first, ...others] = bars.map((bar) => ({
    ...bar,
    parts: bar.parts.filter(({ id }) => id !== 'start' || hasStart),
  }))
  const notes = seats.flatMap((seat) => {
    const corruption = scores[seat]?.corruption ?? 0
    const losses = -(course?.sources[seat]?.losses ?? 0)
    const name = view.names[seat] ?? ''
    return corruption + losses > 0
      ? [t('castlescape.minus', { name, corruption, losses, both: Number(corruption > 0 && losses > 0) })]
      : []
  })
  return first ? <ScoreBars title={t('castlescape.score')} bars={[first, ...others]} notes={notes} /> : null
}

const OpenContracts = ({ view, now }: CastleProps) => (
  <section class="box">
    <h2>{t('castlescape.contractCards')}</h2>
    {now.state.guilds.map(({ openContracts }, seat) =>
      openContracts.length > 0 ? (
        <div key={seat} class={styles.guild}>
          <h3>
            <GuildMark seat={seat} />
            {view.names[seat]}
          </h3>
          <div class={styles.papers}>
            {openContracts.map((face) => (
              <GoalOrContractCard key={face} state={now.state} seat={seat} face={face} />
            ))}
          </div>
        </div>
      ) : null,
    )}
  </section>
)

const FinalInspection = ({ view }: CastleProps) => {
  const report = useMemo(() => latestInspection(view as unknown as TableView), [view])
  if (!report?.isFinal) return null
  return (
    <details class={`box ${fold.fold}`}>
      <summary>{t('castlescape.tellInspection')}</summary>
      <InspectionSteps report={report} names={view.names} />
    </details>
  )
}

/** Shapes of the guilds, by seat, as on the site. */
const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const

/** Renown after each turn, and at last with what counts at the end alone. */
const RenownChart = ({ view, now, course }: CastleProps & { readonly course: RenownCourse }) => {
  const seats = course.sources.map((_, seat) => seat)
  const totals = seats.map((seat) => scoreOf(now.state, seat).total)
  const points = [...course.byTurn, totals]
  return (
    <Chart
      title={t('castlescape.course')}
      roundName={t('nav.name')}
      rounds={[...course.byTurn.keys(), t('castlescape.course.end')]}
      lines={seats.map((seat) => ({
        seat,
        name: view.names[seat] ?? '',
        values: points.map((renowns) => renowns[seat] ?? 0),
        marker: SHAPES[seat] ?? 'circle',
      }))}
      goal={null}
    />
  )
}

export const CastleGameOver = ({ view, now, onShowBoard }: CastleProps & Pick<GameOverScreenProps, 'onShowBoard'>) => {
  const timeline = useReplayTimeline(view as unknown as TableView)
  const course = timeline?.course as RenownCourse | undefined
  const props = { view: view as unknown as TableView, now: now as never }
  const verdict = castleVerdict({ ending: endingOf(props.view, props.now, historyUi) }, view.names)
  const winner = now.outcome?.ranks.indexOf(1) ?? -1
  if (!verdict) return null
  return (
    <EndOfGame
      {...props}
      {...verdict}
      onShowBoard={onShowBoard}
      banner={winner < 0 ? { icon: 'cross' } : { seat: winner }}
      course={course && <RenownChart view={view} now={now} course={course} />}
    >
      <Results view={view} now={now} course={course} />
      <OpenContracts view={view} now={now} />
      <FinalInspection view={view} now={now} />
    </EndOfGame>
  )
}
