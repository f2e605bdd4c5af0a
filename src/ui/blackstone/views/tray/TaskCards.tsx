import '../text/questions.ts'
import { LETTERS } from '../../games/blackstone/board.ts'
import type { Description } from '../../games/blackstone/faces.ts'
import { Icon, type IconName } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { Wanted } from './Badge.tsx'
import { MiniMap, Seal } from './marks.tsx'
import { nameOfPlace, nameOfSpace, nameOfWanted, rightPlace, shortOfPlace } from './names.ts'
import type { Task, TaskType, TaskView, Where } from './props.ts'

export const iconOfType: Readonly<Record<TaskType, IconName>> = {
  knight: 'knight',
  wizard: 'wizard',
  king: 'king',
  ploy: 'ploy',
  knightWizard: 'knight',
}

interface HalfProps {
  readonly where: Where
  readonly want: Description
  readonly met: boolean
}

const Half = ({ where, want, met }: HalfProps) => (
  <span class={met ? 'half y' : 'half'}>
    <MiniMap where={where} />
    <Wanted want={want} />
    <b>
      {met && <Icon name="tick" />}
      <span aria-hidden="true">{shortOfPlace(where)}</span>
      <span class="vh">
        {t(met ? 'task.halfMet' : 'task.halfOpen', {
          place: nameOfPlace(where),
          who: nameOfWanted(want),
        })}
      </span>
    </b>
  </span>
)

const Title = ({ task }: { readonly task: Task }) => (
  <span class="ti">
    <Icon name={iconOfType[task.type]} />
    <span>
      {t(`type.${task.type}`)} <small>{t(`deck.${task.deck}`)}</small>
    </span>
  </span>
)

/** A task in hand: where, whom, and which halves are met. */
export const TaskCard = ({ view: { task, worth, met, ready, chosen, onPress } }: { readonly view: TaskView }) => (
  <button
    type="button"
    class={`task tap ${ready ? 'ready' : ''}`}
    aria-pressed={chosen ? 'true' : 'false'}
    onClick={onPress}
  >
    <Title task={task} />
    {worth && <Seal points={task.points} />}
    <span class="halves">
      <Half where={{ space: task.left.space }} want={task.left} met={met[0]} />
      <Half where={rightPlace(task)} want={task.right} met={met[1]} />
    </span>
  </button>
)

/** `C·T`, `O`. */
const letterOf = (where: Where): string => ('space' in where ? nameOfSpace(where.space) : (LETTERS[where.line] ?? ''))

/** A task in a list: both halves in short. */
export const TaskLine = ({ task, worth }: { readonly task: Task; readonly worth: boolean }) => (
  <>
    <Icon name={iconOfType[task.type]} />
    <b class="name">{t(`type.${task.type}`)}</b>
    <span class="rq">
      <Wanted want={task.left} />
      <small>{nameOfSpace(task.left.space)}</small>
      <span class="vh">{nameOfWanted(task.left)}</span>
    </span>
    <span class="rq">
      <Wanted want={task.right} />
      <small>{letterOf(rightPlace(task))}</small>
      <span class="vh">{nameOfWanted(task.right)}</span>
    </span>
    {worth && <Seal points={task.points} />}
  </>
)
