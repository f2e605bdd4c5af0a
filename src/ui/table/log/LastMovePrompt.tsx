/** Last move of a seat that is awaited elsewhere, in place of the prompt: of a bot, or of a person at another phone. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../kernel/contract.ts'
import * as styles from '../../parts/tableLayout/TableLayout.module.css'
import type { TableProps } from '../gameUiContract.ts'
import type { TableSnapshot } from '../tableSnapshot.ts'
import { lastMoveText } from './recap.ts'

/** Seat that is awaited, or for which a card is revealed. */
export const awaitedOrActiveSeat = ({ awaitedElsewhere, activeSeat }: TableSnapshot): Seat =>
  awaitedElsewhere ?? activeSeat

/**
 * Last move of that seat in this turn; `children` where there is none, where it is this phone's turn, and where the seat
 * is asked something.
 */
export const LastMovePrompt = ({ view, now, children }: TableProps & { readonly children: ComponentChildren }) => {
  const isTold = !(now.isAwaited || now.outcome || view.refusal.value || view.tableUi.isAsked?.(now.state))
  const moveText = isTold ? lastMoveText(view.log.value, awaitedOrActiveSeat(now)) : null
  return moveText ? (
    <p class={styles.prompt} data-part="prompt did">
      {moveText}
    </p>
  ) : (
    children
  )
}
