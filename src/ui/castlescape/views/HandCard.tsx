/** Card of the hand: paper with a title, effects and a penalty. */
import { cardOf, type Face, hasPenalty } from '../../../games/castlescape/cards.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { cardText, printedTitleOf, titleOf } from '../table/cardAndSquareTexts.ts'
import { EffectSymbols, PenaltyCorner } from './EffectSymbols.tsx'
import * as styles from './HandCard.module.css'
import * as sheet from './Paper.module.css'

interface HandCardProps {
  readonly slot: Slot
  readonly face: Face
  readonly isChosen: boolean
  /** Why it cannot be played. */
  readonly reason?: string | undefined
  readonly onPress: () => void
}

export const HandCard = ({ slot, face, isChosen, reason, onPress }: HandCardProps) => (
  <button
    type="button"
    class={`${sheet.paper} ${styles.card} tap`}
    data-slot={slot}
    data-penalty={hasPenalty(face) ? '' : undefined}
    aria-pressed={isChosen ? 'true' : 'false'}
    aria-disabled={reason ? 'true' : undefined}
    aria-label={joinNames([titleOf(face), cardText(face), ...(reason ? [reason] : [])])}
    onClick={onPress}
  >
    <b>{printedTitleOf(face)}</b>
    <EffectSymbols card={cardOf(face)} />
    <PenaltyCorner card={cardOf(face)} />
  </button>
)
