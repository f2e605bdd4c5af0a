/** Panel that asks from which deck a new task comes. */
import * as panel from '../../../parts/tableLayout/QuestionPanel.module.css'
import { ChoiceButtons, CloseButton } from '../../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import * as styles from './SelectionPanels.module.css'

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
