import '../style/install.css'
import '../text/install.ts'
import { useState } from 'preact/hooks'
import { t } from '../text/t.ts'
import { Icon } from './Icon.tsx'
import type { InstallWay } from './install.ts'
import { useDue, useInstalling } from './installing.ts'
import { lazy } from './lazy.tsx'

const InstallSheet = lazy(async () => (await import('./InstallSheet.tsx')).InstallSheet, true)

interface InstallBoxProps {
  readonly way: InstallWay
  readonly onAsk: () => void
  /** Absent where it stays, as in the settings. */
  readonly onLater?: () => void
}

/** What an installed app is good for, and the way there. */
export const InstallBox = ({ way, onAsk, onLater }: InstallBoxProps) => {
  const [open, show] = useState(false)
  return (
    <section class="box install" aria-labelledby="install">
      <h2 id="install">{t('install.title')}</h2>
      <p>{t(way === 'installed' ? 'install.is' : 'install.why')}</p>
      {way !== 'installed' && (
        <div class="doors">
          {way === 'asked' ? (
            <button type="button" class="btn" onClick={onAsk}>
              <Icon name="plus" />
              {t('install.install')}
            </button>
          ) : (
            <button type="button" class="btn" onClick={() => show(true)}>
              {t('install.how')}
            </button>
          )}
          {onLater && (
            <button type="button" class="btn flat" onClick={onLater}>
              {t('install.later')}
            </button>
          )}
        </div>
      )}
      {open && (way === 'share' || way === 'menu') && <InstallSheet way={way} onClose={() => show(false)} />}
    </section>
  )
}

/** At the end of a game: for who has been here before, has not installed the app, and has not said `not now` these 60 days. */
export const InstallCard = () => {
  const { way, ask } = useInstalling()
  const [due, close] = useDue()
  return due && way !== 'installed' ? <InstallBox way={way} onAsk={ask} onLater={close} /> : null
}

/** In the settings it always stands. */
export const InstallRow = () => {
  const { way, ask } = useInstalling()
  return <InstallBox way={way} onAsk={ask} />
}
