/** Lines of the log, as the replay, the log and the standings show them. */
import { Icon } from './Icon.tsx'
import * as styles from './ReplayControls.module.css'
import type { LogLine } from './viewTypes.ts'

/** Log lines of a moment; `isPast` marks those of the moments before. */
export const EventLines = ({
  lines,
  isPast = false,
}: {
  readonly lines: readonly LogLine[]
  readonly isPast?: boolean
}) => (
  <ul class={isPast ? `${styles.tellings} ${styles.past}` : styles.tellings}>
    {lines.map(({ id, icon, text, notation = [] }) => (
      <li key={id}>
        <Icon name={icon} />
        <span class="grow">{text}</span>
        {notation.map((notationLine, index) => (
          <code key={index}>{notationLine}</code>
        ))}
      </li>
    ))}
  </ul>
)
