import '../style/offer.css'
import { LETTERS, type Space } from '../../games/blackstone/board.ts'
import type { Task } from '../../games/blackstone/cards.ts'
import type { Description } from '../../games/blackstone/faces.ts'
import { Icon } from '../shell/Icon.tsx'
import { Wanted } from './Badge.tsx'
import { MiniMap } from './marks.tsx'
import { nameOfSpace } from './names.ts'
import type { Choice } from './props.ts'

interface HalfProps {
  readonly where: { readonly space: Space } | { readonly line: number }
  readonly want: Description
  readonly met: boolean
}

const Half = ({ where, want, met }: HalfProps) => (
  <span class={met ? 'oh y' : 'oh'} aria-hidden="true">
    <Wanted want={want} />
    <MiniMap where={where} />
    <b>{'space' in where ? nameOfSpace(where.space) : LETTERS[where.line]}</b>
    {met && <Icon name="tick" />}
  </span>
)

export interface QuestCardView {
  readonly id: number
  readonly task: Task
  readonly met: readonly [left: boolean, right: boolean]
  readonly chosen: boolean
  /** It leaves the offer next. */
  readonly leaving: boolean
  readonly label: string
  readonly onPress: () => void
}

/** A Machination of the offer or of the hand: both halves, one above the other. */
export const QuestCard = ({
  view: { task, met, chosen, leaving, label, onPress },
}: {
  readonly view: QuestCardView
}) => (
  <button
    type="button"
    class={`off tap ${leaving ? 'leaving' : ''} ${met[0] || met[1] ? 'ready' : ''}`}
    aria-pressed={chosen ? 'true' : 'false'}
    aria-label={label}
    onClick={onPress}
  >
    <Half where={{ space: task.left.space }} want={task.left} met={met[0]} />
    <Half where={{ line: task.right.line }} want={task.right} met={met[1]} />
  </button>
)

/** A deed among the cards: it looks like a place for one. */
export const DeedTile = ({ deed }: { readonly deed: Choice }) => (
  <button type="button" class="deed tap" aria-disabled={deed.reason ? 'true' : undefined} onClick={deed.onPress}>
    {deed.icon && <Icon name={deed.icon} />}
    <b>{deed.label}</b>
    <small>{deed.reason ?? deed.hint}</small>
  </button>
)

/** A card in one line, to be read and not touched. */
export const CardLine = ({ task, label }: { readonly task: Task; readonly label: string }) => (
  <p class="cardline">
    <Half where={{ space: task.left.space }} want={task.left} met={false} />
    <Half where={{ line: task.right.line }} want={task.right} met={false} />
    <span class="vh">{label}</span>
  </p>
)
