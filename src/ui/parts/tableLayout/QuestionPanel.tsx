import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import * as button from '../Button.module.css'
import { ChoiceButton } from '../controls/ChoiceButton.tsx'
import { Icon } from '../Icon.tsx'
import type { ChoiceView } from '../viewTypes.ts'
import * as styles from './QuestionPanel.module.css'

/** Choices as buttons side by side. */
export const ChoiceButtons = ({ choices }: { readonly choices: readonly ChoiceView[] }) => (
  <div class={styles.choices} data-part="choices" data-count={choices.length}>
    {choices.map((choice) => (
      <ChoiceButton key={choice.id} choice={choice} />
    ))}
  </div>
)

/** Button that clears the selection. */
export const CloseButton = ({ onClose }: { readonly onClose: () => void }) => (
  <button
    type="button"
    class={`${button.icon} ${styles.close} tap`}
    data-part="close"
    aria-label={t('app.close')}
    onClick={onClose}
  >
    <Icon name="cross" />
  </button>
)

interface QuestionPanelProps {
  readonly title: string
  readonly note?: string
  readonly choices: readonly ChoiceView[]
  readonly children?: ComponentChildren
  /** Absent if the question must be answered. */
  readonly onClose?: () => void
}

/** Question with two or three answers, for example from which deck, or refill or leave empty. */
export const QuestionPanel = ({ title, note, choices, children, onClose }: QuestionPanelProps) => (
  <section class={`${styles.panel} ${styles.question}`} data-part="panel question" aria-label={title}>
    <div class={styles.head} data-part="head">
      {children}
      <span class="grow">
        <b>{title}</b>
        {note && <span class="muted"> {note}</span>}
      </span>
      {onClose && <CloseButton onClose={onClose} />}
    </div>
    <ChoiceButtons choices={choices} />
  </section>
)
