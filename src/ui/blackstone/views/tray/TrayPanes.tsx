import type { ComponentChildren } from 'preact'
import { t } from '#src/text/t.ts'
import * as styles from './TrayPanes.module.css'

export interface TrayPane {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly children: ComponentChildren
}

interface QuestTrayProps {
  readonly panes: readonly TrayPane[]
  readonly openId: string
  readonly onOpen: (id: string) => void
  /** Shows all panes below each other where there is room, without a choice of pane. */
  readonly isStacked?: boolean
}

/** Scrolls the open pane back to its start. */
const scrollToStart = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
  const pane = currentTarget.closest(`.${styles.quest}`)?.querySelector(`.${styles.open}`)
  if (pane) pane.scrollLeft = 0
}

/** The tray of a quest; it shows one pane at a time where room is scarce. */
export const TrayPanes = ({ panes, openId, onOpen, isStacked = false }: QuestTrayProps) => (
  <div class={isStacked ? `${styles.quest} ${styles.stacked}` : styles.quest} data-part="quest">
    <div class={styles.tabs} role="group" aria-label={t('quest.show')}>
      {panes.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          class={`${styles.tab} tap`}
          aria-pressed={id === openId ? 'true' : 'false'}
          onClick={id === openId ? scrollToStart : () => onOpen(id)}
        >
          <span>{name}</span> <b>{count}</b>
        </button>
      ))}
    </div>
    {panes.map(({ id, children }) => (
      <div key={id} class={id === openId ? `${styles.pane} ${styles.open}` : styles.pane}>
        {children}
      </div>
    ))}
  </div>
)

interface QuestRowProps {
  readonly title: string
  readonly note?: string
  readonly kind: string
  readonly children: ComponentChildren
}

/** A row of a pane: cards, sets or vassals. */
export const TrayRow = ({ title, note, kind, children }: QuestRowProps) => (
  <section class={styles.part} data-part={kind} aria-label={title}>
    <h2>
      {title}
      {note && <small>{note}</small>}
    </h2>
    <div class={styles.row}>{children}</div>
  </section>
)
