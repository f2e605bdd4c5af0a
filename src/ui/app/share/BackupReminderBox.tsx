import { useEffect, useRef } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import * as styles from './BackupReminderBox.module.css'

/** Reminder to save all games as a file. */
export interface ReminderView {
  readonly text: string
  /** False once it was answered; `text` says how. */
  readonly isAsking: boolean
  readonly onSave: () => void
  readonly onDismiss: () => void
}

/** Box of the reminder. It stays as high as it was when it is answered: below it lies what else can be tapped. */
export const BackupReminderBox = ({ text, isAsking, onSave, onDismiss }: ReminderView) => {
  const box = useRef<HTMLElement>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (!isAsking && document.activeElement === document.body) sentence.current?.focus({ preventScroll: true })
  }, [isAsking])
  const answer = (press: () => void): void => {
    if (box.current) box.current.style.minHeight = `${box.current.getBoundingClientRect().height}px`
    press()
  }
  return (
    <section ref={box} class={`box ${styles.reminder}`} aria-label={t('storage.export')}>
      <p ref={sentence} role="status" tabIndex={-1}>
        {text}
      </p>
      {isAsking && (
        <div class={styles.answers}>
          <button type="button" class={button.plain} onClick={() => answer(onSave)}>
            {t('storage.export')}
          </button>
          <button type="button" class={button.quiet} onClick={() => answer(onDismiss)}>
            {t('backup.notNow')}
          </button>
        </div>
      )}
    </section>
  )
}
