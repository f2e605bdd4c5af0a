/** Bar that shows a pack on its way: how much of it is here, or that the rest did not come. */
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import * as notice from '../../parts/Notice.module.css'
import * as styles from './PackBar.module.css'
import type { PackFetch } from './packFetches.ts'

interface PackBarProps extends Omit<PackFetch, 'game'> {
  /** Name of the game. */
  readonly name: string
}

/** Kilobytes as they are said: never none of something. */
export const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000)

const Action = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <button type="button" class={`${button.plain} ${notice.action}`} onClick={onPress}>
    {label}
  </button>
)

const CutPack = ({ name, done, size, onRetry, onStop }: PackBarProps) => (
  <div class={`${notice.notice} night ${notice.warning}`} role="alert">
    <p class="grow">{t('pack.cut', { game: name, size: kilobytes(size - done) })}</p>
    <Action label={t('app.retry')} onPress={onRetry} />
    <button type="button" class={`${button.icon} tap`} aria-label={t('notice.dismiss')} onClick={onStop}>
      <Icon name="cross" />
    </button>
  </div>
)

export const PackBar = (props: PackBarProps) => {
  const { name, done, size, onStop } = props
  if (props.isCut) return <CutPack {...props} />
  const title = t('pack.fetching', { game: name })
  const progress = t('pack.progress', { done: kilobytes(done), size: kilobytes(size) })
  return (
    <section class={`${notice.notice} night`} aria-label={title}>
      <p class={styles.words}>
        <span role="status">{title}</span>
        <small aria-hidden="true">{progress}</small>
      </p>
      <Action label={t('pack.cancel')} onPress={onStop} />
      <progress aria-label={title} aria-valuetext={progress} max={size} value={done} />
    </section>
  )
}
