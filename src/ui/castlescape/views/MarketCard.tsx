/** Card of the market: paper with a cost, a title, effects, Renown and a penalty. */
import { cardOf, type Face, hasPenalty } from '../../../games/castlescape/cards.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { Icon } from '../../parts/Icon.tsx'
import { cardText, printedTitleOf, titleOf } from '../table/cardAndSquareTexts.ts'
import { EffectSymbols, PenaltyCorner } from './EffectSymbols.tsx'
import * as styles from './MarketCard.module.css'
import * as sheet from './Paper.module.css'

interface MarketCardProps {
  readonly face: Face
  readonly isChosen: boolean
  readonly isAffordable: boolean
  /** Small note: how many are left. */
  readonly note?: string | undefined
  readonly onPress: () => void
}

/** Card that can be bought: cost at the left, Renown as a seal. One that cannot be paid has an outlined price. */
export const MarketCard = ({ face, isChosen, isAffordable, note, onPress }: MarketCardProps) => {
  const card = cardOf(face)
  const words = [
    titleOf(face),
    t('castlescape.costs', { n: card.cost }),
    ...(card.renown > 0 ? [t('castlescape.worth', { n: card.renown })] : []),
    cardText(face),
    ...(note ? [note] : []),
  ]
  return (
    <button
      type="button"
      class={`${sheet.paper} ${styles.card} ${isAffordable ? '' : styles.dear} tap`}
      data-face={face}
      data-penalty={hasPenalty(face) ? '' : undefined}
      aria-pressed={isChosen ? 'true' : 'false'}
      aria-label={joinNames(words)}
      onClick={onPress}
    >
      <span class={styles.cost}>
        <Icon name="coin" small />
        {card.cost}
      </span>
      <b>{printedTitleOf(face)}</b>
      <EffectSymbols card={card} />
      {card.renown > 0 && <span class={styles.seal}>{card.renown}</span>}
      <PenaltyCorner card={card} />
    </button>
  )
}
