import type { ComponentChildren } from 'preact'
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

/** Steps one after another, numbered; the one that is on is open. */
export const Steps = ({ steps, now }: { readonly steps: readonly StepView[]; readonly now: number }) => (
  <ol class="steps" aria-label={t('pair.steps')}>
    {steps.map(({ id, icon, title, how, children }, at) => (
      <li key={id} class={at < now ? 'done' : at === now ? 'on' : ''} aria-current={at === now ? 'step' : undefined}>
        <h2>
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
