import '../style/picked.css'
import type { ComponentChildren } from 'preact'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { FaceBadge, Wanted } from './Badge.tsx'
import { nameOfFace, nameOfSpace } from './names.ts'
import { Choices, Close } from './Panels.tsx'
import type { Choice, HalfView, Space, Vassal } from './props.ts'

interface VassalPanelProps {
  readonly vassal: Vassal
  readonly space: Space
  /** What else there is to know before it is touched. */
  readonly notes?: readonly string[]
  readonly choices: readonly Choice[]
  readonly onInspect: () => void
}

/** What can be done with the chosen vassal, besides moving it on the board. */
export const VassalPanel = ({ vassal, space, notes = [], choices, onInspect }: VassalPanelProps) => (
  <section class="act" aria-label={t('panel.vassal', { vassal: nameOfFace(vassal.face), space: nameOfSpace(space) })}>
    <div class="hd">
      <FaceBadge face={vassal.face} />
      <span class="grow">
        <b>{nameOfFace(vassal.face)}</b> · {nameOfSpace(space)}
        <br />
        <span class="muted">{t('panel.reverse', { vassal: nameOfFace(vassal.reverse) })}</span>
      </span>
      <Icon name="flip" small />
      <FaceBadge face={vassal.reverse} />
      <button type="button" class="ic tap" aria-label={t('panel.inspect')} onClick={onInspect}>
        <Icon name="info" />
      </button>
    </div>
    {notes.map((note) => (
      <p key={note} class="warn">
        <Icon name="info" small />
        {note}
      </p>
    ))}
    <Choices choices={choices} />
  </section>
)

const HalfRow = ({ half, tag }: { readonly half: HalfView; readonly tag: 1 | 2 }) => (
  <div class="hd">
    <span class={`tagl b${tag}`}>{tag}</span>
    <span class="grow">
      {half.place} · <b>{half.who}</b>
      <br />
      <span class={half.met ? 'pok' : 'muted'}>{half.note}</span>
    </span>
    <Wanted want={half.want} />
    {half.met && (
      <span class="pok">
        <Icon name="tick" />
      </span>
    )}
  </div>
)

interface TaskPanelProps {
  readonly title: string
  readonly halves: readonly [HalfView, HalfView]
  /** What the next of its stack costs in retained vassals; empty when nothing. */
  readonly upcharge: string
  readonly choices: readonly Choice[]
  /** What else there is to say of it. */
  readonly children?: ComponentChildren
  readonly onClose: () => void
}

/** The chosen task, spelled out: both halves numbered as on the board. */
export const TaskPanel = ({ title, halves, upcharge, choices, children, onClose }: TaskPanelProps) => (
  <section class="act paper" aria-label={title}>
    <HalfRow half={halves[0]} tag={1} />
    <HalfRow half={halves[1]} tag={2} />
    {upcharge && <p class="up">{upcharge}</p>}
    {children}
    <Choices choices={choices} />
    <Close onClose={onClose} />
  </section>
)
