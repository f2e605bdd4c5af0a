/** Panels that ask for payment: a new task with its deck, and the retained vassals that pay for a task. */

import * as button from '../../../parts/Button.module.css'
import * as panel from '../../../parts/tableLayout/QuestionPanel.module.css'
import { ChoiceButtons, CloseButton } from '../../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import { FaceBadge } from '../board/VassalBadge.tsx'
import type { Face } from '../viewProps.ts'
import * as styles from './SelectionPanels.module.css'

interface PaymentOption {
  readonly faces: readonly Face[]
  readonly label: string
  readonly note: string
  readonly onPress: () => void
}

interface PayPanelProps {
  readonly title: string
  readonly options: readonly PaymentOption[]
  readonly onClose: () => void
}

const PaymentButton = ({ option: { faces, label, note, onPress } }: { readonly option: PaymentOption }) => (
  <button type="button" class={`${button.plain} ${styles.way}`} data-part="choice" onClick={onPress}>
    {faces.length > 0 && (
      <span class={styles.payers}>
        {faces.map((face, index) => (
          <FaceBadge key={index} face={face} />
        ))}
      </span>
    )}
    <span>
      {label}
      {note && <small>{note}</small>}
    </span>
  </button>
)

export const PayPanel = ({ title, options, onClose }: PayPanelProps) => (
  <section class={`${panel.panel} ${panel.question} ${styles.big}`} data-part="panel question tall" aria-label={title}>
    <div class={panel.head} data-part="head">
      <b class="grow">{title}</b>
      <CloseButton onClose={onClose} />
    </div>
    <div class={styles.ways}>
      {options.map((option) => (
        <PaymentButton key={option.faces.join()} option={option} />
      ))}
    </div>
  </section>
)

interface DeckPanelProps {
  readonly title: string
  readonly note: string
  readonly decks: readonly ChoiceView[]
  /** Choices of another price and of another number of cards. */
  readonly prices: readonly ChoiceView[]
  readonly onClose: () => void
}

export const DeckPanel = ({ title, note, decks, prices, onClose }: DeckPanelProps) => (
  <section
    class={prices.length > 0 ? `${panel.panel} ${panel.question} ${styles.big}` : `${panel.panel} ${panel.question}`}
    data-part={prices.length > 0 ? 'panel question tall' : 'panel question'}
    aria-label={title}
  >
    <div class={panel.head} data-part="head">
      <span class="grow">
        <b>{title}</b> <span class="muted">{note}</span>
      </span>
      <CloseButton onClose={onClose} />
    </div>
    <ChoiceButtons choices={decks} />
    {prices.length > 0 && <ChoiceButtons choices={prices} />}
  </section>
)
