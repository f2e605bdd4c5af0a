import type { ComponentChildren } from 'preact'
import { ChoiceButton } from './controls/ChoiceButton.tsx'
import * as styles from './MenuSheet.module.css'
import { Sheet } from './Sheet.tsx'
import type { ChoiceView } from './viewTypes.ts'

/** Choices in one column; more are laid out in two. */
const MAX_SINGLE_COLUMN = 6

/** Menu of the table. */
export const MenuSheet = (props: {
  readonly title: string
  readonly choices: readonly ChoiceView[]
  readonly children?: ComponentChildren
  readonly onClose: () => void
}) => (
  <Sheet title={props.title} onClose={props.onClose}>
    <div class={props.choices.length > MAX_SINGLE_COLUMN ? `${styles.menu} ${styles.many}` : styles.menu}>
      {props.choices.map((choice) => (
        <ChoiceButton key={choice.id} choice={choice} />
      ))}
    </div>
    {props.children}
  </Sheet>
)
