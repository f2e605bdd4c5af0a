/**
 * Button in place of the prompt that replays what the others did since the player's last turn, until the player acts.
 * Only where each plays alone.
 */
import { t } from '../../../text/t.ts'
import { navigate } from '../../common/route.ts'
import { Icon } from '../../parts/Icon.tsx'
import type { TableProps } from '../gameUiContract.ts'
import { sinceMyTurn } from './recap.ts'
import * as styles from './SinceMyTurnButton.module.css'

/** `isFree`: nothing else takes the place of the prompt. */
export const SinceMyTurnButton = ({ view, now, isFree }: TableProps & { readonly isFree: boolean }) => {
  const since = sinceMyTurn(view.log.value, now.seat)
  // A lesson has no replay.
  if (view.path[0] !== 'play') return null
  if (!since || !isFree || now.outcome || now.awaitedElsewhere !== null || view.isCooperative) return null
  return (
    <button
      type="button"
      class={`${styles.since} tap`}
      data-part="since"
      onClick={() => navigate(...view.path, 'replay', String(since.fromLine))}
    >
      <Icon name="play" small />
      {t(since.isFirstTurn ? 'since.first' : 'since.chip', { count: since.count })}
    </button>
  )
}
