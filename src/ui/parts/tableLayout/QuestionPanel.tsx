import type { ComponentChildren } from 'preact'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { CostPill } from './CostPill.tsx'
import type { Choice } from './props.ts'

/** A button that says what it costs. One that cannot be pressed now stays in reach and says why. */
export const ChoiceButton = ({ choice, go = false }: { readonly choice: Choice; readonly go?: boolean }) => {
  const { icon, label, hint, cost, reason, onPress } = choice
  const more = reason ?? hint
  return (
    <button
      type="button"
      class={go && !reason ? 'btn go' : 'btn'}
      aria-disabled={reason ? 'true' : undefined}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      <span>
        {label} {cost && !reason && <CostPill cost={cost} />}
        {more && <small>{more}</small>}
      </span>
    </button>
  )
}

/** Buttons side by side. */
export const Choices = ({ choices }: { readonly choices: readonly Choice[] }) => (
  <div class={`choices n${choices.length}`}>
    {choices.map((choice) => (
      <ChoiceButton key={choice.id} choice={choice} />
    ))}
  </div>
)

/** Lets go of what is picked up. */
export const Close = ({ onClose }: { readonly onClose: () => void }) => (
  <button type="button" class="ic close tap" aria-label={t('app.close')} onClick={onClose}>
    <Icon name="cross" />
  </button>
)

interface AskPanelProps {
  readonly title: string
  readonly note?: string
  readonly choices: readonly Choice[]
  readonly children?: ComponentChildren
  /** Absent where the question must be answered. */
  readonly onClose?: () => void
}

/** A question with two or three answers: from which deck, refill or leave empty. */
export const AskPanel = ({ title, note, choices, children, onClose }: AskPanelProps) => (
  <section class="act ask" aria-label={title}>
    <div class="hd">
      {children}
      <span class="grow">
        <b>{title}</b>
        {note && <span class="muted"> {note}</span>}
      </span>
      {onClose && <Close onClose={onClose} />}
    </div>
    <Choices choices={choices} />
  </section>
)
