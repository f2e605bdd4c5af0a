/** Button of a table that undoes. */
import { labelledValue } from '../../../text/joinTexts.ts'
import * as button from '../Button.module.css'
import { useChoicePress } from '../controls/useChoicePress.ts'
import { Icon } from '../Icon.tsx'
import type { ChoiceView } from '../viewTypes.ts'
import * as styles from './TableLayout.module.css'

/** Takes the last action back. Its label says which; `reason`, which a press says, why it cannot be. */
export const UndoButton = ({ undo }: { readonly undo: ChoiceView }) => (
  <button
    type="button"
    class={`${button.icon} ${styles.undo} tap`}
    data-part="undo"
    aria-label={undo.reason ? labelledValue(undo.label, undo.reason) : undo.label}
    aria-disabled={undo.reason ? 'true' : undefined}
    onClick={useChoicePress(undo)}
  >
    <Icon name="undo" />
  </button>
)
