import type { ComponentChildren } from 'preact'
import { t } from '#src/text/t.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import * as panel from '../../../parts/tableLayout/QuestionPanel.module.css'
import { ChoiceButtons, CloseButton } from '../../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { FaceBadge, WantedBadge } from '../board/VassalBadge.tsx'
import { nameOfFace, nameOfSpace } from '../spaceAndFaceNames.ts'
import type { HalfView, Space, VassalView } from '../viewProps.ts'
import * as styles from './SelectionPanels.module.css'

interface VassalPanelProps {
  readonly vassal: VassalView
  readonly space: Space
  /** Notes to read before it is touched. */
  readonly notes?: readonly string[]
  readonly choices: readonly ChoiceView[]
  readonly onInspect: () => void
}

/** Panel of the selected vassal with its choices besides moving it on the board. */
export const VassalPanel = ({ vassal, space, notes = [], choices, onInspect }: VassalPanelProps) => (
  <section
    class={`${panel.panel} ${styles.vassal}`}
    data-part="panel"
    aria-label={t('panel.vassal', { vassal: nameOfFace(vassal.face), space: nameOfSpace(space) })}
  >
    <div class={panel.head} data-part="head">
      <span class={styles.faces}>
        <FaceBadge face={vassal.face} />
        <span class="grow">
          <b>{nameOfFace(vassal.face)}</b> · {nameOfSpace(space)}
          <br />
          <span class="muted">{t('panel.reverse', { vassal: nameOfFace(vassal.reverse) })}</span>
        </span>
        <Icon name="flip" small />
        <FaceBadge face={vassal.reverse} />
      </span>
      <button type="button" class={`${button.icon} tap`} aria-label={t('panel.inspect')} onClick={onInspect}>
        <Icon name="info" />
      </button>
    </div>
    {notes.map((note) => (
      <p key={note} class={styles.warning}>
        <Icon name="info" small />
        {note}
      </p>
    ))}
    <ChoiceButtons choices={choices} />
  </section>
)

const HalfRow = ({ half, number }: { readonly half: HalfView; readonly number: 1 | 2 }) => (
  <div class={panel.head} data-part="head">
    <span class={styles.tag} data-half={number}>
      {number}
    </span>
    <span class="grow">
      {half.place} · <b>{half.wantText}</b>
      <br />
      <span class={half.isMet ? styles.met : 'muted'}>{half.note}</span>
    </span>
    <WantedBadge want={half.want} />
    {half.isMet && (
      <span class={styles.met}>
        <Icon name="tick" />
      </span>
    )}
  </div>
)

interface TaskPanelProps {
  readonly title: string
  readonly halves: readonly [HalfView, HalfView]
  /** What the next card of its stack costs in retained vassals; empty when nothing. */
  readonly upcharge: string
  readonly choices: readonly ChoiceView[]
  /** Further content, such as an estimate of its cost. */
  readonly children?: ComponentChildren
  readonly onClose: () => void
}

/** Panel of the selected task: both halves in words, numbered as on the board. */
export const TaskPanel = ({ title, halves, upcharge, choices, children, onClose }: TaskPanelProps) => (
  <section class={`${panel.panel} ${styles.paper}`} data-part="panel paper" aria-label={title}>
    <HalfRow half={halves[0]} number={1} />
    <HalfRow half={halves[1]} number={2} />
    {upcharge && <p class={styles.price}>{upcharge}</p>}
    {children}
    <ChoiceButtons choices={choices} />
    <CloseButton onClose={onClose} />
  </section>
)
