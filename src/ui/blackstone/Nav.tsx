import type { ComponentChildren } from 'preact'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { ChoiceButton } from './Panels.tsx'
import type { Choice, TokenView } from './props.ts'

const Tokens = ({ token, count, limit }: TokenView) => {
  const over = limit !== null && count > limit
  const label =
    limit === null
      ? t(`cost.${token}`, { count })
      : t(over ? `tokens.${token}Over` : `tokens.${token}`, { count, limit })
  return (
    <span class={over ? 'tok over' : 'tok'} role="img" aria-label={label}>
      <Icon name={token} />
      {count}
      {limit !== null && <small>{over ? `→${limit}` : `/${limit}`}</small>}
    </span>
  )
}

interface NavProps {
  /** Marks the menu, where saving can be tried again. */
  readonly unsaved?: boolean
  readonly tokens: readonly TokenView[]
  /** Stands in place of the tokens. */
  readonly means?: ComponentChildren
  readonly primary: Choice
  readonly onMenu: () => void
}

/** Under the thumb: menu, tokens with their limits, and the one gilded button. */
export const Nav = ({ unsaved = false, tokens, means, primary, onMenu }: NavProps) => (
  <nav class="nav" aria-label={t('nav.name')}>
    <button
      type="button"
      class={unsaved ? 'ic tap unsaved' : 'ic tap'}
      aria-label={t(unsaved ? 'nav.menuUnsaved' : 'nav.menu')}
      onClick={onMenu}
    >
      <Icon name="menu" />
    </button>
    {means ?? tokens.map((view) => <Tokens key={view.token} {...view} />)}
    <ChoiceButton choice={primary} go />
  </nav>
)
