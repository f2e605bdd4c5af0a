import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Refusal } from '#src/kernel/result.ts'
import { t } from '#src/text/t.ts'
import { Icon, type IconName } from '../../../parts/Icon.tsx'
import * as styles from '../Phones.module.css'
import { RefusalNotice } from '../parts/RefusalNotice.tsx'

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

/** Notice of what went wrong, beside what is to be done again. It comes into view. */
const StepRefusal = ({ why }: { readonly why: Refusal }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [why])
  return (
    <div ref={place} class={styles.stepFault}>
      <RefusalNotice why={why} />
    </div>
  )
}

interface PairingStepsProps {
  readonly steps: readonly PairingStepView[]
  readonly currentStep: number
  /** Why the last try was refused. */
  readonly why: Refusal | null
}

/** Numbered steps; the current one is open. */
export const PairingSteps = ({ steps, currentStep, why }: PairingStepsProps) => {
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
          {stepIndex === currentStep && why && <StepRefusal why={why} />}
          {stepIndex === currentStep && children}
        </li>
      ))}
    </ol>
  )
}
