/** Parts of intrigue: crests on vassals, cards that may be marked, a task face down, where the markers are. */
import '../style/intrigue.css'
import type { ComponentChildren } from 'preact'
import { Crest, Icon, type IconName } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { FaceBadge, Wanted } from './Badge.tsx'
import { MiniMap, Seal } from './marks.tsx'
import { nameOfPlace, nameOfWanted, rightPlace, shortOfPlace } from './names.ts'
import { ChoiceButton } from './Panels.tsx'
import type { Choice, Face, Task } from './props.ts'
import { iconOfType } from './TaskCards.tsx'

/** The crests of those whose agents stand on one vassal; the label of the space says whose. */
export const Crests = ({ seats }: { readonly seats: readonly number[] }) => (
  <span class="crests">
    {seats.map((seat) => (
      <Crest key={seat} seat={seat} />
    ))}
  </span>
)

/** On the chip of a seat that has a task face down. */
export const LaidSign = () => (
  <svg class="laid" aria-hidden="true">
    <use href="#laid" />
  </svg>
)

/** A card that may be marked, or laid face down. */
export interface TileView {
  readonly id: number
  readonly icon: IconName
  /** Its cost face; null where that does not matter. */
  readonly face: Face | null
  readonly label: string
  readonly hint: string
  readonly chosen: boolean
  readonly reason?: string | undefined
  readonly onPress: () => void
}

const Tile = ({ tile: { icon, face, label, hint, chosen, reason, onPress } }: { readonly tile: TileView }) => (
  <button
    type="button"
    class="btn"
    aria-pressed={chosen ? 'true' : 'false'}
    aria-disabled={reason ? 'true' : undefined}
    onClick={onPress}
  >
    {face === null ? <Icon name={icon} /> : <FaceBadge face={face} />}
    <span>
      {label}
      <small>{reason ?? hint}</small>
    </span>
  </button>
)

interface TilesProps {
  readonly title: string
  readonly note: ComponentChildren
  readonly tiles: readonly TileView[]
  readonly skip: Choice
}

/** Cards side by side, and beside them the way on without. */
export const Tiles = ({ title, note, tiles, skip }: TilesProps) => (
  <section class="act" aria-label={title}>
    <div class="hd">
      <Icon name="agent" />
      <span class="grow">
        <b>{title}</b> <small class="muted">{note}</small>
      </span>
    </div>
    <div class="tiles">
      {tiles.map((tile) => (
        <Tile key={tile.id} tile={tile} />
      ))}
      <ChoiceButton choice={skip} />
    </div>
  </section>
)

interface HalfProps {
  readonly where: { readonly space: number } | { readonly line: number }
  readonly want: Task['left'] | Task['right']
  /** Does a vassal that was used fit it? Null where that is not asked. */
  readonly fits: boolean | null
}

const saidOf = (half: string, fits: boolean | null): string =>
  fits === null ? half : t(fits ? 'claim.fits' : 'claim.fitsNot', { half })

const Half = ({ where, want, fits }: HalfProps) => {
  const half = `${nameOfPlace(where)} ${nameOfWanted(want)}`
  return (
    <span class="half-of">
      <MiniMap where={where} />
      <span aria-hidden="true">{shortOfPlace(where)}</span>
      <Wanted want={want} />
      {fits && (
        <span class="ok">
          <Icon name="tick" small />
        </span>
      )}
      <span class="vh">{saidOf(half, fits)}</span>
    </span>
  )
}

/** A task that lies face down, for its owner: what it is, and which halves were fitted. */
export const LaidTask = (props: {
  readonly task: Task
  readonly worth: boolean
  readonly fitted: { readonly left: boolean; readonly right: boolean } | null
  readonly children?: ComponentChildren
}) => {
  const { task, worth, fitted, children } = props
  return (
    <div class="hd">
      <Icon name={iconOfType[task.type]} />
      <b>{t(`type.${task.type}`)}</b>
      <Half where={{ space: task.left.space }} want={task.left} fits={fitted?.left ?? null} />
      <Half where={rightPlace(task)} want={task.right} fits={fitted?.right ?? null} />
      {worth && <Seal points={task.points} />}
      {children}
    </div>
  )
}

/** A question with what it is about above its answers. */
export const Asked = (props: {
  readonly title: string
  readonly note?: string
  readonly children?: ComponentChildren
  readonly choices: readonly Choice[]
}) => (
  <section class="act wrap" aria-label={props.title}>
    {props.children}
    {props.note && (
      <p class="note">
        <Icon name="agent" />
        <span>
          {!props.children && <b>{props.title}. </b>}
          {props.note}
        </span>
      </p>
    )}
    <div class={`choices n${props.choices.length}`}>
      {props.choices.map((choice) => (
        <ChoiceButton key={choice.id} choice={choice} />
      ))}
    </div>
  </section>
)

/** Where both markers of a court are. */
export const Markers = (props: {
  readonly seat: number
  readonly gone: boolean
  readonly text: string
  readonly children?: ComponentChildren
}) => (
  <section class="sect">
    <h3>
      <Icon name="agent" small />
      {t('court.intrigue')}
    </h3>
    <p class="markers">
      <span class={props.gone ? 'gone' : ''}>
        <Crest seat={props.seat} />
        <Crest seat={props.seat} />
      </span>
      {props.text}
    </p>
    {props.children}
  </section>
)
