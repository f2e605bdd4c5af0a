import '../style/endturn.css'
import { Icon } from '../shell/Icon.tsx'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import { FaceBadge } from './Badge.tsx'
import { nameOfFace } from './names.ts'
import { ChoiceButton } from './Panels.tsx'
import type { Choice, DiscardView, IncomeView, LimitView, StepView } from './props.ts'
import { Undo } from './Strips.tsx'
import { TaskLine } from './TaskCards.tsx'
import { Income } from './Tray.tsx'

const Step = ({ step, at }: { readonly step: StepView; readonly at: number }) => (
  <li class={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
    <i>{step.state === 'done' ? <Icon name="tick" /> : at + 1}</i>
    <span>{step.label}</span>
    {step.state === 'done' && <span class="vh">{t('goal.done')}</span>}
  </li>
)

const Limit = ({ limit: { icon, label, count, limit, over, note } }: { readonly limit: LimitView }) => (
  <li class={over ? 'lm' : 'lm fine'}>
    <Icon name={icon} />
    <span class="grow">
      <b>{label}</b>
      {note && <small>{note}</small>}
    </span>
    <span class={over ? 'ct bad' : 'ct'}>
      {count}
      <small>{over ? ` → ${limit}` : `/${limit}`}</small>
    </span>
    {!over && <Icon name="tick" />}
  </li>
)

type Card = DiscardView['cards'][number]

const Discard = ({ card, onToggle }: { readonly card: Card; readonly onToggle: (id: number) => void }) => (
  <label class="opt">
    <input type="checkbox" checked={card.chosen} onChange={() => onToggle(card.id)} />
    <span class="rd" />
    {card.kind === 'task' && <TaskLine task={card.task} worth={card.worth} />}
    {card.kind === 'vassal' && (
      <>
        <b class="name">{nameOfFace(card.face)}</b>
        <FaceBadge face={card.face} />
      </>
    )}
  </label>
)

const Discards = ({ group, onToggle }: { readonly group: DiscardView; readonly onToggle: (id: number) => void }) => (
  <fieldset class="sect">
    <legend>
      {group.title}
      <span>{group.note}</span>
    </legend>
    <div class="endopts">
      {group.cards.map((card) => (
        <Discard key={card.id} card={card} onToggle={onToggle} />
      ))}
    </div>
  </fieldset>
)

export interface EndTurnProps {
  readonly steps: readonly StepView[]
  readonly kings: number
  /** `Three kings, so keep three of each.` and what is over. */
  readonly rule: string
  readonly note: string
  readonly limits: readonly LimitView[]
  /** What the next turn brings, and the same as a sentence. */
  readonly income: IncomeView
  readonly brings: string
  readonly discards: readonly DiscardView[]
  readonly onToggle: (card: number) => void
  readonly accept: Choice
  readonly back: Choice
  readonly undo: Choice
}

/** Ends the turn: what is over the limits and what goes, before it goes. */
export const EndTurn = ({
  steps,
  kings,
  rule,
  note,
  limits,
  income,
  brings,
  discards,
  onToggle,
  accept,
  back,
  undo,
}: EndTurnProps) => (
  <Sheet
    title={t('end.title')}
    onClose={back.onPress}
    actions={<Undo undo={undo} />}
    footer={
      <>
        <ChoiceButton choice={back} />
        <ChoiceButton choice={accept} go />
      </>
    }
  >
    <ol class="stepper" style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}>
      {steps.map((step, at) => (
        <Step key={step.id} step={step} at={at} />
      ))}
    </ol>
    <div class="box kb">
      <span class="kr">
        {Array.from({ length: kings }, (_, at) => (
          <Icon key={at} name="king" />
        ))}
      </span>
      <p class="grow">
        <b>{rule}</b>
        <br />
        <span class="muted">{note}</span>
      </p>
    </div>
    {discards.map((group) => (
      <Discards key={group.id} group={group} onToggle={onToggle} />
    ))}
    <ul class="lims">
      {limits.map((limit) => (
        <Limit key={limit.id} limit={limit} />
      ))}
    </ul>
    <p class="brings">
      <Income income={income} />
      <span>{brings}</span>
    </p>
  </Sheet>
)
