import { t } from '#src/text/t.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { CloseButton } from '../../../parts/tableLayout/QuestionPanel.tsx'
import * as tray from '../../../parts/tableLayout/Tray.module.css'
import type { ChecklistItemView } from '../../../parts/viewTypes.ts'
import { MiniMap } from '../cards/MiniMap.tsx'
import * as tasks from '../tray/Tasks.module.css'
import type { LineHint } from '../viewProps.ts'
import * as styles from './FormationGoal.module.css'
import { WantedBadge } from './VassalBadge.tsx'

/** One point of the goal: whether it is met, its words and how far it is. */
const GoalLine = ({ label, isDone, value }: ChecklistItemView) => (
  <>
    <i class={styles.check}>{isDone && <Icon name="tick" />}</i>
    <span class="grow">
      {label}
      <span class="visuallyHidden">{t(isDone ? 'goal.done' : 'goal.open')}</span>
    </span>
    <b>{value}</b>
  </>
)

interface GoalCardProps {
  readonly checks: readonly ChecklistItemView[]
  readonly isChosen: boolean
  readonly onPress: () => void
}

/** The goal in words as a card before the tasks, where there is no room for the list above them. */
export const GoalCard = ({ checks, isChosen, onPress }: GoalCardProps) => (
  <button
    type="button"
    class={`${tasks.task} ${tasks.goal} tap`}
    data-part="task"
    aria-pressed={isChosen ? 'true' : 'false'}
    onClick={onPress}
  >
    <span class={tasks.title}>
      <Icon name="castle" />
      <span>{t('goal.title')}</span>
    </span>
    <span class={styles.words}>
      {checks.map((check) => (
        <span key={check.id} class={check.isDone ? styles.done : ''}>
          <GoalLine {...check} />
        </span>
      ))}
    </span>
  </button>
)

interface GoalChecklistPanelProps {
  readonly checks: readonly ChecklistItemView[]
  /** Opens the rules of the goal. */
  readonly onExplain: () => void
  /** Absent where nobody opened it; then the list shows only where the tray has room to spare. */
  readonly onClose?: (() => void) | undefined
}

/** Checklist of the goal. */
export const GoalChecklistPanel = ({ checks, onExplain, onClose }: GoalChecklistPanelProps) => (
  <section
    class={onClose ? styles.goals : `${styles.goals} ${styles.resting} ${tray.taller}`}
    data-part="company"
    aria-label={t('goal.title')}
  >
    <ul>
      {checks.map((check) => (
        <li key={check.id} class={check.isDone ? styles.done : ''}>
          <GoalLine {...check} />
        </li>
      ))}
    </ul>
    <button type="button" class={`${styles.ask} tap`} aria-label={t('goal.explain')} onClick={onExplain}>
      <Icon name="info" />
    </button>
    {onClose && <CloseButton onClose={onClose} />}
  </section>
)

/** Which line of the ring belongs to which faction or role. */
export const LineHints = ({ hints }: { readonly hints: readonly LineHint[] }) => (
  <div class={`${styles.lines} ${tray.tallest}`} role="group" aria-label={t('goal.lines')}>
    {hints.map(({ line, want, label }) => (
      <span key={line}>
        <MiniMap place={{ line }} />
        <WantedBadge want={want} />
        <b>{label}</b>
      </span>
    ))}
  </div>
)
