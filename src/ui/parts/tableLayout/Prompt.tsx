/** Prompt of a table. */
import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import { Icon } from '../Icon.tsx'
import * as styles from './TableLayout.module.css'

export interface PromptProps {
  /** Text in bold before the rest. */
  readonly lead?: string
  /** Opens the rules of what the prompt says. */
  readonly onOpenRules?: () => void
  readonly children: ComponentChildren
}

/** One line that says what can be done now, with a link to its rules. */
export const Prompt = ({ lead, onOpenRules, children }: PromptProps) => {
  const Tag = onOpenRules ? 'button' : 'p'
  return (
    <Tag class={styles.prompt} data-part="prompt" onClick={onOpenRules}>
      {lead && <b>{lead} </b>}
      {children}
      {onOpenRules && (
        <>
          {' '}
          <Icon name="info" small />
          <span class="visuallyHidden">{t('home.rules')}</span>
        </>
      )}
    </Tag>
  )
}
