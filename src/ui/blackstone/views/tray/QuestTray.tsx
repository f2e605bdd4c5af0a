import '../style/quest.css'
import type { ComponentChildren } from 'preact'
import { t } from '../text/t.ts'

export interface Pane {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly children: ComponentChildren
}

interface QuestTrayProps {
  readonly panes: readonly Pane[]
  readonly open: string
  readonly onOpen: (id: string) => void
  /** Where there is room all panes lie one below the other, and nothing is to be chosen. */
  readonly stacks?: boolean
}

/** A press on the pane that is open brings it back to its beginning. */
const toStart = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
  const pane = currentTarget.closest('.quest')?.querySelector('.qpane.open')
  if (pane) pane.scrollLeft = 0
}

/** What lies before a player of a quest: one pane at a time where room is short. */
export const QuestTray = ({ panes, open, onOpen, stacks = false }: QuestTrayProps) => (
  <div class={stacks ? 'quest stacks' : 'quest'}>
    <div class="qtabs" role="group" aria-label={t('quest.show')}>
      {panes.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          class="qtab tap"
          aria-pressed={id === open ? 'true' : 'false'}
          onClick={id === open ? toStart : () => onOpen(id)}
        >
          <span>{name}</span> <b>{count}</b>
        </button>
      ))}
    </div>
    {panes.map(({ id, children }) => (
      <div key={id} class={id === open ? 'qpane open' : 'qpane'}>
        {children}
      </div>
    ))}
  </div>
)

interface PartProps {
  readonly title: string
  readonly note?: string
  readonly kind: string
  readonly children: ComponentChildren
}

/** A row of a pane: cards, sets, vassals. */
export const Part = ({ title, note, kind, children }: PartProps) => (
  <section class={`qpart ${kind}`} aria-label={title}>
    <h2>
      {title}
      {note && <small>{note}</small>}
    </h2>
    <div class="qrow">{children}</div>
  </section>
)
