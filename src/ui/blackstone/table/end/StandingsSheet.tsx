/** How it stands: who is ahead and why, what does not count yet, what everybody still needs. */
import '../../style/court.css'
import '../../style/seeing.css'
import '../../text/seeing.ts'
import { decisionOf } from '../../../games/blackstone/insight/decision.ts'
import { ratsSeen } from '../../../games/blackstone/insight/rats.ts'
import { scores } from '../../../games/blackstone/insight/score.ts'
import { asItStands, type Standing, standings } from '../../../games/blackstone/insight/standings.ts'
import { goalIn, measured, yardstickOf } from '../../../games/blackstone/insight/yardstick.ts'
import { apart } from '../../history/verdict.ts'
import { Crest, Icon } from '../../shell/Icon.tsx'
import { replace, up } from '../../shell/route.ts'
import { Sheet } from '../../shell/Sheet.tsx'
import { t } from '../../text/t.ts'
import { Tellings } from '../Player.tsx'
import type { LogLine } from '../props.ts'
import type { AtTable } from './chapter.ts'
import type { Now, Sitting } from './sitting.ts'

/** Points that sleep, stack by stack, and the king that would wake the next of them (rulings 23 to 26). */
const asleep = ({ state }: Now, seat: number): readonly string[] => {
  const score = scores(state)[seat]
  if (!score || yardstickOf(state) !== 'points') return []
  const stacks = [...new Set(score.sleeping.map(({ stack }) => stack))]
  return stacks.map((stack) =>
    t('standing.asleep', {
      stack: t(`part.${stack}`),
      count: score.sleeping.filter((one) => one.stack === stack).length,
      king: score.kings + 1,
    }),
  )
}

const needs = ({ missing }: Standing, { state }: Now): string =>
  missing === null ? '' : t(`standing.needs.${yardstickOf(state)}`, { count: missing })

const Row = ({ sitting, now, standing }: AtTable & { readonly standing: Standing }) => {
  const { seat, rank, value } = standing
  const name = sitting.names[seat] ?? ''
  const yardstick = yardstickOf(now.state)
  const notes = [needs(standing, now), ...asleep(now, seat)].filter(Boolean)
  return (
    <button type="button" class="ob stand tap" onClick={() => replace(...sitting.path, 'court', String(seat))}>
      {rank !== null && (
        <span class="rank">
          <span class="vh">{t('standing.rank', { rank })}</span>
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
      {yardstick !== 'formation' && (
        <strong>
          {value}
          <span class="vh">{t(`standing.unit.${yardstick}`, { count: value })}</span>
        </strong>
      )}
      <Icon name="next" small />
    </button>
  )
}

/** Who would win if it ended now, and by what. */
const ahead = ({ names }: Sitting, { state, scene }: Now): string => {
  const outcome = asItStands(scene.mode, state)
  const decision = decisionOf({ ...state, outcome })
  const winner = outcome.ranks.indexOf(1)
  if (!decision || decision.next === null || outcome.ranks.lastIndexOf(1) !== winner) return t('standing.level')
  return t('standing.ahead', { name: names[winner] ?? '', why: apart(decision) })
}

/** How far all are together, and how near the rats. */
const together = ({ state }: Now): readonly string[] => {
  const rats = ratsSeen(state)
  const goal = goalIn(state)
  const points = measured(state).reduce((sum, value) => sum + value, 0)
  const active = rats ? rats.wandering + rats.plagued : 0
  return [
    ...(goal ? [t('standing.together', { points, goal, missing: Math.max(0, goal - points) })] : []),
    ...(rats ? [t('standing.rats', { active, limit: rats.limit, room: Math.max(0, rats.limit - active) })] : []),
  ]
}

/** What is still missing in the formation. */
const checks = ({ chapters }: Sitting, now: Now): readonly LogLine[] =>
  (chapters.checks?.(now) ?? []).map(({ label, value, done }, id) => ({
    id,
    icon: done ? 'tick' : 'cross',
    text: t(value ? 'standing.checkOf' : 'standing.check', { label, value, done: done ? 1 : 0 }),
  }))

export const Standings = ({ sitting, now }: AtTable) => {
  const rows = standings(now.scene.mode, now.state)
  const isTogether = now.scene.mode.together
  const lines = isTogether
    ? together(now)
    : [ahead(sitting, now), t(`standing.rule.${yardstickOf(now.state)}`, { goal: goalIn(now.state) ?? 0 })]
  return (
    <Sheet title={t('menu.standings')} onClose={up}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Tellings lines={checks(sitting, now)} />
      {rows.map((standing) => (
        <Row key={standing.seat} sitting={sitting} now={now} standing={standing} />
      ))}
    </Sheet>
  )
}
