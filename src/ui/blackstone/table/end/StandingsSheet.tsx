/** Standings: who is ahead and why, what does not count yet, and what everybody still needs. */
import '#src/text/bundles/sheets.ts'
import '#src/text/blackstone/bundles/sheets.ts'
import { metricGoal, metricOf, metricValues } from '#src/games/blackstone/insight/metric.ts'
import { winReasonOf } from '#src/games/blackstone/insight/review/winReason.ts'
import { courtScores } from '#src/games/blackstone/insight/shown/courtScores.ts'
import { ratsStatus } from '#src/games/blackstone/insight/shown/ratsAndDogsStatus.ts'
import { currentOutcome, type Standing, standingsOf } from '#src/games/blackstone/insight/shown/standings.ts'
import { t } from '#src/text/t.ts'
import { navigateUp, replaceRoute } from '../../../common/route.ts'
import { Crest } from '../../../parts/Crest.tsx'
import { EventLines } from '../../../parts/EventLines.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { Sheet } from '../../../parts/Sheet.tsx'
import type { LogLine } from '../../../parts/viewTypes.ts'
import { decisionText } from '../../endingTexts.ts'
import * as sheetStyles from '../../views/CourtSheet.module.css'
import type { BlackstoneTableProps, BlackstoneTableSnapshot, BlackstoneTableView } from '../blackstoneTableView.ts'
import * as styles from './StandingsSheet.module.css'

/**
 * Notes on inactive points, stack by stack, with the number of Kings that makes the next card count (rulings 23 to 26).
 */
const sleepingNotes = ({ state }: BlackstoneTableSnapshot, seat: number): readonly string[] => {
  const score = courtScores(state)[seat]
  if (!score || metricOf(state) !== 'points') return []
  const stacks = [...new Set(score.inactiveCards.map(({ stack }) => stack))]
  return stacks.map((stack) =>
    t('standing.asleep', {
      stack: t(`part.${stack}`),
      count: score.inactiveCards.filter((sleepingCard) => sleepingCard.stack === stack).length,
      king: score.kings + 1,
    }),
  )
}

const missingText = ({ missing }: Standing, { state }: BlackstoneTableSnapshot): string =>
  missing === null ? '' : t(`standing.needs.${metricOf(state)}`, { count: missing })

const StandingRow = ({ view, now, standing }: BlackstoneTableProps & { readonly standing: Standing }) => {
  const { seat, rank, value } = standing
  const name = view.names[seat] ?? ''
  const metric = metricOf(now.state)
  const notes = [missingText(standing, now), ...sleepingNotes(now, seat)].filter(Boolean)
  return (
    <button
      type="button"
      class={`${sheetStyles.court} ${styles.standing} tap`}
      onClick={() => replaceRoute(...view.path, 'court', String(seat))}
    >
      {rank !== null && (
        <span class={styles.rank}>
          <span class="visuallyHidden">{t('standing.rank', { rank })}</span>
          <span aria-hidden="true">{rank}</span>
        </span>
      )}
      <Crest seat={seat} />
      <span class="grow">
        <b>{name}</b>
        {notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
      {metric !== 'formation' && (
        <strong>
          {value}
          <span class="visuallyHidden">{t(`standing.unit.${metric}`, { count: value })}</span>
        </strong>
      )}
      <Icon name="next" small />
    </button>
  )
}

/** Sentence on who would win if the game ended now, and by what. */
const leaderText = ({ names }: BlackstoneTableView, { state, scene }: BlackstoneTableSnapshot): string => {
  const outcome = currentOutcome(scene.mode, state)
  const decision = winReasonOf({ ...state, outcome })
  const winner = outcome.ranks.indexOf(1)
  if (!decision || decision.nextBestValue === null || outcome.ranks.lastIndexOf(1) !== winner)
    return t('standing.level')
  return t('standing.ahead', { name: names[winner] ?? '', why: decisionText(decision) })
}

/** Joint progress: points towards the goal, and room left before the rats win. */
const jointProgressTexts = ({ state }: BlackstoneTableSnapshot): readonly string[] => {
  const rats = ratsStatus(state)
  const goal = metricGoal(state)
  const points = metricValues(state).reduce((sum, value) => sum + value, 0)
  const active = rats ? rats.wandering + rats.plagued : 0
  return [
    ...(goal ? [t('standing.together', { points, goal, missing: Math.max(0, goal - points) })] : []),
    ...(rats ? [t('standing.rats', { active, limit: rats.limit, room: Math.max(0, rats.limit - active) })] : []),
  ]
}

/** Checklist of the formation as lines. */
const goalCheckLines = ({ extensions }: BlackstoneTableView, now: BlackstoneTableSnapshot): readonly LogLine[] =>
  (extensions.goalChecks?.(now) ?? []).map(({ label, value, isDone }, id) => ({
    id,
    icon: isDone ? 'tick' : 'cross',
    text: t(value ? 'standing.checkOf' : 'standing.check', { label, value, done: isDone ? 1 : 0 }),
  }))

export const StandingsSheet = ({ view, now }: BlackstoneTableProps) => {
  const seatStandings = standingsOf(now.scene.mode, now.state)
  const isTogether = now.scene.mode.together
  const lines = isTogether
    ? jointProgressTexts(now)
    : [leaderText(view, now), t(`standing.rule.${metricOf(now.state)}`, { goal: metricGoal(now.state) ?? 0 })]
  return (
    <Sheet title={t('menu.standings')} onClose={navigateUp}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <EventLines lines={goalCheckLines(view, now)} />
      {seatStandings.map((standing) => (
        <StandingRow key={standing.seat} view={view} now={now} standing={standing} />
      ))}
    </Sheet>
  )
}
