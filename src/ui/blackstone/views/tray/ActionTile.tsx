import { useChoicePress } from '../../../parts/controls/useChoicePress.ts'
import { Icon } from '../../../parts/Icon.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import * as styles from './MachinationCard.module.css'

/** An action among the cards, as a tile of a card's size. */
export const ActionTile = ({ choice }: { readonly choice: ChoiceView }) => (
  <button
    type="button"
    class={`${styles.deed} tap`}
    aria-disabled={choice.reason ? 'true' : undefined}
    onClick={useChoicePress(choice)}
  >
    {choice.icon && <Icon name={choice.icon} />}
    <b>{choice.label}</b>
    <small>{choice.reason ?? choice.hint}</small>
  </button>
)
