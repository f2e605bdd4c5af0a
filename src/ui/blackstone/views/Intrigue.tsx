/** Parts of intrigue: crests on vassals, cards that may be marked, a task face down, and where the markers are. */
import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Crest } from '../../parts/Crest.tsx'
import { ChoiceButton } from '../../parts/controls/ChoiceButton.tsx'
import { useChoicePress } from '../../parts/controls/useChoicePress.ts'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import * as panel from '../../parts/tableLayout/QuestionPanel.module.css'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { FaceBadge, WantedBadge } from './board/VassalBadge.tsx'
import { MiniMap } from './cards/MiniMap.tsx'
import { PointsSeal } from './cards/PointsSeal.tsx'
import * as styles from './Intrigue.module.css'
import { nameOfPlace, nameOfWanted, placeOfRightHalf, shortNameOfPlace } from './spaceAndFaceNames.ts'
import { TASK_ICONS } from './tray/TaskCards.tsx'
import type { Face, Task } from './viewProps.ts'

/** Crests of the seats whose agents are on one vassal; the label of the space names them. */
export const AgentCrests = ({ seats }: { readonly seats: readonly number[] }) => (
  <span class={styles.crests}>
    {seats.map((seat) => (
      <Crest key={seat} seat={seat} />
    ))}
  </span>
)

/** Sign on the chip of a seat that has a task face down. */
export const FaceDownSign = () => (
  <svg class={styles.laid} data-part="laid" aria-hidden="true">
    <use href="#laid" />
  </svg>
)

/** A card that may be marked, or laid face down. */
export interface IntrigueTileView {
  readonly id: number
  readonly icon: IconName
  /** Its cost face; null where that does not matter. */
  readonly face: Face | null
  readonly label: string
  readonly hint: string
  readonly isChosen: boolean
  readonly reason?: string | undefined
  readonly onPress: () => void
}

const IntrigueTile = ({ tile }: { readonly tile: IntrigueTileView }) => {
  const { icon, face, label, hint, isChosen, reason } = tile
  const press = useChoicePress(tile)
  return (
    <button
      type="button"
      class={button.plain}
      data-part="choice"
      aria-pressed={isChosen ? 'true' : 'false'}
      aria-disabled={reason ? 'true' : undefined}
      onClick={press}
    >
      {face === null ? <Icon name={icon} /> : <FaceBadge face={face} />}
      <span>
        {label}
        <small>{reason ?? hint}</small>
      </span>
    </button>
  )
}

interface IntrigueTilesProps {
  readonly title: string
  readonly note: ComponentChildren
  readonly tiles: readonly IntrigueTileView[]
  /** What the chosen card pays. */
  readonly children?: ComponentChildren
  readonly skip: ChoiceView
}

/** Cards side by side, followed by the button that skips the question. */
export const IntrigueTiles = ({ title, note, tiles, children, skip }: IntrigueTilesProps) => (
  <section class={panel.panel} data-part="panel tall" aria-label={title}>
    <div class={panel.head} data-part="head">
      <Icon name="agent" />
      <span class="grow">
        <b>{title}</b> <small class="muted">{note}</small>
      </span>
    </div>
    <div class={children ? `${styles.tiles} ${styles.paying}` : styles.tiles}>
      {tiles.map((tile) => (
        <IntrigueTile key={tile.id} tile={tile} />
      ))}
      {children}
      <ChoiceButton choice={skip} />
    </div>
  </section>
)

interface HalfProps {
  readonly place: { readonly space: number } | { readonly line: number }
  readonly want: Task['left'] | Task['right']
  /** Does a used vassal fit it? Null where that is not asked. */
  readonly fits: boolean | null
}

const halfText = (half: string, fits: boolean | null): string =>
  fits === null ? half : t(fits ? 'claim.fits' : 'claim.fitsNot', { half })

const TaskHalf = ({ place, want, fits }: HalfProps) => {
  const half = `${nameOfPlace(place)} ${nameOfWanted(want)}`
  return (
    <span class={styles.half}>
      <MiniMap place={place} />
      <span aria-hidden="true">{shortNameOfPlace(place)}</span>
      <WantedBadge want={want} />
      {fits && (
        <span class="good">
          <Icon name="tick" small />
        </span>
      )}
      <span class="visuallyHidden">{halfText(half, fits)}</span>
    </span>
  )
}

/** A task face down, for its owner: both halves, and which of them were fitted. */
export const FaceDownTaskRow = (props: {
  readonly task: Task
  readonly showsPoints: boolean
  readonly fittedHalves: { readonly left: boolean; readonly right: boolean } | null
  readonly children?: ComponentChildren
}) => {
  const { task, showsPoints, fittedHalves, children } = props
  return (
    <div class={panel.head} data-part="head">
      <Icon name={TASK_ICONS[task.type]} />
      <b>{t(`type.${task.type}`)}</b>
      <TaskHalf place={{ space: task.left.space }} want={task.left} fits={fittedHalves?.left ?? null} />
      <TaskHalf place={placeOfRightHalf(task)} want={task.right} fits={fittedHalves?.right ?? null} />
      {showsPoints && <PointsSeal points={task.points} />}
      {children}
    </div>
  )
}

/** A question with its subject above its answers. */
export const IntrigueQuestion = (props: {
  readonly title: string
  readonly note?: string
  readonly children?: ComponentChildren
  readonly choices: readonly ChoiceView[]
}) => (
  <section class={`${panel.panel} ${styles.wrapping}`} data-part="panel" aria-label={props.title}>
    {props.children}
    {props.note && (
      <p class={styles.note}>
        <Icon name="agent" />
        <span>
          {!props.children && <b>{props.title}. </b>}
          {props.note}
        </span>
      </p>
    )}
    <div class={panel.choices} data-part="choices" data-count={props.choices.length}>
      {props.choices.map((choice) => (
        <ChoiceButton key={choice.id} choice={choice} />
      ))}
    </div>
  </section>
)

/** Section that says where both markers of a court are. */
export const IntrigueMarkersSection = (props: {
  readonly seat: number
  readonly gone: boolean
  readonly text: string
  readonly children?: ComponentChildren
}) => (
  <section class={sectionStyles.section}>
    <h3>
      <Icon name="agent" small />
      {t('court.intrigue')}
    </h3>
    <p class={styles.markers}>
      <span class={props.gone ? styles.gone : ''}>
        <Crest seat={props.seat} />
        <Crest seat={props.seat} />
      </span>
      {props.text}
    </p>
    {props.children}
  </section>
)
