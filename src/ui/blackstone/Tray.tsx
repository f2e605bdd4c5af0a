import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { FaceBadge } from './Badge.tsx'
import type { Choice, CourtView, IncomeView, LogLine, TaskView } from './props.ts'
import { TaskCard } from './TaskCards.tsx'

/** What lies before the player: it shows more as there is more room. */
export const Tray = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="tray">
    <section class="tin" aria-label={t('tray.name')}>
      {children}
    </section>
  </div>
)

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

interface HandProps {
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

/** Says how many cards lie beyond the right edge, gilded where one of them can be completed; and shows a card that was just drawn. */
const Strip = ({ label, tasks, children }: StripProps) => {
  const strip = useRef<HTMLDivElement>(null)
  const before = useRef(tasks)
  const [more, say] = useState({ count: 0, ready: false })
  const measure = () => {
    if (!strip.current) return
    const edge = strip.current.getBoundingClientRect().right + 4
    const hidden = cardsIn(strip.current).filter((card) => card.getBoundingClientRect().right > edge)
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
    measure()
  })
  return (
    <div class="tasks" ref={strip} role="group" aria-label={label} onScroll={measure}>
      {children}
      {more.count > 0 && (
        <button
          type="button"
          class={more.ready ? 'more go tap' : 'more tap'}
          aria-label={t('tray.more', { count: more.count })}
          onClick={() => strip.current?.scrollBy(strip.current.clientWidth / 2, 0)}
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
export const Hand = ({ tasks, limit, draw, below = false, children }: HandProps) => (
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

const COUNTS = [
  ['king', 'kings'],
  ['knight', 'knights'],
  ['wizard', 'wizards'],
  ['ploy', 'ploys'],
] as const

/** How many cards of each kind a court has. */
export const CourtCounts = ({ court }: { readonly court: CourtView }) => (
  <>
    {COUNTS.map(([icon, what]) => (
      <span key={icon} class="cnt">
        <Icon name={icon} />
        <span aria-hidden="true">{court[what]}</span>
        <span class="vh">{t(`court.${what}`, { count: court[what] })}</span>
      </span>
    ))}
  </>
)

/** What the next turn brings: `+2` Knights, `+1` Wizards. */
export const Income = ({ income: { knights, wizards, either } }: { readonly income: IncomeView }) => (
  <span class="inc" aria-hidden="true">
    <Icon name="knight" />+{knights}
    <Icon name="wizard" />+{wizards}
    {either > 0 && (
      <>
        <Icon name="knight" />/<Icon name="wizard" />+{either}
      </>
    )}
  </span>
)

interface CourtRowProps {
  readonly court: CourtView
  readonly income: IncomeView
  readonly onPress: () => void
}

const saidOf = ({ knights, wizards, either }: IncomeView): string =>
  t('court.next', {
    knights: t('cost.knight', { count: knights }),
    wizards: t('cost.wizard', { count: wizards }),
    either,
  })

/** My court in one line: what I have completed, what that brings, what I keep. */
export const CourtRow = ({ court, income, onPress }: CourtRowProps) => (
  <button type="button" class="cbar tap tall" onClick={onPress}>
    <span class="vh">{t('court.mine')}</span>
    <CourtCounts court={court} />
    <Income income={income} />
    <span class="vh">{saidOf(income)}</span>
    <span class="rt">
      <span class="vh">{t('court.retained', { count: court.retained.length, limit: court.limit })}</span>
      {court.retained.map((face, at) => (
        <FaceBadge key={at} face={face} />
      ))}
      {Array.from({ length: Math.max(0, court.limit - court.retained.length) }, (_, at) => (
        <span key={at} class="slot" />
      ))}
    </span>
  </button>
)

/** The last deed at the table. */
export const LastMove = ({ line }: { readonly line: LogLine }) => (
  <p class="last tall3">
    <Icon name={line.icon} />
    <span>{line.text}</span>
  </p>
)
