/** Where markers are shown: on vassals, on chips, in courts. */
import type { Space } from '#src/games/blackstone/board.ts'
import { agentsOn, spaceOfVassal } from '#src/games/blackstone/insight/shown/intrigueMarkers.ts'
import { pointsGoalOf } from '#src/games/blackstone/insight/shown/pointsGoal.ts'
import { openTaskIn, visibleTaskIn } from '#src/games/blackstone/insight/tableCards.ts'
import type { Seat } from '#src/kernel/contract.ts'
import { t } from '#src/text/t.ts'
import type { SeatBadge } from '../../../table/gameUiContract.ts'
import { AgentCrests, FaceDownSign, FaceDownTaskRow, IntrigueMarkersSection } from '../../views/Intrigue.tsx'
import { nameOfSpace } from '../../views/spaceAndFaceNames.ts'
import type { BlackstoneTableProps, BlackstoneTableSnapshot } from '../blackstoneTableView.ts'
import { vassalName } from '../namesInEventTexts.ts'
import { giftsTextFor } from './markerRewardTexts.ts'

export const agentPins = ({ state }: BlackstoneTableSnapshot, space: Space) => {
  const agents = agentsOn(state, space)
  return agents.length > 0 ? <AgentCrests key="crests" seats={agents.map(({ seat }) => seat)} /> : null
}

export const agentLabel = ({ view, now }: BlackstoneTableProps, space: Space): string =>
  agentsOn(now.state, space)
    .map(({ seat }) => t('cell.agent', { name: view.names[seat] ?? '' }))
    .join('')

/** Notes on what using this vassal brings to the owners of the agents on it. */
export const agentNotes = ({ view, now }: BlackstoneTableProps, space: Space): readonly string[] =>
  agentsOn(now.state, space).flatMap(({ seat, card, matchedSymbols }) => {
    const task = openTaskIn(now.state, card)
    if (!task) return []
    const values = { name: view.names[seat] ?? '', gifts: giftsTextFor(now.scene, task, matchedSymbols) }
    return [t(seat === now.seat ? 'note.own' : 'note.agent', values)]
  })

export const faceDownSign = ({ state }: BlackstoneTableSnapshot, seat: Seat): SeatBadge | null =>
  state.courts[seat]?.intrigue?.at === 'faceDown'
    ? { content: <FaceDownSign key="laid" />, label: t('chip.faceDown') }
    : null

const markersText = (now: BlackstoneTableSnapshot, seat: Seat): string => {
  const markers = now.state.courts[seat]?.intrigue ?? { at: 'court' as const }
  if (markers.at !== 'agents') return t(`court.markers.${markers.at}`)
  const { card, vassal, matched } = markers
  const task = openTaskIn(now.state, card)
  const space = spaceOfVassal(now.state, vassal)
  const type = task ? t(`type.${task.type}`) : ''
  if (!task || space === null) return t('court.markers.gone', { type })
  return t('court.markers.agents', {
    type,
    vassal: vassalName(now.state, vassal),
    space: nameOfSpace(space),
    alike: matched,
    gifts: giftsTextFor(now.scene, task, matched),
  })
}

/** Section for a court's markers; only the owner sees a task face down. */
export const IntrigueCourtSection = ({ now, seat }: BlackstoneTableProps & { readonly seat: Seat }) => {
  const { intrigue } = now.state.courts[seat] ?? {}
  const task = intrigue?.at === 'faceDown' ? visibleTaskIn(now.scene, intrigue.card) : null
  return (
    <IntrigueMarkersSection seat={seat} gone={intrigue?.at === 'exhausted'} text={markersText(now, seat)}>
      {task && <FaceDownTaskRow task={task} showsPoints={pointsGoalOf(now.state) > 0} fittedHalves={null} />}
    </IntrigueMarkersSection>
  )
}
