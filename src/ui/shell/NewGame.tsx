import '../style/newgame.css'
import '../symbols/table.ts'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { optionsFor, proposed, within } from '../../games/blackstone/insight/offered.ts'
import type { ModeCard, ModeId, Options } from '../../kernel/contract.ts'
import { nameOfMode } from '../text/names.ts'
import { t } from '../text/t.ts'
import { Icon } from './Icon.tsx'
import { lazy } from './lazy.tsx'
import { ModeCards } from './ModeCards.tsx'
import { Page } from './Page.tsx'

const SeatedOptions = lazy(async () => (await import('./SeatedOptions.tsx')).SeatedOptions, true)
const Seats = lazy(async () => (await import('./Seats.tsx')).Seats, true)

/** What a new game is begun from. */
export interface Setup {
  readonly mode: ModeId
  readonly options: Options
  /** One for each seat; empty where nobody typed one. */
  readonly names: readonly string[]
  /** The level of the bot that plays a seat; empty where a person does. */
  readonly bots: readonly string[]
  /** On several phones: the name is that of this one's player, and the others come to the table. */
  readonly several: boolean
}

interface NewGameProps {
  readonly modes: readonly ModeCard[]
  /** The last game that was begun. */
  readonly last: Setup | null
  /** The options that were chosen last, by mode. */
  readonly chosen: Readonly<Record<ModeId, Options>>
  /** Names that were used before. */
  readonly known: readonly string[]
  /** What would be begun now: its rules can be fetched meanwhile. */
  readonly onConsider: (setup: Setup) => void
  readonly onStart: (setup: Setup) => void
}

const jumpTo = (id: string): void => {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

/** The ways to what lies below the games. */
const Parts = () => (
  <nav class="st" aria-label={t('new.parts')}>
    {(['seats', 'options'] as const).map((id) => (
      <button key={id} type="button" class="tap" onClick={() => jumpTo(id)}>
        {t(`new.${id}`)}
      </button>
    ))}
  </nav>
)

/** What lies behind the footer is not seen. */
const COVERED = { rootMargin: '0px 0px -72px' }

/** Fetched and drawn once this part of the page comes near the screen. */
const Seen = ({ children }: { readonly children: ComponentChildren }) => {
  const part = useRef<HTMLDivElement>(null)
  const [seen, see] = useState(false)
  useEffect(() => {
    const near = new IntersectionObserver((found) => found.some((one) => one.isIntersecting) && see(true), COVERED)
    if (part.current) near.observe(part.current)
    return () => near.disconnect()
  }, [])
  return <div ref={part}>{seen && children}</div>
}

/** Which game, who sits where, and how it is played: all on one page. */
export function NewGame({ modes, last, chosen, known, onConsider, onStart }: NewGameProps) {
  const first = modes.find(({ id }) => id === last?.mode) ?? modes[0]
  if (!first) throw new Error('no modes')
  const [mode, choose] = useState(first)
  const wishedFor = (next: ModeCard): Options => chosen[next.id] ?? proposed(next)
  const [wished, wish] = useState(wishedFor(first))
  const sat = last?.names ?? []
  const [names, name] = useState<readonly string[]>([...sat, ...known.filter((one) => !sat.includes(one))])
  const [count, seat] = useState(within(sat.length, first))
  const { max } = mode.seats
  const [bots, seatBots] = useState(last?.bots ?? [])
  const [shared, share] = useState(last?.several)
  const several = !!shared && max > 1
  // Who comes is not known yet: what is offered suits a full table.
  const options = optionsFor(mode, several ? max : count, wished)
  const sits = several ? 1 : count
  const typed = Array.from({ length: several ? max : count }, (_, at) => names[at]?.trim() ?? '')
  // A table with one seat, or whose seats are on other phones, has no room for bots yet.
  const played = typed.map((_, at) => (count > 1 && !several && bots[at]) || '')
  const setup = { mode: mode.id, options, names: typed.slice(0, sits), bots: played.slice(0, sits), several }
  useEffect(() => onConsider(setup), [mode, wished])

  const chooseMode = (next: ModeCard) => {
    choose(next)
    wish(wishedFor(next))
    seat(within(count, next))
  }
  const start = (event: Event) => {
    event.preventDefault()
    onStart(setup)
  }
  return (
    <form class="new" onSubmit={start}>
      <Page
        title={t('new.title')}
        wide
        aside={<Parts />}
        footer={
          <>
            <p class="grow">
              <b class="dsp">{nameOfMode(mode.id)}</b>
              <br />
              <span class="muted">
                {t('new.for', { count: several ? 0 : count, bots: played.filter(Boolean).length })}
              </span>
            </p>
            <button type="submit" class="btn go">
              {t(several ? 'new.gather' : 'new.start')}
              <Icon name="next" />
            </button>
          </>
        }
      >
        <ModeCards modes={modes} chosen={mode} onChoose={chooseMode} />
        <div class="sides">
          <section class="seated" id="seats" tabIndex={-1}>
            <Seen>
              <Seats
                mode={mode}
                count={sits}
                names={names}
                bots={played}
                several={several}
                known={known}
                onName={(at, text) => name(Object.assign([...names], { [at]: text }))}
                onBots={seatBots}
                onCount={seat}
                onShare={share}
              />
            </Seen>
          </section>
          <section class="opts" id="options" tabIndex={-1} aria-labelledby="options-title">
            <h2 id="options-title">{t('new.options')}</h2>
            <Seen>
              <SeatedOptions mode={mode} names={typed} bots={played} options={options} onChange={wish} />
            </Seen>
          </section>
        </div>
      </Page>
    </form>
  )
}
