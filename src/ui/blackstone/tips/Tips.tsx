/** Tips at a table: the coach of a quest's first turn, and sentences that are said once, when they matter. */
import '../../../text/bundles/screens.ts'
import '../../../text/blackstone/bundles/firstTurns.ts'
import { t } from '../../../text/t.ts'
import { route } from '../../common/route.ts'
import { TipBar } from '../../table/tips/TipBar.tsx'
import { useCurrentTip } from '../../table/tips/useCurrentTip.ts'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'
import { firstTurnTipsOf } from './firstTurnTip.ts'
import { TIPS } from './tips.ts'

/**
 * False for lessons and puzzles, which have their own texts, and for games from a position, which are not for
 * beginners.
 */
const isRegularGame = ({ view: { path, header } }: BlackstoneTableProps): boolean =>
  path[0] === 'play' && header.position === undefined

/** True if something can be done, and no question, selection or sheet is open. */
const isIdle = ({ view, now }: BlackstoneTableProps): boolean =>
  (now.todo === 'work' || now.todo === 'act') &&
  !now.isPending &&
  now.legalActions.length > 0 &&
  view.selection.value.on === 'nothing' &&
  route.value.length === view.path.length

export const Tips = (props: BlackstoneTableProps) => {
  const { state, seat } = props.now
  const { text, waveAway } = useCurrentTip({
    steps: firstTurnTipsOf(props.view.header.mode).map(({ id, when }) => ({
      word: id,
      text: () => t(`firstTurn.${id}`),
      matters: () => when(props),
    })),
    tips: TIPS.map(({ id, when }) => ({ word: id, text: () => t(`tip.${id}`), matters: () => when(props) })),
    turnKey: `${state.round} ${seat}`,
    state,
    isIdle: isIdle(props),
    hasTips: isRegularGame(props),
  })
  return <TipBar text={text} onClose={waveAway} />
}
