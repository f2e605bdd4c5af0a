import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '#src/text/t.ts'
import { useChoicePress } from '../../../parts/controls/useChoicePress.ts'
import { Icon } from '../../../parts/Icon.tsx'
import * as tray from '../../../parts/tableLayout/Tray.module.css'
import type { ChoiceView } from '../../../parts/viewTypes.ts'
import type { TaskView } from '../viewProps.ts'
import { TaskCard } from './TaskCards.tsx'
import * as styles from './Tasks.module.css'

const DrawTile = ({ draw }: { readonly draw: ChoiceView }) => (
  <button
    type="button"
    class={`${styles.draw} tap`}
    data-part="draw"
    aria-disabled={draw.reason || draw.isDimmed ? 'true' : undefined}
    onClick={useChoicePress(draw)}
  >
    <Icon name="plus" />
    <b>{draw.label}</b>
    <small>{draw.reason ?? draw.hint}</small>
  </button>
)

interface TaskStripProps {
  readonly label: string
  readonly tasks: readonly TaskView[]
  readonly children: ComponentChildren
}

interface TaskHandProps {
  readonly tasks: readonly TaskView[]
  readonly limit: number
  /** Tile that draws a task; null when none can be drawn in this game. */
  readonly draw: ChoiceView | null
  /** A panel is shown above; at low heights the hand makes room for it. */
  readonly isBelowPanel?: boolean
  /** The tasks stay in sight in one low row: above the panel of a vassal, or over a tip. */
  readonly isStrip?: boolean
  /** Content before the tasks, such as the goal. */
  readonly children?: ComponentChildren
}

const cardElementsIn = (strip: HTMLElement): readonly Element[] => [...strip.querySelectorAll(`.${styles.task}`)]

const isRightToLeft = (): boolean => document.dir === 'rtl'
/** Coordinate of an element's end along the line of text; negative for right-to-left text. */
const endEdgeOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect()
  return isRightToLeft() ? -left : right
}

/**
 * Row of tasks. A button counts the cards beyond its end, highlighted where one of them can be completed. The row
 * scrolls to a card that was just drawn.
 */
const TaskStrip = ({ label, tasks, children }: TaskStripProps) => {
  const strip = useRef<HTMLDivElement>(null)
  const previousTasks = useRef(tasks)
  const [overflow, setOverflow] = useState({ count: 0, ready: false })
  const measure = () => {
    if (!strip.current) return
    const edge = endEdgeOf(strip.current) + 4
    const hidden = cardElementsIn(strip.current).filter((card) => endEdgeOf(card) > edge)
    const isReady = hidden.some((card) => card.matches(`.${styles.ready}`))
    setOverflow((previous) =>
      previous.count === hidden.length && previous.ready === isReady
        ? previous
        : { count: hidden.length, ready: isReady },
    )
  }
  // The goal may appear later than the tasks, so a change of children is measured too.
  useLayoutEffect(() => {
    const observer = new MutationObserver(measure)
    if (strip.current) observer.observe(strip.current, { childList: true })
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  useLayoutEffect(() => {
    const hasNewCard = tasks.length > previousTasks.current.length && tasks[0]?.id === previousTasks.current[0]?.id
    if (hasNewCard && strip.current) cardElementsIn(strip.current).at(-1)?.scrollIntoView({ block: 'nearest' })
    previousTasks.current = tasks
  })
  // After drawing: measuring sooner would lay the page out while a touch is answered.
  useEffect(measure)
  return (
    <div class={styles.tasks} data-part="tasks" ref={strip} role="group" aria-label={label} onScroll={measure}>
      {children}
      {overflow.count > 0 && (
        <button
          type="button"
          class={overflow.ready ? `${styles.more} ${styles.ready} tap` : `${styles.more} tap`}
          aria-label={t('tray.more', { count: overflow.count })}
          onClick={() => strip.current?.scrollBy((isRightToLeft() ? -0.5 : 0.5) * strip.current.clientWidth, 0)}
        >
          <span>
            {overflow.count}
            <Icon name={overflow.ready ? 'tick' : 'next'} small />
          </span>
        </button>
      )}
    </div>
  )
}

/** The tasks in hand side by side, with scrolling, and the tile that draws one more. */
export const TaskHand = ({ tasks, limit, draw, isBelowPanel = false, isStrip = false, children }: TaskHandProps) => (
  <div
    class={isStrip ? `${styles.hand} ${styles.strip}` : isBelowPanel ? `${styles.hand} ${tray.tall}` : styles.hand}
    data-part={isBelowPanel ? 'below' : undefined}
  >
    <TaskStrip label={t('tray.tasks', { count: tasks.length, limit })} tasks={tasks}>
      {children}
      {tasks.map((view) => (
        <TaskCard key={view.id} view={view} />
      ))}
    </TaskStrip>
    {draw && !isBelowPanel && <DrawTile draw={draw} />}
  </div>
)
