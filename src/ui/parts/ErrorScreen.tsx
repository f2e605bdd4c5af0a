import { useEffect } from 'preact/hooks'
import { t } from '../../text/t.ts'
import { keepError } from '../common/lastError.ts'
import { href } from '../common/route.ts'
import * as button from './Button.module.css'
import { Icon } from './Icon.tsx'

export interface ScreenAction {
  readonly id: string
  readonly label: string
  readonly onPress: () => void
}

interface ErrorScreenProps {
  /** One sentence: what is wrong and what it means. */
  readonly text: string
  readonly actions: readonly ScreenAction[]
  /** What was thrown, or the flaw of a log, where that can be a fault of the app: then it can be reported. */
  readonly trouble?: unknown
}

/** Screen in place of one that cannot be shown; it always has a link to Home. */
export const ErrorScreen = ({ text, actions, trouble }: ErrorScreenProps) => {
  const isTrouble = trouble !== undefined
  useEffect(() => {
    if (isTrouble) keepError(trouble)
  }, [trouble])
  return (
    <main class="page">
      <p role="alert">{text}</p>
      {actions.map(({ id, label, onPress }) => (
        <button key={id} type="button" class={button.primary} onClick={onPress}>
          {label}
        </button>
      ))}
      <a class={button.plain} href={href()}>
        <Icon name="home" />
        {t('app.home')}
      </a>
      {isTrouble && (
        <a class={button.quiet} href={href('report')}>
          {t('report.this')}
        </a>
      )}
    </main>
  )
}
