import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import { Icon, type IconName } from '../../../parts/Icon.tsx'
import * as styles from '../Phones.module.css'

export interface PairingStepView {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly instructions: string
  /** Content of the step, shown while it is current. */
  readonly children: ComponentChildren
}

/**
 * Ref of the current step's heading. It takes the focus when the step changes, because the focused element went with
 * the step before.
 */
const useHeadingFocus = (currentStep: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const previousStep = useRef(currentStep)
  useEffect(() => {
    if (previousStep.current !== currentStep) heading.current?.focus({ preventScroll: true })
    previousStep.current = currentStep
  }, [currentStep])
  return heading
}

/** Numbered steps; the current one is open. */
export const PairingSteps = ({
  steps,
  currentStep,
}: {
  readonly steps: readonly PairingStepView[]
  readonly currentStep: number
}) => {
  const heading = useHeadingFocus(currentStep)
  return (
    <ol class={styles.steps} aria-label={t('pair.steps')}>
      {steps.map(({ id, icon, title, instructions, children }, stepIndex) => (
        <li
          key={id}
          class={stepIndex < currentStep ? styles.done : stepIndex === currentStep ? styles.current : ''}
          aria-current={stepIndex === currentStep ? 'step' : undefined}
        >
          <h2 {...(stepIndex === currentStep && { ref: heading, tabIndex: -1 })}>
            <i class={styles.number} aria-hidden="true">
              {stepIndex < currentStep ? <Icon name="tick" small /> : stepIndex + 1}
            </i>
            <span class="grow">
              {title}
              {stepIndex < currentStep && <span class="visuallyHidden">, {t('pair.done')}</span>}
            </span>
            <Icon name={icon} />
          </h2>
          {stepIndex === currentStep && <p class="muted">{instructions}</p>}
          {stepIndex === currentStep && children}
        </li>
      ))}
    </ol>
  )
}
