import { findMessage, t } from '../../../text/t.ts'
import { Icon } from '../Icon.tsx'
import type { Cost } from '../viewTypes.ts'
import * as styles from './CostPill.module.css'

/** Cost as a symbol with a number: wizards on white, everything else on gold. */
export const CostPill = ({ cost: { token, count } }: { readonly cost: Cost }) => (
  <span class={token === 'wizard' ? `${styles.cost} ${styles.wizard}` : styles.cost} data-part="cost">
    <Icon name={token} />
    <span aria-hidden="true">{count || ''}</span>
    <span class="visuallyHidden">{findMessage(`cost.${token}`, { count }) ?? t('cost.other', { count })}</span>
  </span>
)
