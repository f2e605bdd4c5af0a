/** Panel that asks which retained vassals pay for a task. */
import * as button from '../../../parts/Button.module.css'
import * as panel from '../../../parts/tableLayout/QuestionPanel.module.css'
import { CloseButton } from '../../../parts/tableLayout/QuestionPanel.tsx'
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
