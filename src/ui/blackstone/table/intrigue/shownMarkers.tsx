/** Where markers are seen: on vassals, on a chip, in the courts. */
import type { Space } from '../../../../games/blackstone/board.ts'
import { agentsOn, spaceOf } from '../../../../games/blackstone/insight/intrigue.ts'
import { taskIn, taskSeen } from '../../../../games/blackstone/insight/sight.ts'
import type { Seat } from '../../../../kernel/contract.ts'
import { t } from '../../../text/t.ts'
import { Crests, LaidSign, LaidTask, Markers } from '../../Intrigue.tsx'
import { nameOfSpace } from '../../names.ts'
import type { AtTable, Sign } from '../chapter.ts'
import type { Now } from '../sitting.ts'
import { vassalNamed } from '../teller.ts'
import { goalOf } from '../views.ts'
import { giftsFor } from './words.ts'

export const pins = ({ state }: Now, space: Space) => {
  const agents = agentsOn(state, space)
  return agents.length > 0 ? <Crests key="crests" seats={agents.map(({ seat }) => seat)} /> : null
}

export const spoken = ({ sitting, now }: AtTable, space: Space): string =>
  agentsOn(now.state, space)
    .map(({ seat }) => t('cell.agent', { name: sitting.names[seat] ?? '' }))
    .join('')

/** What using this vassal brings to those whose agents stand on it. */
export const notes = ({ sitting, now }: AtTable, space: Space): readonly string[] =>
  agentsOn(now.state, space).flatMap(({ seat, card, alike }) => {
    const task = taskIn(now.state, card)
    if (!task) return []
    const values = { name: sitting.names[seat] ?? '', gifts: giftsFor(now.scene, task, alike) }
    return [t(seat === now.seat ? 'note.own' : 'note.agent', values)]
  })

export const sign = ({ state }: Now, seat: Seat): Sign | null =>
  state.courts[seat]?.intrigue?.at === 'faceDown' ? { drawn: <LaidSign key="laid" />, words: t('chip.faceDown') } : null

const whereIs = (now: Now, seat: Seat): string => {
  const markers = now.state.courts[seat]?.intrigue ?? { at: 'court' as const }
  if (markers.at !== 'agents') return t(`court.markers.${markers.at}`)
  const { card, vassal, matched } = markers
  const task = taskIn(now.state, card)
  const space = spaceOf(now.state, vassal)
  const type = task ? t(`type.${task.type}`) : ''
  if (!task || space === null) return t('court.markers.gone', { type })
  return t('court.markers.agents', {
    type,
    vassal: vassalNamed(now.state, vassal),
    space: nameOfSpace(space),
    alike: matched,
    gifts: giftsFor(now.scene, task, matched),
  })
}

/** A court's markers; a task face down is shown to its owner alone. */
export const CourtPart = ({ now, seat }: AtTable & { readonly seat: Seat }) => {
  const { intrigue } = now.state.courts[seat] ?? {}
  const task = intrigue?.at === 'faceDown' ? taskSeen(now.scene, intrigue.card) : null
  return (
    <Markers seat={seat} gone={intrigue?.at === 'exhausted'} text={whereIs(now, seat)}>
      {task && <LaidTask task={task} worth={goalOf(now.state) > 0} fitted={null} />}
    </Markers>
  )
}
