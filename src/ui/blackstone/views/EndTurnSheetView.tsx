import { t } from '../../../text/t.ts'
import { ChoiceButton } from '../../parts/controls/ChoiceButton.tsx'
import { Icon } from '../../parts/Icon.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
import { UndoButton } from '../../parts/tableLayout/UndoButton.tsx'
import type { ChoiceView, TurnStepView } from '../../parts/viewTypes.ts'
import { FaceBadge } from './board/VassalBadge.tsx'
import * as styles from './EndTurnSheetView.module.css'
import { nameOfFace } from './spaceAndFaceNames.ts'
import { IncomeIcons } from './tray/CourtRow.tsx'
import { TaskLine } from './tray/TaskCards.tsx'
import type { DiscardView, IncomeView, LimitView } from './viewProps.ts'

const Step = ({ step, index }: { readonly step: TurnStepView; readonly index: number }) => (
  <li data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
    <i>{step.state === 'done' ? <Icon name="tick" /> : index + 1}</i>
    <span>{step.label}</span>
    {step.state === 'done' && <span class="visuallyHidden">{t('goal.done')}</span>}
  </li>
)

const LimitRow = ({ limit: { icon, label, count, limit, isOver, note } }: { readonly limit: LimitView }) => (
  <li class={isOver ? styles.limit : `${styles.limit} ${styles.fine}`}>
    <Icon name={icon} />
    <span class="grow">
      <b>{label}</b>
      {note && <small>{note}</small>}
    </span>
    <span class={isOver ? `${styles.count} bad` : styles.count}>
      {count}
      <small>{isOver ? ` → ${limit}` : `/${limit}`}</small>
    </span>
    {!isOver && <Icon name="tick" />}
  </li>
)

const LimitRows = ({ limits, isOver }: Pick<LimitView, 'isOver'> & { readonly limits: readonly LimitView[] }) => (
  <ul class={styles.limits}>
    {limits.map((limit) => limit.isOver === isOver && <LimitRow key={limit.id} limit={limit} />)}
  </ul>
)

type DiscardCard = DiscardView['cards'][number]

const DiscardOption = ({ card, onToggle }: { readonly card: DiscardCard; readonly onToggle: (id: number) => void }) => (
  <label class={styles.option}>
    <input type="checkbox" checked={card.chosen} onChange={() => onToggle(card.id)} />
    <span class={styles.mark} />
    {card.kind === 'task' && <TaskLine task={card.task} showsPoints={card.showsPoints} />}
    {card.kind === 'vassal' && (
      <>
        <b>{nameOfFace(card.face)}</b>
        <FaceBadge face={card.face} />
      </>
    )}
  </label>
)

const DiscardGroup = ({
  group,
  onToggle,
}: {
  readonly group: DiscardView
  readonly onToggle: (id: number) => void
}) => (
  <fieldset class={sectionStyles.section}>
    <legend>
      {group.title}
      <span>{group.note}</span>
    </legend>
    <div class={styles.options}>
      {group.cards.map((card) => (
        <DiscardOption key={card.id} card={card} onToggle={onToggle} />
      ))}
    </div>
  </fieldset>
)

export interface EndTurnSheetViewProps {
  readonly steps: readonly TurnStepView[]
  readonly kings: number
  /** `Three kings, so keep three of each.` */
  readonly limitRule: string
  readonly note: string
  readonly limits: readonly LimitView[]
  /** What the next turn brings; `incomeText` says the same as a sentence. */
  readonly income: IncomeView
  readonly incomeText: string
  readonly discards: readonly DiscardView[]
  readonly onToggle: (card: number) => void
  readonly accept: ChoiceView
  readonly back: ChoiceView
  readonly undo: ChoiceView
}

/** Ends the turn: shows what is over the limits and what will be discarded, before all else that it says. */
export const EndTurnSheetView = ({
  steps,
  kings,
  limitRule,
  note,
  limits,
  income,
  incomeText,
  discards,
  onToggle,
  accept,
  back,
  undo,
}: EndTurnSheetViewProps) => (
  <Sheet
    title={t('end.title')}
    onClose={back.onPress}
    actions={<UndoButton undo={undo} />}
    footer={
      <>
        <ChoiceButton choice={back} />
        <ChoiceButton choice={accept} isPrimary />
      </>
    }
  >
    <ol class={styles.steps} style={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}>
      {steps.map((step, index) => (
        <Step key={step.id} step={step} index={index} />
      ))}
    </ol>
    <LimitRows limits={limits} isOver />
    {discards.map((group) => (
      <DiscardGroup key={group.id} group={group} onToggle={onToggle} />
    ))}
    <div class={`box ${styles.rule}`}>
      <span class={styles.kings}>
        {Array.from({ length: kings }, (_, index) => (
          <Icon key={index} name="king" />
        ))}
      </span>
      <p class="grow">
        <b>{limitRule}</b>
        <br />
        <span class="muted">{note}</span>
      </p>
    </div>
    <LimitRows limits={limits} isOver={false} />
    <p class={styles.brings}>
      <IncomeIcons income={income} />
      <span>{incomeText}</span>
    </p>
  </Sheet>
)
