import { t } from '../../../text/t.ts'
import { Icon } from '../../parts/Icon.tsx'
import * as styles from './TokenCounters.module.css'
import type { TokenView } from './viewProps.ts'

const TokenCount = ({ token, count, limit }: TokenView) => {
  const isOver = limit !== null && count > limit
  const label =
    limit === null
      ? t(`cost.${token}`, { count })
      : t(isOver ? `tokens.${token}Over` : `tokens.${token}`, { count, limit })
  return (
    <span class={isOver ? `${styles.token} ${styles.over}` : styles.token} role="img" aria-label={label}>
      <Icon name={token} />
      {count}
      {limit !== null && <small>{isOver ? `→${limit}` : `/${limit}`}</small>}
    </span>
  )
}

/** The tokens of a seat by kind, each with its limit where there is one. */
export const TokenCounters = ({ tokens }: { readonly tokens: readonly TokenView[] }) => (
  <>
    {tokens.map((view) => (
      <TokenCount key={view.token} {...view} />
    ))}
  </>
)
