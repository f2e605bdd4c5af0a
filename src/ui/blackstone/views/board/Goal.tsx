import '../style/goal.css'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { Wanted } from './Badge.tsx'
import { MiniMap } from './marks.tsx'
import { Close } from './Panels.tsx'
import type { CheckView, LineHint } from './props.ts'

interface GoalProps {
  readonly checks: readonly CheckView[]
  readonly chosen: boolean
  readonly onPress: () => void
}

/** The goal as a card among the tasks, where there is no room for the whole list. */
export const GoalCard = ({ checks, chosen, onPress }: GoalProps) => (
  <button type="button" class="task goal tap" aria-pressed={chosen ? 'true' : 'false'} onClick={onPress}>
    <span class="ti">
      <Icon name="castle" />
      <span>{t('goal.title')}</span>
    </span>
    <span class="dots" aria-hidden="true">
      {checks.map(({ id, done }) => (
        <i key={id} class={done ? 'y' : ''}>
          {done && <Icon name="tick" />}
        </i>
      ))}
    </span>
    <b>{t('goal.count', { done: checks.filter(({ done }) => done).length, of: checks.length })}</b>
  </button>
)

interface ChecklistProps {
  readonly checks: readonly CheckView[]
  /** A press on the list leads to its rules. */
  readonly onExplain: () => void
  /** Absent where nobody opened it: then it shows only where the tray has room to spare. */
  readonly onClose?: (() => void) | undefined
}

/** The goal, point by point. */
export const Checklist = ({ checks, onExplain, onClose }: ChecklistProps) => (
  <section class={onClose ? 'goals' : 'goals resting tall2'} aria-label={t('goal.title')}>
    <ul>
      {checks.map(({ id, label, done, value }) => (
        <li key={id} class={done ? 'y' : ''}>
          <span class="bx">{done && <Icon name="tick" />}</span>
          <span class="grow">
            {label}
            <span class="vh">{t(done ? 'goal.done' : 'goal.open')}</span>
          </span>
          <b>{value}</b>
        </li>
      ))}
    </ul>
    <button type="button" class="why tap" aria-label={t('goal.explain')} onClick={onExplain}>
      <Icon name="info" />
    </button>
    {onClose && <Close onClose={onClose} />}
  </section>
)

/** Which line belongs to whom. */
export const LineHints = ({ hints }: { readonly hints: readonly LineHint[] }) => (
  <div class="lines tall3" role="group" aria-label={t('goal.lines')}>
    {hints.map(({ line, want, label }) => (
      <span key={line}>
        <MiniMap where={{ line }} />
        <Wanted want={want} />
        <b>{label}</b>
      </span>
    ))}
  </div>
)
