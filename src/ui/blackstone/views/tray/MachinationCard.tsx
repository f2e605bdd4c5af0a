import { LETTERS, type Space } from '#src/games/blackstone/board.ts'
import type { Task } from '#src/games/blackstone/cards.ts'
import type { FacePattern } from '#src/games/blackstone/faces.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { WantedBadge } from '../board/VassalBadge.tsx'
import { MiniMap } from '../cards/MiniMap.tsx'
import { nameOfSpace } from '../spaceAndFaceNames.ts'
import * as styles from './MachinationCard.module.css'

interface HalfProps {
  readonly place: { readonly space: Space } | { readonly line: number }
  readonly want: FacePattern
  readonly isMet: boolean
}

const MachinationHalf = ({ place, want, isMet }: HalfProps) => (
  <span class={isMet ? `${styles.half} ${styles.met}` : styles.half} aria-hidden="true">
    <WantedBadge want={want} />
    <MiniMap place={place} />
    <b>{'space' in place ? nameOfSpace(place.space) : LETTERS[place.line]}</b>
    {isMet && <Icon name="tick" />}
  </span>
)

export interface MachinationCardView {
  readonly id: number
  readonly task: Task
  readonly metHalves: readonly [left: boolean, right: boolean]
  readonly isChosen: boolean
  /** It is the next to leave the offer. */
  readonly isLeaving: boolean
  readonly label: string
  readonly onPress: () => void
}

/** A Machination of the offer or of the hand, with one half above the other. */
export const MachinationCard = ({
  view: { task, metHalves, isChosen, isLeaving, label, onPress },
}: {
  readonly view: MachinationCardView
}) => (
  <button
    type="button"
    class={`${styles.card} tap ${isLeaving ? styles.leaving : ''} ${metHalves[0] || metHalves[1] ? styles.ready : ''}`}
    aria-pressed={isChosen ? 'true' : 'false'}
    aria-label={label}
    onClick={onPress}
  >
    <MachinationHalf place={{ space: task.left.space }} want={task.left} isMet={metHalves[0]} />
    <MachinationHalf place={{ line: task.right.line }} want={task.right} isMet={metHalves[1]} />
  </button>
)

/** A card in one line, without interaction. */
export const CardLine = ({ task, label }: { readonly task: Task; readonly label: string }) => (
  <p class={styles.line}>
    <MachinationHalf place={{ space: task.left.space }} want={task.left} isMet={false} />
    <MachinationHalf place={{ line: task.right.line }} want={task.right} isMet={false} />
    <span class="visuallyHidden">{label}</span>
  </p>
)
