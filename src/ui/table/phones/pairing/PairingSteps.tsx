import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'

export interface StepView {
  readonly id: string
  readonly icon: IconName
  readonly title: string
  readonly how: string
  /** What is to be seen or done there, once it is its turn. */
  readonly children: ComponentChildren
}

/** The heading of the step that is on: it takes the focus when its turn comes, for what had it went with the step before. */
const useTurn = (now: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== now) heading.current?.focus({ preventScroll: true })
    before.current = now
  }, [now])
  return heading
}

/** Steps one after another, numbered; the one that is on is open. */
export const Steps = ({ steps, now }: { readonly steps: readonly StepView[]; readonly now: number }) => {
  const heading = useTurn(now)
  return (
    <ol class="steps" aria-label={t('pair.steps')}>
      {steps.map(({ id, icon, title, how, children }, at) => (
        <li key={id} class={at < now ? 'done' : at === now ? 'on' : ''} aria-current={at === now ? 'step' : undefined}>
          <h2 {...(at === now && { ref: heading, tabIndex: -1 })}>
            <i class="nr" aria-hidden="true">
              {at < now ? <Icon name="tick" small /> : at + 1}
            </i>
            <span class="grow">
              {title}
              {at < now && <span class="vh">, {t('pair.done')}</span>}
            </span>
            <Icon name={icon} />
          </h2>
          {at === now && <p class="muted">{how}</p>}
          {at === now && children}
        </li>
      ))}
    </ol>
  )
}
