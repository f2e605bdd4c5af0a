import '../../../text/bundles/leisure.ts'
import { useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import * as styles from './Install.module.css'
import { InstallSheet } from './InstallSheet.tsx'
import type { InstallMethod } from './installMethod.ts'
import { useInstall } from './useInstall.ts'
import { useInstallReminder } from './useInstallReminder.ts'

interface InstallBoxProps {
  readonly method: InstallMethod
  readonly onInstall: () => void
  /** Absent if the box cannot be dismissed, as in the settings. */
  readonly onDismiss?: () => void
}

/** Box that says what an installed app is good for, with the button to install it. */
export const InstallBox = ({ method, onInstall, onDismiss }: InstallBoxProps) => {
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  return (
    <section class={`box ${styles.card}`} aria-labelledby="install">
      <h2 id="install">{t('install.title')}</h2>
      <p>{t(method === 'installed' ? 'install.is' : 'install.why')}</p>
      {method !== 'installed' && (
        <div class={styles.actions}>
          {method === 'asked' ? (
            <button type="button" class={button.plain} onClick={onInstall}>
              <Icon name="plus" />
              {t('install.install')}
            </button>
          ) : (
            <button type="button" class={button.plain} onClick={() => setIsSheetOpen(true)}>
              {t('install.how')}
            </button>
          )}
          {onDismiss && (
            <button type="button" class={button.quiet} onClick={onDismiss}>
              {t('install.later')}
            </button>
          )}
        </div>
      )}
      {isSheetOpen && (method === 'share' || method === 'menu') && (
        <InstallSheet method={method} onClose={() => setIsSheetOpen(false)} />
      )}
    </section>
  )
}

/**
 * Card at the end of a game, for people who have played before, have not installed the app, and have not dismissed it
 * in the last 60 days.
 */
export const InstallCard = () => {
  const { method, promptInstall } = useInstall()
  const [isReminderOpen, dismissReminder] = useInstallReminder()
  return isReminderOpen && method !== 'installed' ? (
    <InstallBox method={method} onInstall={promptInstall} onDismiss={dismissReminder} />
  ) : null
}
