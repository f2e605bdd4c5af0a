import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import type { Cost } from './props.ts'

/** What something costs: knights on gold, wizards on white, kings on gold. */
export const CostPill = ({ cost: { token, count } }: { readonly cost: Cost }) => (
  <span class={token === 'wizard' ? 'cost w' : 'cost'}>
    <Icon name={token} />
    <span aria-hidden="true">{count || ''}</span>
    <span class="vh">{t(`cost.${token}`, { count })}</span>
  </span>
)
