/** Tips at a table: the coach of the first turn, and sentences that are said once, when they matter. */
import '../../../text/castlescape/bundles/hintsAndTips.ts'
import { t } from '../../../text/t.ts'
import { route } from '../../common/route.ts'
import { TipBar } from '../../table/tips/TipBar.tsx'
import { useCurrentTip } from '../../table/tips/useCurrentTip.ts'
import { type CastleProps, taskOf } from '../table/castleTableView.ts'
import { FIRST_TURN } from './firstTurn.ts'
import { TIPS } from './tips.ts'

/** Pixels that the tray needs for what waits and for the hand. */
const LEDGE_AND_HAND = 106

/** True if a turn of the shown seat, or its choice of Contracts, is waited for. */
const isAsked = ({ now }: CastleProps): boolean => ['keep', 'main'].includes(taskOf(now)?.do ?? '')

/** True if nothing is chosen and no sheet is open. */
const isIdle = ({ view, now }: CastleProps): boolean => {
  const { ghost, card, viewedSquare } = view.choices
  const task = taskOf(now)?.do
  return (
    // Contracts that others have chosen are pending until all have.
    (task === 'keep' || (task === 'main' && !now.isPending)) &&
    !now.hasInspectionNews &&
    [ghost, card, viewedSquare].every(({ value }) => value === null) &&
    route.value.length === view.path.length
  )
}

export const Tips = (props: CastleProps) => {
  const { view, now } = props
  const { text, comingText, waveAway } = useCurrentTip({
    steps: FIRST_TURN.map(({ id, when }) => ({
      word: `castlescape.${id}`,
      text: () => t(`castlescape.firstTurn.${id}`),
      matters: () => when(props),
    })),
    tips: TIPS.map(({ id, when }) => ({
      word: `castlescape.${id}`,
      text: () => t(`castlescape.tip.${id}`),
      matters: () => when(props),
    })),
    turnKey: `${now.state.turnNumber} ${now.seat}`,
    state: now.state,
    isIdle: isIdle(props),
    // Games from a position are not for beginners.
    hasTips: isAsked(props) && view.path[0] === 'play' && view.header.position === undefined,
  })
  // In the closer view the hand stands beside the small site.
  const handKey = view.choices.corner.value ? 'closer' : 'whole'
  return (
    <TipBar
      text={text}
      comingText={comingText}
      onClose={waveAway}
      lowest={LEDGE_AND_HAND}
      opensAbove
      handRolls
      act={now.state}
      handKey={handKey}
    />
  )
}
