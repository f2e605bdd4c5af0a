import type { ComponentChildren } from 'preact'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { FaceBadge, Wanted } from './Badge.tsx'
import { CostPill } from './marks.tsx'
import { nameOfFace, nameOfSpace } from './names.ts'
import type { Choice, HalfView, Space, Vassal } from './props.ts'

/** A button that says what it costs. One that cannot be pressed now stays in reach and says why. */
export const ChoiceButton = ({ choice, go = false }: { readonly choice: Choice; readonly go?: boolean }) => {
  const { icon, label, hint, cost, reason, onPress } = choice
  const more = reason ?? hint
  return (
    <button
      type="button"
      class={go && !reason ? 'btn go' : 'btn'}
      aria-disabled={reason ? 'true' : undefined}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      <span>
        {label}
        {more && <small>{more}</small>}
      </span>
      {cost && !reason && <CostPill cost={cost} />}
    </button>
  )
}

const Choices = ({ choices }: { readonly choices: readonly Choice[] }) => (
  <div class={`choices n${choices.length}`}>
    {choices.map((choice) => (
      <ChoiceButton key={choice.id} choice={choice} />
    ))}
  </div>
)

interface VassalPanelProps {
  readonly vassal: Vassal
  readonly space: Space
  readonly choices: readonly Choice[]
  readonly onInspect: () => void
}

/** What can be done with the chosen vassal, besides moving it on the board. */
export const VassalPanel = ({ vassal, space, choices, onInspect }: VassalPanelProps) => (
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
    <Choices choices={choices} />
  </section>
)

/** Lets go of what is picked up. */
export const Close = ({ onClose }: { readonly onClose: () => void }) => (
  <button type="button" class="ic close tap" aria-label={t('app.close')} onClick={onClose}>
    <Icon name="cross" />
  </button>
)

interface AskPanelProps {
  readonly title: string
  readonly note?: string
  readonly choices: readonly Choice[]
  readonly children?: ComponentChildren
  /** Absent where the question must be answered. */
  readonly onClose?: () => void
}

/** A question with two or three answers: from which deck, refill or leave empty. */
export const AskPanel = ({ title, note, choices, children, onClose }: AskPanelProps) => (
  <section class="act ask" aria-label={title}>
    <div class="hd">
      {children}
      <span class="grow">
        <b>{title}</b>
        {note && <span class="muted"> {note}</span>}
      </span>
      {onClose && <Close onClose={onClose} />}
    </div>
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
  readonly onClose: () => void
}

/** The chosen task, spelled out: both halves numbered as on the board. */
export const TaskPanel = ({ title, halves, upcharge, choices, onClose }: TaskPanelProps) => (
  <section class="act paper" aria-label={title}>
    <HalfRow half={halves[0]} tag={1} />
    <HalfRow half={halves[1]} tag={2} />
    {upcharge && <p class="up">{upcharge}</p>}
    <Choices choices={choices} />
    <Close onClose={onClose} />
  </section>
)
