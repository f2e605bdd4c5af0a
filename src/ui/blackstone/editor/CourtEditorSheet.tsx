/** Sheet for one court of the draft: tokens, hand, completed tasks, and the agents on one of them. */
import { TASKS, type Task } from '../../../games/blackstone/cards.ts'
import { parseSpace } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import { labelledValue } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import { Counter } from '../../table/editor/Counter.tsx'
import * as editor from '../../table/editor/Editor.module.css'
import { nameOfSpace } from '../views/spaceAndFaceNames.ts'
import * as styles from './Editor.module.css'
import { offeredTasks } from './offeredValues.ts'
import { PartLink } from './PositionPartRow.tsx'
import {
  courtAt,
  type Draft,
  draftCompletedIds,
  hasIntrigue,
  spacesForAgents,
  withAgents,
  withCompletedTask,
  withCourt,
  withoutCompletedTask,
} from './positionDraft.ts'
import { describeTask } from './positionTexts.ts'

interface CourtEditorProps {
  readonly draft: Draft
  readonly seat: number
  readonly onChange: (draft: Draft) => void
}

const findTask = (id: string): Task | undefined => TASKS.find((task) => task.id === id)

const CountStepper = (props: {
  readonly label: string
  readonly count: number
  readonly onChange: (count: number) => void
}) => {
  const { label, count, onChange } = props
  return (
    <Counter
      label={label}
      onDecrement={count > 0 ? () => onChange(count - 1) : null}
      onIncrement={() => onChange(count + 1)}
    >
      <output aria-label={label}>{count}</output>
    </Counter>
  )
}

interface TaskListProps {
  readonly title: string
  readonly taskIds: readonly string[]
  /** Tasks that the draft does not use yet. */
  readonly availableTasks: readonly Task[]
  readonly onAdd: (task: Task) => void
  /** Called with the index of the task in the list. */
  readonly onRemove: (index: number) => void
}

const TaskList = ({ title, taskIds, availableTasks, onAdd, onRemove }: TaskListProps) => (
  <section class={sectionStyles.section}>
    <h3>{title}</h3>
    <ul class={styles.entries}>
      {taskIds.map((id, index) => {
        const task = findTask(id)
        return (
          <li key={`${id} ${index}`}>
            <span class="grow">{task ? describeTask(task) : id}</span>
            <button
              type="button"
              class={`${button.icon} tap`}
              aria-label={t('editor.drop', { task: id })}
              onClick={() => onRemove(index)}
            >
              <Icon name="cross" />
            </button>
          </li>
        )
      })}
    </ul>
    <select
      class={editor.picker}
      aria-label={labelledValue(title, t('editor.add'))}
      value=""
      onChange={({ currentTarget }) => {
        const task = findTask(currentTarget.value)
        currentTarget.value = ''
        if (task) onAdd(task)
      }}
    >
      <option value="">{t('editor.add')}</option>
      {availableTasks.map((task) => (
        <option key={task.id} value={task.id}>
          {describeTask(task)}
        </option>
      ))}
    </select>
  </section>
)

/**
 * Select for the agents of a court: on at most one completed task, and on one vassal that shares a symbol with its
 * cost.
 */
const AgentsSelect = ({ draft, seat, onChange }: CourtEditorProps) => {
  const court = courtAt(draft, seat)
  const placements = draftCompletedIds(court).flatMap((id) => {
    const task = findTask(id)
    return task && task.type !== 'ploy' ? spacesForAgents(draft, task).map((space) => ({ task, space })) : []
  })
  if (placements.length === 0 || !hasIntrigue(draft)) return null
  const { intrigue } = court
  const selectedValue = intrigue?.at === 'agents' ? `${intrigue.card} ${intrigue.vassal}` : ''
  return (
    <label class={sectionStyles.section}>
      <span>{t('editor.agents')}</span>
      <select
        class={editor.picker}
        value={selectedValue}
        onChange={({ currentTarget }) => {
          const [id = '', space = ''] = currentTarget.value.split(' ')
          const task = findTask(id) ?? placements[0]?.task
          if (task) onChange(withAgents(draft, seat, task, space))
        }}
      >
        <option value="">{t('editor.noAgents')}</option>
        {placements.map(({ task, space }) => (
          <option key={`${task.id} ${space}`} value={`${task.id} ${space}`}>
            {t('editor.agent', { task: task.id, space: nameOfSpace(parseSpace(space) ?? 0) })}
          </option>
        ))}
      </select>
    </label>
  )
}

export const CourtEditorSheet = ({ draft, seat, onChange }: CourtEditorProps) => {
  const court = courtAt(draft, seat)
  const { knights = 0, wizards = 0, hand = [] } = court
  const usedTaskIds = new Set(
    (draft.courts ?? []).flatMap((draftCourt) => [...(draftCourt.hand ?? []), ...draftCompletedIds(draftCourt)]),
  )
  const availableTasks = (part: 'hand' | 'completed'): readonly Task[] =>
    offeredTasks(draft, seat, part).filter(({ id, type }) => type !== 'knightWizard' && !usedTaskIds.has(id))
  const changeCourt = (changes: Parameters<typeof withCourt>[2]): void => onChange(withCourt(draft, seat, changes))
  return (
    <Sheet title={t('editor.court', { number: seat + 1 })} onClose={navigateUp}>
      <CountStepper label={t('editor.knights')} count={knights} onChange={(count) => changeCourt({ knights: count })} />
      <CountStepper label={t('editor.wizards')} count={wizards} onChange={(count) => changeCourt({ wizards: count })} />
      <TaskList
        title={t('editor.hand')}
        taskIds={hand}
        availableTasks={availableTasks('hand')}
        onAdd={({ id }) => changeCourt({ hand: [...hand, id] })}
        onRemove={(index) => changeCourt({ hand: hand.filter((_, otherIndex) => otherIndex !== index) })}
      />
      <TaskList
        title={t('editor.completed')}
        taskIds={draftCompletedIds(court)}
        availableTasks={availableTasks('completed')}
        onAdd={(task) => onChange(withCompletedTask(draft, seat, task))}
        onRemove={(index) => onChange(withoutCompletedTask(draft, seat, draftCompletedIds(court)[index] ?? ''))}
      />
      <AgentsSelect draft={draft} seat={seat} onChange={onChange} />
      <div class={styles.parts}>
        <PartLink draft={draft} path={['courts', String(seat), 'retained']} />
        <PartLink draft={draft} path={['courts', String(seat)]} name={t('editor.moreOfCourt')} />
      </div>
    </Sheet>
  )
}
