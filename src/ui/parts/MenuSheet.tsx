import type { ComponentChildren } from 'preact'
import { ChoiceButton } from './controls/ChoiceButton.tsx'
import * as styles from './MenuSheet.module.css'
import * as section from './Section.module.css'
import { Sheet } from './Sheet.tsx'
import type { ChoiceView } from './viewTypes.ts'

/** Choices in one column; more are laid out in two. */
const MAX_SINGLE_COLUMN = 6

/** Choices of a menu that belong together. */
export interface MenuGroup {
  readonly id: string
  readonly title: string
  readonly choices: readonly ChoiceView[]
}

/** Menu whose choices stand in groups, each under its heading. */
export const GroupedMenuSheet = (props: {
  readonly title: string
  readonly groups: readonly MenuGroup[]
  readonly onClose: () => void
}) => (
  <Sheet title={props.title} onClose={props.onClose}>
    {props.groups.map(({ id, title, choices }) => (
      <section key={id} class={section.section} aria-labelledby={`menu-${id}`}>
        <h3 id={`menu-${id}`}>{title}</h3>
        <div class={`${styles.menu} ${styles.many}`}>
          {choices.map((choice) => (
            <ChoiceButton key={choice.id} choice={choice} />
          ))}
        </div>
      </section>
    ))}
  </Sheet>
)

/** Sheet with a few choices. */
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
