import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import type { Choice, TaskView } from './props.ts'
import { TaskCard } from './TaskCards.tsx'

const DrawTile = ({ draw }: { readonly draw: Choice }) => (
  <button type="button" class="draw tap" aria-disabled={draw.reason ? 'true' : undefined} onClick={draw.onPress}>
    <Icon name="plus" />
    <b>{draw.label}</b>
    <small>{draw.reason ?? draw.hint}</small>
  </button>
)

interface StripProps {
  readonly label: string
  readonly tasks: readonly TaskView[]
  readonly children: ComponentChildren
}

interface TaskHandProps {
  readonly tasks: readonly TaskView[]
  readonly limit: number
  /** The tile that draws a task; null when none can be drawn in this game. */
  readonly draw: Choice | null
  /** A panel stands above: at low heights the hand gives way to it. */
  readonly below?: boolean
  /** Stands before the tasks, as the goal does. */
  readonly children?: ComponentChildren
}

const cardsIn = (strip: HTMLElement): readonly Element[] => [...strip.querySelectorAll('.task')]

const isBackwards = (): boolean => document.dir === 'rtl'
/** Where an element ends on its line. */
const endOf = (element: Element): number => {
  const { left, right } = element.getBoundingClientRect()
  return isBackwards() ? -left : right
}

/** Says how many cards lie beyond the end of the line, gilded where one of them can be completed; and shows a card that was just drawn. */
const Strip = ({ label, tasks, children }: StripProps) => {
  const strip = useRef<HTMLDivElement>(null)
  const before = useRef(tasks)
  const [more, say] = useState({ count: 0, ready: false })
  const measure = () => {
    if (!strip.current) return
    const edge = endOf(strip.current) + 4
    const hidden = cardsIn(strip.current).filter((card) => endOf(card) > edge)
    const ready = hidden.some((card) => card.matches('.ready'))
    say((now) => (now.count === hidden.length && now.ready === ready ? now : { count: hidden.length, ready }))
  }
  // The goal comes later than the tasks.
  useLayoutEffect(() => {
    const watch = new MutationObserver(measure)
    if (strip.current) watch.observe(strip.current, { childList: true })
    addEventListener('resize', measure)
    return () => {
      watch.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  useLayoutEffect(() => {
    const grown = tasks.length > before.current.length && tasks[0]?.id === before.current[0]?.id
    if (grown && strip.current) cardsIn(strip.current).at(-1)?.scrollIntoView({ block: 'nearest' })
    before.current = tasks
  })
  // Once it is drawn: to measure sooner would lay the page out in the midst of the answer to a touch.
  useEffect(measure)
  return (
    <div class="tasks" ref={strip} role="group" aria-label={label} onScroll={measure}>
      {children}
      {more.count > 0 && (
        <button
          type="button"
          class={more.ready ? 'more go tap' : 'more tap'}
          aria-label={t('tray.more', { count: more.count })}
          onClick={() => strip.current?.scrollBy((isBackwards() ? -0.5 : 0.5) * strip.current.clientWidth, 0)}
        >
          <span>
            {more.count}
            <Icon name={more.ready ? 'tick' : 'next'} small />
          </span>
        </button>
      )}
    </div>
  )
}

/** The tasks in hand, side by side, the rest by a swipe; and what draws one more. */
export const TaskHand = ({ tasks, limit, draw, below = false, children }: TaskHandProps) => (
  <div class={below ? 'hand below tall' : 'hand'}>
    <Strip label={t('tray.tasks', { count: tasks.length, limit })} tasks={tasks}>
      {children}
      {tasks.map((view) => (
        <TaskCard key={view.id} view={view} />
      ))}
    </Strip>
    {draw && !below && <DrawTile draw={draw} />}
  </div>
)
