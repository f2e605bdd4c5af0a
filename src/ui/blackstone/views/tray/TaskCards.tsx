import { LETTERS } from '#src/games/blackstone/board.ts'
import type { FacePattern } from '#src/games/blackstone/faces.ts'
import { t } from '#src/text/t.ts'
import { Icon, type IconName } from '../../../parts/Icon.tsx'
import { WantedBadge } from '../board/VassalBadge.tsx'
import { MiniMap } from '../cards/MiniMap.tsx'
import { PointsSeal } from '../cards/PointsSeal.tsx'
import { nameOfPlace, nameOfSpace, nameOfWanted, placeOfRightHalf, shortNameOfPlace } from '../spaceAndFaceNames.ts'
import type { BoardPlace, Task, TaskType, TaskView } from '../viewProps.ts'
import * as taskLine from './TaskLine.module.css'
import * as styles from './Tasks.module.css'

export const TASK_ICONS: Readonly<Record<TaskType, IconName>> = {
  knight: 'knight',
  wizard: 'wizard',
  king: 'king',
  ploy: 'ploy',
  knightWizard: 'knight',
}

interface HalfProps {
  readonly place: BoardPlace
  readonly want: FacePattern
  readonly isMet: boolean
}

const TaskCardHalf = ({ place, want, isMet }: HalfProps) => (
  <span class={isMet ? `${styles.half} ${styles.met}` : styles.half}>
    <MiniMap place={place} />
    <WantedBadge want={want} />
    <b>
      {isMet && <Icon name="tick" />}
      <span aria-hidden="true">{shortNameOfPlace(place)}</span>
      <span class="visuallyHidden">
        {t(isMet ? 'task.halfMet' : 'task.halfOpen', {
          place: nameOfPlace(place),
          who: nameOfWanted(want),
        })}
      </span>
    </b>
  </span>
)

const Title = ({ task }: { readonly task: Task }) => (
  <span class={styles.title}>
    <Icon name={TASK_ICONS[task.type]} />
    <span>
      {t(`type.${task.type}`)} <small>{t(`deck.${task.deck}`)}</small>
    </span>
  </span>
)

/** A task in hand: places, vassals, and which halves are met. */
export const TaskCard = ({
  view: { task, showsPoints, metHalves, isReady, isChosen, onPress },
}: {
  readonly view: TaskView
}) => (
  <button
    type="button"
    class={`${styles.task} tap ${isReady ? styles.ready : ''}`}
    data-part="task"
    aria-pressed={isChosen ? 'true' : 'false'}
    onClick={onPress}
  >
    <Title task={task} />
    {showsPoints && <PointsSeal points={task.points} />}
    <span class={styles.halves}>
      <TaskCardHalf place={{ space: task.left.space }} want={task.left} isMet={metHalves[0]} />
      <TaskCardHalf place={placeOfRightHalf(task)} want={task.right} isMet={metHalves[1]} />
    </span>
  </button>
)

/** `C·T`, `O`. */
const shortPlaceText = (place: BoardPlace): string =>
  'space' in place ? nameOfSpace(place.space) : (LETTERS[place.line] ?? '')

/** A task in a list, with both halves in short. */
export const TaskLine = ({ task, showsPoints }: { readonly task: Task; readonly showsPoints: boolean }) => (
  <>
    <Icon name={TASK_ICONS[task.type]} />
    <b>{t(`type.${task.type}`)}</b>
    <span class={taskLine.half}>
      <WantedBadge want={task.left} />
      <small>{nameOfSpace(task.left.space)}</small>
      <span class="visuallyHidden">{nameOfWanted(task.left)}</span>
    </span>
    <span class={taskLine.half}>
      <WantedBadge want={task.right} />
      <small>{shortPlaceText(placeOfRightHalf(task))}</small>
      <span class="visuallyHidden">{nameOfWanted(task.right)}</span>
    </span>
    {showsPoints && <PointsSeal points={task.points} />}
  </>
)
