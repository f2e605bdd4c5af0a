import { t } from '../text/t.ts'
import { Icon } from './Icon.tsx'
import { href } from './route.ts'

interface TroubleProps {
  /** What is wrong and what it means, in a sentence. */
  readonly text: string
  readonly actions: readonly { readonly id: string; readonly label: string; readonly onPress: () => void }[]
}

/** A screen in place of one that cannot be shown; Home is always a way out. */
export const Trouble = ({ text, actions }: TroubleProps) => (
  <main class="page trouble">
    <p role="alert">{text}</p>
    {actions.map(({ id, label, onPress }) => (
      <button key={id} type="button" class="btn go" onClick={onPress}>
        {label}
      </button>
    ))}
    <a class="btn" href={href()}>
      <Icon name="home" />
      {t('app.home')}
    </a>
  </main>
)
