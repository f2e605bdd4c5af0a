/** One court of the draft: its tokens, its hand, what it completed, and where the agents of that are. */
import { TASKS, type Task } from '../../games/blackstone/cards.ts'
import { parseSpace } from '../../games/blackstone/notation/cards.ts'
import { nameOfSpace } from '../blackstone/names.ts'
import { Icon } from '../shell/Icon.tsx'
import { up } from '../shell/route.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { saidOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { Counter } from './Counter.tsx'
import {
  completedIn,
  courtAt,
  type Draft,
  watchable,
  withAgents,
  withCompleted,
  withCourt,
  withoutCompleted,
} from './draft.ts'
import { Way } from './rows.tsx'
import { inWords } from './words.ts'

interface Props {
  readonly draft: Draft
  readonly seat: number
  readonly onChange: (draft: Draft) => void
}

const taskNamed = (id: string): Task | undefined => TASKS.find((task) => task.id === id)

const Stepper = (props: {
  readonly what: string
  readonly count: number
  readonly onCount: (count: number) => void
}) => {
  const { what, count, onCount } = props
  return (
    <Counter what={what} onFewer={count > 0 ? () => onCount(count - 1) : null} onMore={() => onCount(count + 1)}>
      <output aria-label={what}>{count}</output>
    </Counter>
  )
}

interface TasksProps {
  readonly title: string
  readonly ids: readonly string[]
  /** Those that lie nowhere yet. */
  readonly free: readonly Task[]
  readonly onAdd: (task: Task) => void
  /** By its place among them. */
  readonly onDrop: (at: number) => void
}

const Tasks = ({ title, ids, free, onAdd, onDrop }: TasksProps) => (
  <section class="sect">
    <h3>{title}</h3>
    <ul class="inhand">
      {ids.map((id, place) => {
        const task = taskNamed(id)
        return (
          <li key={`${id} ${place}`}>
            <span class="grow">{task ? inWords(task) : id}</span>
            <button
              type="button"
              class="ic tap"
              aria-label={t('editor.drop', { task: id })}
              onClick={() => onDrop(place)}
            >
              <Icon name="cross" />
            </button>
          </li>
        )
      })}
    </ul>
    <select
      class="saying"
      aria-label={saidOf(title, t('editor.add'))}
      value=""
      onChange={({ currentTarget }) => {
        const task = taskNamed(currentTarget.value)
        currentTarget.value = ''
        if (task) onAdd(task)
      }}
    >
      <option value="">{t('editor.add')}</option>
      {free.map((task) => (
        <option key={task.id} value={task.id}>
          {inWords(task)}
        </option>
      ))}
    </select>
  </section>
)

/** Agents are on one completed task at most, and on one vassal that shares a symbol with its cost. */
const Agents = ({ draft, seat, onChange }: Props) => {
  const court = courtAt(draft, seat)
  const places = completedIn(court).flatMap((id) => {
    const task = taskNamed(id)
    return task && task.type !== 'ploy' ? watchable(draft, task).map((space) => ({ task, space })) : []
  })
  if (places.length === 0) return null
  const { intrigue } = court
  const now = intrigue?.at === 'agents' ? `${intrigue.card} ${intrigue.vassal}` : ''
  return (
    <label class="sect">
      <span>{t('editor.agents')}</span>
      <select
        class="saying"
        value={now}
        onChange={({ currentTarget }) => {
          const [id = '', space = ''] = currentTarget.value.split(' ')
          const task = taskNamed(id) ?? places[0]?.task
          if (task) onChange(withAgents(draft, seat, task, space))
        }}
      >
        <option value="">{t('editor.noAgents')}</option>
        {places.map(({ task, space }) => (
          <option key={`${task.id} ${space}`} value={`${task.id} ${space}`}>
            {t('editor.agent', { task: task.id, space: nameOfSpace(parseSpace(space) ?? 0) })}
          </option>
        ))}
      </select>
    </label>
  )
}

export const CourtSheet = ({ draft, seat, onChange }: Props) => {
  const court = courtAt(draft, seat)
  const { knights = 0, wizards = 0, hand = [] } = court
  const lying = new Set((draft.courts ?? []).flatMap((one) => [...(one.hand ?? []), ...completedIn(one)]))
  const free = TASKS.filter(({ id, type }) => type !== 'knightWizard' && !lying.has(id))
  const change = (part: Parameters<typeof withCourt>[2]): void => onChange(withCourt(draft, seat, part))
  return (
    <Sheet title={t('editor.court', { number: seat + 1 })} onClose={up}>
      <Stepper what={t('editor.knights')} count={knights} onCount={(count) => change({ knights: count })} />
      <Stepper what={t('editor.wizards')} count={wizards} onCount={(count) => change({ wizards: count })} />
      <Tasks
        title={t('editor.hand')}
        ids={hand}
        free={free}
        onAdd={({ id }) => change({ hand: [...hand, id] })}
        onDrop={(at) => change({ hand: hand.filter((_, place) => place !== at) })}
      />
      <Tasks
        title={t('editor.completed')}
        ids={completedIn(court)}
        free={free}
        onAdd={(task) => onChange(withCompleted(draft, seat, task))}
        onDrop={(at) => onChange(withoutCompleted(draft, seat, completedIn(court)[at] ?? ''))}
      />
      <Agents draft={draft} seat={seat} onChange={onChange} />
      <div class="moreparts">
        <Way draft={draft} path={['courts', String(seat), 'retained']} />
        <Way draft={draft} path={['courts', String(seat)]} name={t('editor.moreOfCourt')} />
      </div>
    </Sheet>
  )
}
