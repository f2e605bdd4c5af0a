/** Why a game was won by who won it, where one did: since when they led, their strongest turn, and what each made of their turns. */
import { winnersOf } from '../../../games/blackstone/insight/decision.ts'
import { type Effort, effortOf, ledFrom, strongestTurn } from '../../../games/blackstone/insight/turns.ts'
import { fewestWin } from '../../../games/blackstone/insight/yardstick.ts'
import { go } from '../../shell/route.ts'
import { t } from '../../text/t.ts'
import { type CompareRow, Why } from '../Why.tsx'
import type { Film } from './film.ts'
import type { Now, Sitting } from './sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly now: Now
  readonly film: Film
}

const COMPARED: readonly (keyof Effort)[] = ['tasks', 'idle', 'best', 'returned']

/** What nobody did says nothing; turns without a task say something only where tasks are completed. */
const rowsOf = (efforts: readonly Effort[]): readonly CompareRow[] =>
  COMPARED.map((id) => ({ id, name: t(`why.${id}`), values: efforts.map((effort) => effort[id]) })).filter(
    ({ id, values }) => values.some((value) => value > 0) && (id !== 'idle' || efforts.some(({ tasks }) => tasks > 0)),
  )

/** Where more is better, and one alone was best. */
export const Reasons = ({ sitting: { names, path }, now: { state, scene }, film: { moments, course } }: Props) => {
  const [winner, ...more] = winnersOf(state)
  const { turns } = course
  const strongest = winner === undefined ? null : strongestTurn(turns, winner)
  if (winner === undefined || !strongest || more.length > 0 || names.length < 2) return null
  if (scene.mode.together || fewestWin(state)) return null
  const efforts = names.map((_, seat) => effortOf(turns, seat))
  const from = ledFrom(turns, winner)
  const { round } = strongest
  const first = moments.find((moment) => moment.round === round && moment.seat === winner)?.first ?? 0
  return (
    <Why
      title={t('why.title', { name: names[winner] ?? '' })}
      lines={[
        ...(from === null ? [] : [t('why.led', { round: from })]),
        t('why.turn', { round, count: efforts[winner]?.best ?? 0 }),
      ]}
      seats={names}
      rows={rowsOf(efforts)}
      onWatch={() => go(...path, 'replay', String(first))}
    />
  )
}
